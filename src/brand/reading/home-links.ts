/** What marks the site: links home, and other marks that say what it is called. */
import { snapshotOf } from '../urls/snapshot';
import type { HomeLink } from '../facts/facts';
import { nameWords } from '../basics/names';
import { isHomeWord } from '../naming/cleaned';
import { hostLabels } from '../naming/host';
import { webUrl, withoutWww } from '../urls/sites';
import { collapse, withoutTrailing } from '../basics/text';
import { naming, type Naming } from './accessible-names';
import { addressIn, attribute, textOf, tokens, type HtmlElement } from './html';
import { stated, type Reading } from './reading';
import { unscriptedParts } from './unscripted';
import type { Statement } from '../facts/statement';

/** Links beyond these are not kept: nothing is decided by the fiftieth. */
const HOME_LINK_LIMIT = 20;
/** Home links that say nothing are passed over, up to this many: each takes reading what is in it. */
const SILENT_LINK_LIMIT = 500;

/** The root, also with a parameter, its index file, and the root of a language. */
const HOME_PATH = /^\/(?:index\.[a-z]{3,5}|[a-z]{2}(?:[-_][a-z]{2,4})?\/?|;?[a-z]{2,12}=[^/]*)?$/i;

/** How many links are searched for other marks, which are at the start of a page. */
const LINK_LIMIT = 1000;

/**
 * A page as it is read, a snapshot of an archive as the page that it was taken of. Its own links lead to snapshots of
 * the same time, those that the archive adds to others of the page.
 */
function asLive<Part extends Pick<Reading, 'page' | 'resolve'>>(reading: Part): Part {
  const { page, resolve } = reading;
  const snapshot = page === null ? null : snapshotOf(page);
  if (snapshot === null) return reading;
  const resolveLive = (reference: string) => {
    const url = resolve(reference);
    const other = url === null ? null : snapshotOf(url);
    return other?.time === snapshot.time ? other.live : url;
  };
  return { ...reading, page: snapshot.live, resolve: resolveLive };
}

/** What a link says: its label, its text and images, its title. */
function textsOf(link: HtmlElement): readonly string[] {
  const texts = [attribute(link, 'aria-label') ?? '', textOf(link), attribute(link, 'title') ?? ''].map(collapse);
  return texts.filter((text) => text !== '');
}

/** A text of more characters says more than “home”. */
const HOME_WORD_LENGTH = 30;

/** The link that is called “Home”: by what it says or `rel`, else by its label or title, as those to languages are, too. */
function calledHome(links: readonly HtmlElement[]): HtmlElement | undefined {
  const isHome = (text: string) => text.length <= HOME_WORD_LENGTH && isHomeWord(text);
  const isCalled = (link: HtmlElement) => tokens(link, 'rel').includes('home') || isHome(textOf(link));
  return links.find(isCalled) ?? links.find((link) => textsOf(link).some(isHome));
}

/**
 * Returns a function that says whether a link leads to the site's home page: the root, even with a parameter
 * (`/ref=logo`), its index file, a language's root, or the page that the root led us to (`/en/start.html`). If no link
 * leads there, the target of the page's own links called “Home” counts.
 */
export function leadingHome(reading: Reading): (link: HtmlElement) => boolean {
  const { page, home, resolve, document } = asLive(reading);
  if (page === null) return () => false;
  const host = withoutWww(page.host);
  const path = ({ pathname }: Readonly<URL>) => pathname.replace(/\/$/, '');
  const ledTo = webUrl(home.url)?.pathname === '/' ? path(page) : null;
  const ownUrl = (link: HtmlElement) => {
    const href = addressIn(link, 'href');
    const url = href === '' || href.startsWith('#') ? null : resolve(href);
    return url !== null && withoutWww(url.host) === host ? url : null;
  };
  const leads = (link: HtmlElement) => {
    const url = ownUrl(link);
    return url !== null && (HOME_PATH.test(url.pathname) || path(url) === ledTo);
  };
  const links = document.all('a').slice(0, LINK_LIMIT);
  if (links.some(leads)) return leads;
  const called = calledHome(links.filter((link) => ownUrl(link) !== null));
  const named = called === undefined ? null : ownUrl(called);
  return (link) => {
    const url = ownUrl(link);
    return leads(link) || (url !== null && named !== null && path(url) === path(named));
  };
}

