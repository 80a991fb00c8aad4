/** Names that a page says as those of other sites: a sister brand in a menu, the maker of its software. */
import { nameWords } from '../basics/names';
import { hostKey, hostLabels } from '../naming/host';
import { isNameLike } from '../naming/name-like';
import { addressIn, attribute, scriptText, textOf } from './html';
import type { Reading } from './reading';
import { visiblePieces } from './visible-text';

/** A host's label of fewer letters is found in too much. */
const SHORTEST = 4;

/** Signs of a host name. */
const HOST = /^[a-z0-9.-]$/;

/** Hosts looked at for each name, and the length of one. */
const HOST_LIMIT = 200;
const HOST_LENGTH = 100;

/** Properties that repeat the title, or say what made the page. */
const BESIDES: readonly string[] = ['og:title', 'twitter:title', 'title', 'generator'];

/** The labels under which a name may be a host's: in one word, or with hyphens. */
function labelsFor(name: string): readonly string[] {
  const words = nameWords(name).map(hostKey);
  return words.join('').length < SHORTEST ? [] : [...new Set([words.join(''), words.join('-')])];
}

/** Whether a source in lower case has an address whose host's main label is the given one. */
function hasHost(source: string, label: string): boolean {
  let at = source.indexOf(`${label}.`);
  for (let looked = 0; at !== -1 && looked < HOST_LIMIT; looked++) {
    let [from, to] = [at, at + label.length];
    while (at - from < HOST_LENGTH && HOST.test(source.charAt(from - 1))) from--;
    while (to - at < HOST_LENGTH && HOST.test(source.charAt(to))) to++;
    if (source.startsWith('//', from - 2) && hostLabels(source.slice(from, to))[0] === label) return true;
    at = source.indexOf(`${label}.`, at + label.length);
  }
  return false;
}

/** How often a text says a name, as words of their own. */
function timesIn(text: string, name: string): number {
  return ` ${nameWords(text).join('  ')} `.split(` ${nameWords(name).join('  ')} `).length - 1;
}

/** Whether a page says a name as that of another site, in addresses and links to it, and nowhere else. */
function isOtherSite(name: string, reading: Reading): boolean {
  const { document, page, properties, resolve, source } = reading;
  const own = hostLabels(page?.hostname ?? '');
  const labels = labelsFor(name).filter((label) => !own.includes(label));
  if (!labels.some((label) => hasHost(source(), label))) return false;
  if (properties.some(({ property, value }) => !BESIDES.includes(property) && timesIn(value, name) > 0)) return false;
  const data = document.all('script').filter((script) => (attribute(script, 'type') ?? '').includes('ld+json'));
  if (data.some((script) => timesIn(scriptText(script).text, name) > 0)) return false;
  const [body] = document.all('body');
  // Links may stand side by side without a space.
  const said = body === undefined ? 0 : timesIn(visiblePieces(body).join(' '), name);
  const isTo = (href: string) => labels.includes(hostLabels(resolve(href)?.hostname ?? '')[0] ?? '');
  const links = said === 0 ? [] : document.all('a').filter((link) => isTo(addressIn(link, 'href')));
  return said <= links.reduce((sum, link) => sum + timesIn(textOf(link), name), 0);
}

/**
 * Of some texts, the names that the page says as those of other sites alone; none if it is only known in part. Takes
 * time linear in the source for each text that looks like a name.
 */
export function otherSitesAmong(texts: readonly string[], reading: Reading): readonly string[] {
  return reading.complete ? texts.filter((text) => isNameLike(text) && isOtherSite(text, reading)) : [];
}
