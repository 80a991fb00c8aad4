/** What a home page states about itself in its markup. */
import { isLocalePath } from '../addresses/home';
import { propertyOf, type Facts, type IconStatement, type NameStatement, type PropertyStatement } from '../facts/facts';
import { charsetOf } from '../basics/encoding';
import { nameWords } from '../basics/names';
import { clip, collapse, isBlank } from '../basics/text';
import { naming, type Naming } from './accessible-names';
import { readEntities } from './entities';
import { feedNames } from './feeds';
import { headElements } from './head-elements';
import { homeLinks, otherMarks } from './home-links';
import { addressIn, attribute, isInHead, textOf, tokens, type HtmlElement } from './html';
import { headerLinks, headers, isXhtml, links, mediaTypeOf, stated, statementsOf, type Reading } from './reading';
import { statement, urlStatement, whereIn } from './statement';
import { witnessUrl } from '../urls/local';
import { readStructuredData } from './structured-data';
import { typedItems } from './typed-items';
import { isShown } from './visible-text';
import type { Statement, UrlStatement } from '../facts/statement';

/** Repetitions beyond these are not kept: nothing is decided by the fiftieth title. */
const LIMIT = 50;

/** Headings that are compared with the title, and how much of each, in UTF-16 units. */
const HEADING_LIMIT = 8;
const TITLE_LENGTH = 600;

/** How many links are searched for other languages: menus further down are left out. */
const LOCALE_LINK_LIMIT = 1000;

/** Prefixes of Open Graph: its own and those of its object types. */
const OPEN_GRAPH = /^(?:og|article|book|profile|video|music|product|fb):/;

function titles({ document, answer }: Reading): readonly Statement[] {
  return document
    .all('title')
    .slice(0, LIMIT)
    .map((title) => {
      const source = collapse(document.sourceOf(title));
      const where = whereIn(answer, 'title', document.lineOf(title), source);
      const text = collapse(textOf(title));
      return statement(isBlank(text) ? '' : text, where);
    });
}

/** The h1s that are shown and say something, a few of them, else the first; their values are what they say. */
function mainHeadings(reading: Reading, names: Naming): readonly Statement[] {
  const found: Statement[] = [];
  const all = reading.document.all('h1').slice(0, LIMIT);
  for (const heading of all) {
    if (!isShown(heading)) continue;
    const text = [textOf(heading), names.nameOf(heading) ?? ''].find((one) => !isBlank(one)) ?? '';
    if (text !== '') found.push(stated(reading, heading, 'h1', text));
    if (found.length === HEADING_LIMIT) break;
  }
  const [first] = all;
  return found.length > 0 || first === undefined ? found : [stated(reading, first, 'h1', '')];
}

/** The heading that shares most words with the title; if several do, the first. (A logo may be a heading too.) */
function headingOf(headings: readonly Statement[], title: string): Statement | null {
  const words = new Set(nameWords(clip(title, TITLE_LENGTH)));
  const shared = ({ value }: Statement) =>
    new Set(nameWords(clip(value, TITLE_LENGTH)).filter((word) => words.has(word))).size;
  const [first, ...others] = headings;
  return first === undefined ? null : others.reduce((best, one) => (shared(one) > shared(best) ? one : best), first);
}

/** Links to addresses on the page's site that may be the roots of languages. Nothing else is looked up. */
function localeLinks(reading: Reading): readonly string[] {
  const { page } = reading;
  if (page === null || !isLocalePath(page)) return [];
  const found = new Set<string>();
  for (const link of reading.document.all('a').slice(0, LOCALE_LINK_LIMIT)) {
    const url = reading.resolve(addressIn(link, 'href'));
    if (url !== null && url.pathname !== page.pathname && isLocalePath(url)) found.add(url.origin + url.pathname);
  }
  return [...found].slice(0, LIMIT);
}

/** The largest size of a `sizes` attribute, in pixels. */
function declaredSize(link: HtmlElement): number | null {
  const sizes = tokens(link, 'sizes').flatMap((size) => {
    const [, width, height] = /^([0-9]{1,5})x([0-9]{1,5})$/.exec(size) ?? [];
    return width === undefined || height === undefined ? [] : [Math.min(Number(width), Number(height))];
  });
  return sizes.length === 0 ? null : sizes.reduce((largest, size) => Math.max(largest, size));
}