/**
 * The text that a link is read out with: its label, its text and images, or its title. Otherwise what assistive
 * technology makes of its content, such as a drawing with a label.
 */
function linkText(link: HtmlElement, names: Naming): string {
  return textsOf(link)[0] ?? names.nameOf(link) ?? '';
}

function parentOf({ parentNode }: HtmlElement): HtmlElement | null {
  return parentNode !== null && 'tagName' in parentNode ? parentNode : null;
}

/** Whether a link leads to the root of a host. */
function isRoot(link: HtmlElement, { resolve }: Pick<Reading, 'resolve'>): boolean {
  const url = resolve(addressIn(link, 'href'));
  return url !== null && /^\/(?:index\.[a-z]{3,5}|;?[a-z]{2,12}=[^/]*)?$/i.test(url.pathname);
}

/** Elements whose links are those of a menu or a text. */
const CONTENT = new Set(['li', 'p', 'main', 'article']);

/** Elements whose pictures are another's mark, or those of a link. */
const UNLINKED = new Set(['a', 'li', 'p', 'article', 'footer']);

function isInContent(element: HtmlElement, content = CONTENT): boolean {
  for (let around = parentOf(element); around !== null; around = parentOf(around)) {
    if (content.has(around.tagName)) return true;
  }
  return false;
}

/** Whether a link shows the site's mark: a picture, a label for one, or what its class or id calls a logo. */
function isMark(link: HtmlElement, reading: Pick<Reading, 'resolve'>, names: Naming): boolean {
  // Roots of languages are shown with flags.
  if (isRoot(link, reading) && (names.imageIn(link) !== null || attribute(link, 'aria-label') !== null)) return true;
  const parent = parentOf(link);
  const around = [link, parent, parent === null ? null : parentOf(parent)];
  return around.some(
    (element) =>
      element !== null &&
      (element.tagName === 'h1' ||
        /logo|brand|masthead|site-?(?:name|title)/i.test(
          `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`,
        )),
  );
}

/** The texts and images of links home. */
export function homeLinks(page: Reading, names: Naming): readonly HomeLink[] {
  const reading = asLive(page);
  const leadsHome = leadingHome(reading);
  const links: HomeLink[] = [];
  let silent = 0;
  for (const link of reading.document.all('a')) {
    if (!leadsHome(link)) continue;
    const text = linkText(link, names);
    const image = names.imageIn(link);
    const alternative = image === null ? '' : collapse(attribute(image, 'alt') ?? names.nameOf(image) ?? '');
    // The first link home says the site's name, except that of a menu or a text.
    const isFirst = links.length === 0 && silent === 0;
    const mark = isMark(link, reading, names) || (isFirst && isRoot(link, reading) && !isInContent(link));
    if (text !== '') links.push({ ...stated(reading, link, 'home-link', text), isMark: mark });
    else silent++;
    // A label may say something else than the image within.
    if (image !== null && alternative !== '' && alternative !== text) {
      links.push({ ...stated(reading, image, 'home-link', alternative), isMark: mark });
    }
    if (links.length >= HOME_LINK_LIMIT || silent === SILENT_LINK_LIMIT) break;
  }
  return links;
}

