// The pictures of the element's package alone, in this entry of its own; the element itself is loaded
// where it is wanted.
export { picture, PICTURE_RATIO, wearPictures } from '@parlour/klotski-element/picture';