function icons(reading: Reading): readonly IconStatement[] {
  const found: IconStatement[] = [];
  for (const link of reading.document.all('link')) {
    const rel = tokens(link, 'rel');
    const kind = rel.includes('icon')
      ? 'icon'
      : rel.some((token) => token.startsWith('apple-touch-icon'))
        ? 'apple-touch'
        : null;
    const href = attribute(link, 'href') ?? '';
    if (kind === null || href.trim() === '') continue;
    const { value, where } = stated(reading, link, `link:${kind === 'icon' ? 'icon' : 'apple-touch-icon'}`, href);
    const { url } = urlStatement(href, reading.base, where);
    const svg = attribute(link, 'type')?.trim().toLowerCase() === 'image/svg+xml' || /\.svg(?:[?#]|$)/i.test(url ?? '');
    found.push({ value, where, url, kind, svg, size: declaredSize(link) });
  }
  return found.slice(0, LIMIT);
}

/**
 * The URL of the best declared icon that can be asked for: an SVG, else the largest, else the first. Touch icons
 * count as icons (Google: favicon), but one without a size comes last. Null if no icon qualifies.
 */
export function bestIcon(icons: readonly IconStatement[]): string | null {
  const rank = ({ svg, size, kind }: IconStatement) => {
    if (svg) return Number.MAX_SAFE_INTEGER;
    return size ?? (kind === 'icon' ? 1 : 0);
  };
  const usable = icons.filter(({ url }) => url !== null);
  return usable.toSorted((a, b) => rank(b) - rank(a))[0]?.url ?? null;
}

/** Canonical URLs named in a Link header (RFC 8288), resolved against the document's own URL. */
function headerCanonicals({ home, answer }: Reading): readonly UrlStatement[] {
  return headerLinks(home)
    .filter(({ rel }) => rel.includes('canonical'))
    .slice(0, LIMIT)
    .map(({ target, text }) =>
      urlStatement(target, home.finalUrl, whereIn(answer, 'header:link', null, collapse(text))),
    );
}

function charset(reading: Reading): Statement | null {
  for (const meta of reading.document.all('meta')) {
    const label = attribute(meta, 'charset');
    if (label !== null && label.trim() !== '') return stated(reading, meta, 'meta:charset', label);
    if (attribute(meta, 'http-equiv')?.trim().toLowerCase() !== 'content-type') continue;
    const found = charsetOf(attribute(meta, 'content') ?? '');
    if (found !== null) return stated(reading, meta, 'meta:content-type', found);
  }
  const found = mediaTypeOf(reading.home)?.charset ?? null;
  if (found === null) return null;
  const written = headers(reading.home, 'content-type').join(', ');
  return statement(found, whereIn(reading.answer, 'header:content-type', null, written));
}

/**
 * The image a shared link would show: the first og:image (its secure_url where the URL itself is not https), else
 * twitter:image.
 */
export function previewImageOf(properties: readonly PropertyStatement[], base: string): UrlStatement | null {
  const first = (...names: readonly string[]) => propertyOf(properties, ...names);
  const main =
    first('og:image', 'og:image:url') ?? first('og:image:secure_url') ?? first('twitter:image', 'twitter:image:src');
  if (main === undefined) return null;
  const secure = main.property.startsWith('og:') ? first('og:image:secure_url') : undefined;
  const isSecure = (candidate: PropertyStatement) => /^https:/i.test(candidate.value);
  const chosen = !isSecure(main) && secure !== undefined && isSecure(secure) ? secure : main;
  return urlStatement(chosen.value, base, chosen.where);
}

function metaNames(properties: readonly PropertyStatement[]): readonly NameStatement[] {
  const kinds: readonly (readonly [property: string, kind: NameStatement['kind']])[] = [
    ['og:site_name', 'og-site-name'],
    ['application-name', 'application-name'],
    ['apple-mobile-web-app-title', 'apple-title'],
  ];
  return kinds.flatMap(([name, kind]) =>
    statementsOf(properties, name)
      .slice(0, 5)
      .map((stated) => ({ ...stated, kind })),
  );
}

/**
 * The document's language, and what the other attribute says: in XHTML `xml:lang` counts before `lang`, in HTML
 * browsers do not read it (HTML standard: the lang attribute).
 */
function languages(reading: Reading): Pick<Facts, 'language' | 'otherLanguage'> {
  const root = reading.document.all('html')[0];
  const valueOf = (name: 'lang' | 'xml:lang') => {
    const value = root === undefined ? '' : (attribute(root, name)?.trim() ?? '');
    return root === undefined || value === '' ? null : stated(reading, root, `html:${name}`, value);
  };
  const html = valueOf('lang');
  const xml = valueOf('xml:lang');
  const countsFirst = isXhtml(reading) && xml !== null;
  return countsFirst ? { language: xml, otherLanguage: html } : { language: html, otherLanguage: xml };
}

/** The first thing in the body if what belongs in the head comes after it; null if it is not known. */
function headEnd(reading: Reading, misplaced: readonly Statement[]): Statement | null {
  const [body] = reading.document.all('body');
  const first = body?.childNodes.find((node) => 'tagName' in node);
  if (misplaced.length === 0 || first === undefined || !('tagName' in first)) return null;
  return stated(reading, first, first.tagName, first.tagName);
}

/** Whether what the page wrote into its head is in its body, since something before it has ended the head. */
function headEndsEarly({ document }: Reading): boolean {
  const first = document.all('meta')[0] ?? document.all('title')[0];
  return first !== undefined && !isInHead(first);
}

/** Reads a home page: the facts that one HTML document settles, and its links to web app manifests. */
export function readPage(reading: Reading) {
  const { document, home, answer, base, blanks, properties } = reading;
  const structured = readStructuredData(document, answer, base);
  const openGraph = properties.filter(({ property }) => OPEN_GRAPH.test(property)).slice(0, 4 * LIMIT);
  const twitter = properties.filter(({ property }) => property.startsWith('twitter:')).slice(0, 2 * LIMIT);
  const names = naming(document);
  const stated = metaNames(properties);
  const headings = mainHeadings(reading, names);
  const seen = {
    titles: titles(reading),
    heading: headings[0] ?? null,
    homeLinks: homeLinks(reading, names),
    otherMarks: otherMarks(reading, names),
  };
  const spoken = languages(reading);
  // Search engines read canonical links in the head alone (Google: rel=canonical).
  const canonicals = [...links(reading, 'canonical', isInHead), ...headerCanonicals(reading)];
  const witnesses = {
    page: witnessUrl(home.finalUrl, ...canonicals.map(({ url }) => url), propertyOf(openGraph, 'og:url')?.value),
    siteNames: stated.map(({ value }) => value),
    title: seen.titles[0]?.value ?? '',
    heading: seen.heading?.value ?? '',
    logos: seen.homeLinks.map(({ value }) => value),
  };
  const entities = readEntities(structured, base, witnesses, spoken.language?.value ?? '');
  const misplacedCanonicals = links(reading, 'canonical', (link) => !isInHead(link));
  return {
    ...seen,
    names: [...entities.names, ...stated],
    feedNames: feedNames(reading),
    localeLinks: localeLinks(reading),
    descriptions: statementsOf(properties, 'description').slice(0, LIMIT),
    ...spoken,
    charset: charset(reading),
    openGraph,
    twitter,
    blanks,
    author: statementsOf(properties, 'author')[0] ?? null,
    creator: statementsOf(properties, 'fediverse:creator')[0] ?? null,
    canonicals,
    misplacedCanonicals,
    pageHeading: headingOf(headings, seen.titles[0]?.value ?? ''),
    headEnd: headEnd(reading, misplacedCanonicals),
    headElements: headElements(reading),
    icons: icons(reading),
    organization: entities.organization,
    sameAs: entities.sameAs,
    inLanguage: entities.inLanguage,
    organizationContact: entities.organizationContact,
    jsonLd: structured.jsonLd,
    entityGraph: entities.graph,
    typedItems: typedItems(structured),
    previewImageDeclared: previewImageOf([...openGraph, ...twitter], base),
    manifests: links(reading, 'manifest'),
    headEndsEarly: headEndsEarly(reading),
  };
}
