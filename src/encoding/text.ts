/**
 * Text that was written for what reads it, as types: strings that say so to the compiler alone.
 *
 * A plain string may hold what a stranger wrote. Only the encoders of this folder make these types of it, one for each
 * sink; that nobody else asserts them is linted. What writes to a stream or a file asks for `Encoded`.
 */
declare const PIECE: unique symbol;
declare const ENCODED: unique symbol;

/** What reads a text: a terminal and the log that a CI server makes of it, a spreadsheet, a parser. */
export type Sink = 'terminal' | 'csv' | 'json' | 'markdown' | 'xml' | 'html' | 'workflow';

/** Part of a text in which a stranger's words are nothing but text to the sink. */
export type Piece<S extends Sink> = string & { readonly [PIECE]: S };

/** A whole text, which may be written. */
export type Encoded<S extends Sink = Sink> = string & { readonly [ENCODED]: S };

/** A string that stands in the source. Of one that is made at run time the compiler knows no more than `string`. */
export type InSource<T extends string> = Record<never, never> extends Record<T, 1> ? never : T;

type Tag<S extends Sink> = (parts: TemplateStringsArray, ...values: readonly (Piece<S> | number)[]) => Piece<S>;

/** The tag for templates of a sink: what stands in the source is ours, and only its pieces can be put in. */
export function tagOf<S extends Sink>(): Tag<S> {
  return (parts, ...values) => String.raw({ raw: parts }, ...values) as Piece<S>;
}

/** Pieces one behind the other. @param between as it stands in the source */
export function joined<S extends Sink, const T extends string>(
  pieces: readonly Piece<S>[],
  between: InSource<T>,
): Piece<S> {
  return pieces.join(between) as Piece<S>;
}
