// The game with all that its options and records may hold: every format, and the names in the gallery.
export { klotski } from '@parlour/klotski';
