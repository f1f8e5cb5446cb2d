/** Gives a text to the user as a file. */
export const download = (name: string, type: string, text: string): void => {
  // Spreadsheets take a table for UTF-8 only with a mark at its start.
  const mark = type.startsWith('text/csv') ? '\uFEFF' : '';
  const address = URL.createObjectURL(new Blob([mark + text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
};
