/** Untrusted words where only plain text can be shown, as in a page's head. */
import { flattened, isolate } from '../report/isolate';

/** A text without control characters, and without marks that change the direction of the text around it. */
export function plain(text: string): string {
  return flattened(isolate(text), String)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** The same, cut where it is longer. @param most characters, the ellipsis included */
export function clipped(text: string, most: number): string {
  const characters = [...plain(text)];
  if (characters.length <= most) return characters.join('');
  return `${characters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
