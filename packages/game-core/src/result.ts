/** Either a value or the reason why there is none. Parsers and moves return it; nothing throws. */
export type Result<Value, Fault> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Fault };

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const err = <Fault>(error: Fault): { readonly ok: false; readonly error: Fault } => ({
  ok: false,
  error,
});

/** The value of a result that cannot fail here; throws the fault's message otherwise. */
export const unwrap = <Value>(result: Result<Value, { readonly message: string }>): Value => {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

/** Why a text could not be read. `position` is an index into it; its length, where something is missing. */
export interface ParseError {
  readonly code: string;
  readonly message: string;
  readonly position: number;
}

export const parseError = (code: string, position: number, message: string) =>
  err<ParseError>({ code, message, position });

/** What a parser reads: callers without types may hand in anything, which reads like an empty text. */
export const textOf = (input: unknown): string => (typeof input === 'string' ? input : '');
