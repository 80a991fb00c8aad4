/** What a language lacks: English is shown instead, unless a build is strict. */
import type { WrittenLocale } from '../../site/locales';
import type { Problem } from './problem';

/** A text that a language lacks, where it would be. */
export interface Lacking extends Problem {
  readonly locale: WrittenLocale;
  /** The string's key as written; null if the whole file is missing. */
  readonly key: string | null;
}

/** What a check found: what is wrong in any build, and what is missing. */
export interface Found {
  readonly problems: readonly Problem[];
  readonly lacking: readonly Lacking[];
}

/** Whether a build lets nothing missing through: `npm run build -- --strict`, as production is built. */
export function isStrict(): boolean {
  return process.env['FACET_STRICT'] === '1';
}

/** What stops a build. */
export function stopping({ problems, lacking }: Found, strict = isStrict()): readonly Problem[] {
  return strict ? [...problems, ...lacking] : problems;
}

/** One line about what is missing; null if nothing is. */
export function lackingLine(lacking: readonly Lacking[]): string | null {
  if (lacking.length === 0) return null;
  const languages = [...new Set(lacking.map(({ locale }) => locale))].join(', ');
  const [texts, are] = lacking.length === 1 ? ['text is', 'it'] : ['texts are', 'them'];
  return `${lacking.length} ${texts} missing in ${languages} and shown in English; builds with --strict stop at ${are}: npm run content:status`;
}
