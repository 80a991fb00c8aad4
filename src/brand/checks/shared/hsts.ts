/** What checks of Strict-Transport-Security share. */
import { splitOutsideQuotes } from '../../basics/http-fields';

/**
 * The directives of a Strict-Transport-Security value, by their names in lower case (RFC 6797 §6.1). Null if it breaks
 * the grammar, so that browsers ignore it: a directive twice, or something that isn't a directive.
 */
export function hstsDirectives(value: string): ReadonlyMap<string, string> | null {
  const directives = new Map<string, string>();
  for (const part of splitOutsideQuotes(value, ';').map((one) => one.trim())) {
    if (part === '') continue;
    const [, name, token, quoted] =
      /^([!#$%&'*+.^_`|~0-9A-Za-z-]+)(?:[\t ]*=[\t ]*(?:([!#$%&'*+.^_`|~0-9A-Za-z-]+)|"([^"]*)"))?$/.exec(part) ?? [];
    if (name === undefined || directives.has(name.toLowerCase())) return null;
    directives.set(name.toLowerCase(), token ?? quoted ?? '');
  }
  return directives;
}

/** Seconds; null if the directives hold no number of them, so that browsers ignore all. */
export function maxAge(directives: ReadonlyMap<string, string> | null): number | null {
  const age = directives?.get('max-age') ?? '';
  return /^[0-9]{1,15}$/.test(age) ? Number(age) : null;
}
