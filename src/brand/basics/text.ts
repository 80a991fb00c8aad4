/**
 * Text measured and shortened the same way in every engine. No Unicode tables of the host are used:
 * what counts as white space or a script without spaces is listed here.
 */

/** Shortens to at most `max` UTF-16 units, an ellipsis included, never through the middle of a surrogate pair. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 2);
  const end = last >= 0xd800 && last <= 0xdbff ? max - 2 : max - 1;
  return `${text.slice(0, end)}…`;
}

/** Removes white space at the ends and makes every run of it inside one space. */
export function collapse(text: string): string {
  if (text === '') return '';
  return text.replace(/[\t\n\f\r \u00a0\u2028\u2029\u3000]+/g, ' ').trim();
}

/** Removes each of some characters from the end of a text. A pattern like `/,+$/` would begin anew at each comma. */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** A text with percent-encoding decoded; unchanged if that isn't possible. */
export function percentDecoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The first character reference that people see as code because it was escaped twice (`&#39;`, `&amp;`), or null. */
export function visibleCode(text: string): string | null {
  return (
    /&(?:#[0-9]{1,6}|#x[0-9a-f]{1,5}|amp|quot|apos|lt|gt|nbsp|hellip|[lr][sd]quo|[mn]dash);/i.exec(text)?.[0] ?? null
  );
}

/** Whether a text shows nothing: white space, soft hyphens, marks of direction and other invisible characters alone. */
export function isBlank(text: string): boolean {
  return /^[\t\n\v\f\r \u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u2066-\u2069\u3000\ufeff]*$/.test(
    text,
  );
}

/** Length in code points: an emoji or a rare ideograph counts once. */
export function lengthOf(text: string): number {
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0xd800 && unit <= 0xdbff && i + 1 < text.length) i++;
    length++;
  }
  return length;
}

/**
 * Whether a UTF-16 unit belongs to a script that is written without spaces between words, or (Hangul) attaches
 * particles to a name: Thai, Lao, Myanmar, Khmer, Kana, Han, Hangul. Surrogates count: the Han extensions need them.
 */
export function isUnspaced(unit: number): boolean {
  return (
    (unit >= 0x0e00 && unit <= 0x0eff) ||
    (unit >= 0x1000 && unit <= 0x109f) ||
    (unit >= 0x1780 && unit <= 0x17ff) ||
    (unit >= 0x3040 && unit <= 0x30ff) ||
    (unit >= 0x3400 && unit <= 0x9fff) ||
    (unit >= 0xac00 && unit <= 0xdfff) ||
    (unit >= 0xf900 && unit <= 0xfaff)
  );
}
