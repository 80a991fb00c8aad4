/** The addresses in /llms.txt that are asked for. */
import { LLMS_LINKS } from '../evidence/evidence';
import { ownLinks } from '../reading/llms-txt';

/**
 * @param base where the file was found
 * @param isOwn whether an address is of the site itself
 * @param known addresses that were asked for anyway
 */
export function llmsLinksToAsk(
  text: string,
  base: string,
  isOwn: (url: URL) => boolean,
  known: readonly string[],
): readonly URL[] {
  const asked = new Set(known);
  return [...ownLinks(text, base).keys()]
    .filter((url) => !asked.has(url))
    .map((url) => new URL(url))
    .filter(isOwn)
    .slice(0, LLMS_LINKS);
}
