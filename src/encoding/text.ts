/**
 * Types for text that was encoded for whatever reads it: strings that differ only to the compiler.
 *
 * A plain string may hold untrusted text. Only the encoders of this folder turn it into these types, one for each
 * sink; a lint rule keeps others from asserting them. Code that writes to a stream or a file takes `Encoded`.
 */
declare const PIECE: unique symbol;
declare const ENCODED: unique symbol;

/** What reads a text: a terminal and the log that a CI server makes of it, a spreadsheet, a parser. */
export type Sink = 'terminal' | 'csv' | 'json' | 'markdown' | 'xml' | 'html' | 'workflow';

/** Part of a text; untrusted words in it are nothing but text to the sink. */
export type Piece<S extends Sink> = string & { readonly [PIECE]: S };

/** A whole text, ready to be written. */
export type Encoded<S extends Sink = Sink> = string & { readonly [ENCODED]: S };

/** A string that stands in the source. Of one that is made at run time the compiler knows no more than `string`. */
export type InSource<T extends string> = Record<never, never> extends Record<T, 1> ? never : T;

type Tag<S extends Sink> = (parts: TemplateStringsArray, ...values: readonly (Piece<S> | number)[]) => Piece<S>;

/** The tag for templates of a sink: what stands in the source is ours, and only its pieces can be put in. */
export function tagOf<S extends Sink>(): Tag<S> {
  return (parts, ...values) => String.raw({ raw: parts }, ...values) as Piece<S>;
}

/** Pieces, one after the other. @param between as written in the source */
export function joined<S extends Sink, const T extends string>(
  pieces: readonly Piece<S>[],
  between: InSource<T>,
): Piece<S> {
  return pieces.join(between) as Piece<S>;
}
