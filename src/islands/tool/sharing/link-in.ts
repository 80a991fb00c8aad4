import { fragmentOf } from '../../../brand/sharing/fragment';

/** The fragment of a link to a comparison or a report that was pasted in place of a URL, or null. */
export function linkIn(text: string): string | null {
  return fragmentOf(text, 'comparison') ?? fragmentOf(text);
}
