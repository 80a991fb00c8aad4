/** Links whose address is in a script, where crawlers do not look for it (Google: Link best practices). */
import type { Lacking } from '../facts/access';
import { withoutFragment, withoutWww } from '../urls/sites';
import { addressIn, attribute, textOf, type HtmlElement } from './html';
import { lackingOf } from './lacking';
import { stated, type Reading } from './reading';

/** The longest script in an attribute that we read. A script that leads elsewhere is short. */
const CODE_LIMIT = 1000;

/** Code that leads to another page. New windows are left out: they show what no one needs to find. */
const LEADS =
  /\blocation(?:\.href)?\s*=(?!=)|\blocation\.(?:assign|replace)\(|\bgo_?to\w*\(|\bnavigate\w*\(|\bredirect\w*\(/i;
const STRING = /'([^'\n]*)'|"([^"\n]*)"/;
/** What can only be the address of a page. */
const PAGE = /^(?:\/(?!\/)|https?:\/\/|[^?#]*\.(?:html?|php|aspx?|jsp)(?:[?#]|$))/i;

/** Attributes from which frameworks read a link's address. */
const ADDRESSES = ['routerlink', 'ng-href', 'ui-sref'];

const SCRIPT = /^javascript:/i;

/** An address of no page: an application, a telephone. */
const ELSEWHERE = /^(?!https?:)[a-z][a-z0-9+.-]*:/i;

/** The first string of a piece of code; '' if it has none. */
function stringIn(code: string): string {
  const found = STRING.exec(code);
  return found?.[1] ?? found?.[2] ?? '';
}

/** What an anchor leads to by script; null if it has an address of its own, or that is not plain. */
function scripted(anchor: HtmlElement): string | null {
  const href = addressIn(anchor, 'href');
  const isScript = SCRIPT.test(href);
  if (href !== '' && href !== '#' && !isScript) return null;
  const named = ADDRESSES.map((name) => attribute(anchor, name)?.trim() ?? '').find((value) => value !== '');
  if (named !== undefined) return named;
  const code = isScript ? href.slice(0, CODE_LIMIT) : '';
  const handler = (attribute(anchor, 'onclick') ?? '').slice(0, CODE_LIMIT);
  const leading = [code, handler]
    .map((one) => stringIn(one.slice(LEADS.exec(one)?.index ?? one.length)))
    .find((string) => string !== '' && !ELSEWHERE.test(string));
  return leading ?? (PAGE.test(stringIn(code)) ? stringIn(code) : null);
}

/**
 * Links to pages of this site; lacking: an address that crawlers can read. A page that another link leads to, too,
 * counts as read. Scripts that open menus are not links; only if nothing else leads on, everything that a script does
 * counts as one. The value is the link's text, or else its address.
 */
export function crawlableLinks(reading: Reading): Lacking {
  const { page } = reading;
  const all = reading.document.all('a').map((anchor) => ({ anchor, hidden: scripted(anchor) }));
  // Most pages have none, and then nothing has to be resolved.
  if (all.every(({ anchor, hidden }) => hidden === null && !SCRIPT.test(addressIn(anchor, 'href')))) {
    return { count: all.length, lacking: 0, examples: [] };
  }
  const anchors = all.map(({ anchor, hidden }) => {
    const url = reading.resolve(hidden ?? addressIn(anchor, 'href'));
    const target = url === null ? null : withoutFragment(url);
    return { anchor, hidden, url: target === page?.href ? null : url, target };
  });
  type Anchor = (typeof anchors)[number];
  const example = ({ anchor, hidden }: Anchor) => stated(reading, anchor, 'a', textOf(anchor) || (hidden ?? ''));
  if (anchors.every(({ hidden, url }) => hidden !== null || url === null)) {
    const only = anchors.filter(
      ({ anchor, hidden }) =>
        hidden !== null || (SCRIPT.test(attribute(anchor, 'href') ?? '') && textOf(anchor) !== ''),
    );
    return lackingOf(only, () => true, example);
  }
  const own = anchors.filter(
    ({ url }) => url !== null && page !== null && withoutWww(url.host) === withoutWww(page.host),
  );
  const read = new Set(own.flatMap(({ hidden, target }) => (hidden === null ? [target] : [])));
  return lackingOf(own, ({ hidden, target }) => hidden !== null && !read.has(target), example);
}