/** Whether a link leads to the root of another host that is named as the page's is: www and m, .com and .de. */
function leadsToSibling(link: HtmlElement, { page, resolve }: Reading): boolean {
  const href = addressIn(link, 'href');
  // Most links stay on their host.
  if (page === null || !/^(?:https?:)?\/\//i.test(href)) return false;
  const url = resolve(href);
  if (url === null || withoutWww(url.host) === withoutWww(page.host) || url.pathname !== '/') return false;
  const [label] = hostLabels(url.hostname);
  return label !== undefined && label === hostLabels(page.hostname)[0];
}

/** Whether a link leads to the section that the page is in: `/news` of `/news/morning-tea`. */
function leadsToSection(link: HtmlElement, { page, resolve }: Reading): boolean {
  const href = addressIn(link, 'href');
  if (page === null || href === '' || href.startsWith('#')) return false;
  const url = resolve(href);
  if (url === null || withoutWww(url.host) !== withoutWww(page.host) || url.pathname === '/') return false;
  return page.pathname.startsWith(`${withoutTrailing(url.pathname, '/')}/`) && url.pathname !== page.pathname;
}

/** Names of the site's mark in a class or an id: `header-logo`, `siteLogo`, and not `catalogo`. */
const LOGO = /(?:^|[^a-z])logo(?![a-z])|[a-z]Logo(?![a-z])/;

/** A text of more words describes the site. */
const MARK_WORDS = 4;

/** Other short texts of a link than the one it is read out with; a longer one, or a list, tells what the site offers. */
function otherTexts(link: HtmlElement): readonly string[] {
  const [first, ...others] = textsOf(link);
  const isBrief = (text: string) => !/[,;:!?]/.test(text) && nameWords(text).length <= MARK_WORDS;
  return [...new Set(others)].filter((text) => text !== first && isBrief(text));
}

/** What marks that link to the home page, or to another host of the brand, say besides what they are read out with. */
function besides(reading: Reading, names: Naming): readonly Statement[] {
  const leadsHome = leadingHome(reading);
  const leads = (link: HtmlElement) => leadsHome(link) || leadsToSibling(link, reading);
  return reading.document
    .all('a')
    .slice(0, LINK_LIMIT)
    .filter((link) => leads(link) && isMark(link, reading, names))
    .slice(0, HOME_LINK_LIMIT)
    .flatMap((link) => otherTexts(link).map((text) => stated(reading, link, 'home-link', text)));
}

/** The only picture outside of links, menus and texts that its class or id calls a logo. */
function unlinkedMarks(reading: Reading): readonly Statement[] {
  const isLogo = (image: HtmlElement) =>
    LOGO.test(`${attribute(image, 'class') ?? ''} ${attribute(image, 'id') ?? ''}`);
  const logos = reading.document.all('img').filter(isLogo).slice(0, HOME_LINK_LIMIT);
  const [image, other] = logos.filter((logo) => !isInContent(logo, UNLINKED));
  const text = image === undefined ? '' : collapse(attribute(image, 'alt') ?? '');
  return image === undefined || other !== undefined || text === '' ? [] : [stated(reading, image, 'img', text)];
}

/** What marks that link to other hosts of the brand say, or to the section of the page. */
function siblingMarks(reading: Reading, names: Naming): readonly Statement[] {
  return reading.document
    .all('a')
    .slice(0, LINK_LIMIT)
    .filter((link) => (leadsToSibling(link, reading) || leadsToSection(link, reading)) && isMark(link, reading, names))
    .slice(0, HOME_LINK_LIMIT)
    .flatMap((link) => {
      const text = linkText(link, names);
      return text === '' ? [] : [stated(reading, link, 'home-link', text)];
    });
}

/** What links home, logos and headings say to browsers without scripts. */
function unscripted(reading: Reading): readonly Statement[] {
  return unscriptedParts(reading, /<(?:a|h1)\b/i)
    .flatMap(({ element, document }) => {
      const names = naming(document);
      const links = document.all('a').filter(leadingHome(reading));
      return [
        ...document.all('h1').map((heading) => ['h1', textOf(heading)] as const),
        ...links.map((link) => ['home-link', linkText(link, names)] as const),
      ].flatMap(([source, said]) => (said === '' ? [] : [stated(reading, element, source, said)]));
    })
    .slice(0, HOME_LINK_LIMIT);
}

/** What marks say that are not links home of the page shown: most are searched only for slips. */
export function otherMarks(page: Reading, names: Naming): readonly Statement[] {
  const reading = asLive(page);
  return [
    ...siblingMarks(reading, names),
    ...besides(reading, names),
    ...unlinkedMarks(reading),
    ...unscripted(reading),
  ];
}
