/** Searches of the parts that explore: browse, collection, harder. */
export const exploring = {};
