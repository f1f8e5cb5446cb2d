/** The words that every element needs. Each language is a module of its own; English is built in. */
export interface CoreWords {
  readonly toolbar: string;
  readonly new: string;
  readonly restart: string;
  readonly undo: string;
  readonly redo: string;
  readonly hint: string;
  readonly auto: string;
  readonly help: string;
  readonly close: string;
  readonly keys: string;
  readonly moves: string;
  readonly time: string;
  readonly score: string;
}
