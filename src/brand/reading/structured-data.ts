/** Reads the structured data of a page: JSON-LD in script elements, microdata and RDFa. */
import type { JsonLdFacts } from '../facts/facts';
import type { SourceLocation, Statement } from '../facts/statement';
import { attribute, scriptText, words, type HtmlDocument, type HtmlElement } from './html';
import { readJson } from './json';
import { readJsonLd } from './json-ld';
import { readMicrodata, type TopItem } from './microdata';
import { readRdfa } from './rdfa';
import { type FoundIn, lineAt, whereIn } from './statement';
import { isSchemaOrg, type Thing } from './things';

export interface StructuredData {
  /** Things that are at the top of a block or item. */
  readonly roots: readonly Thing[];
  /** Everything said about the thing with an id, wherever it is said. */
  readonly byId: ReadonlyMap<string, readonly Thing[]>;
  readonly jsonLd: JsonLdFacts;
}

/** More blocks than this are not read, nor reported. */
const BLOCK_LIMIT = 200;

/** How much is shown on both sides of what is no JSON. */
const SHOWN = 40;

/** Types of a page's parts, not of its subject. */
const FURNITURE = new Set(
  (
    'WebPage WebPageElement SiteNavigationElement WPHeader WPFooter WPSideBar WPAdBlock BreadcrumbList Breadcrumb ' +
    'ListItem ItemList ImageObject SearchAction Thing'
  ).split(' '),
);

/** Whether a thing is what a page is about, as far as its type says. */
function isSubject({ types, properties }: Thing): boolean {
  return properties.size > 0 && types[0] !== undefined && !FURNITURE.has(types[0]);
}

/** Whether an item is of the vocabulary that search engines know. */
function isKnown({ element }: TopItem): boolean {
  return words(element, 'itemtype').some(isSchemaOrg);
}

function typed(thing: Thing | undefined): Statement | null {
  return thing === undefined ? null : { value: thing.types[0] ?? '', where: thing.where() };
}

/** Root classes of microformats: https://microformats.org/wiki/h-card and its neighbours, and those before them. */
const MICROFORMATS =
  /(?:^|[\t\n\f\r ])(?:h-(?:adr|card|entry|event|feed|geo|item|listing|product|recipe|resume|review)|vcard|hentry|vevent|hproduct|hrecipe|hresume|hreview)(?:[\t\n\f\r ]|$)/;

/** The syntax or vocabulary of an element's structured data that is not read; null if it has none. */
function foreignSyntax(element: HtmlElement): string | null {
  if (attribute(element, 'itemscope') !== null) return 'microdata';
  if (attribute(element, 'typeof') !== null) return 'RDFa';
  if (element.tagName === 'meta' && /^(?:dc|dcterms)\./i.test(attribute(element, 'name') ?? '')) return 'Dublin Core';
  return MICROFORMATS.test(attribute(element, 'class') ?? '') ? 'microformats' : null;
}

/** The first structured data of a document that is not read. */
function foreignIn(document: HtmlDocument, answer: FoundIn): Statement | null {
  for (const element of document.elements) {
    const value = foreignSyntax(element);
    if (value === null) continue;
    return { value, where: whereIn(answer, value, document.lineOf(element), document.tagOf(element)) };
  }
  return null;
}

/** Reads all structured data of a document; relative ids are resolved against `base`. */
export function readStructuredData(document: HtmlDocument, answer: FoundIn, base: string): StructuredData {
  const byId = new Map<string, Thing[]>();
  const roots: Thing[] = [];
  const broken: SourceLocation[] = [];
  const repaired: SourceLocation[] = [];
  const blocks = document
    .all('script')
    .filter((script) => /^application\/ld\+json\s*(;|$)/i.test((attribute(script, 'type') ?? '').trim()))
    .slice(0, BLOCK_LIMIT);
  for (const [index, script] of blocks.entries()) {
    const { text, line } = scriptText(script);
    const result = readJson(text);
    const start = line ?? document.lineOf(script);
    if (!result.ok) {
      const at = start === null ? null : start + lineAt(text, result.at) - 1;
      broken.push(whereIn(answer, 'jsonld', at, text.slice(Math.max(0, result.at - SHOWN), result.at + SHOWN).trim()));
      continue;
    }
    if (!result.strict) repaired.push(whereIn(answer, 'jsonld', start, document.tagOf(script)));
    for (const root of readJsonLd(result.node, { text, line, answer, base, index, byId })) roots.push(root);
  }
  const items = readMicrodata(document, answer, base, byId);
  const known = items.filter(isKnown).map(({ thing }) => thing);
  const rdfa = readRdfa(document, answer, base, byId);
  for (const thing of [...items.map((item) => item.thing), ...rdfa]) roots.push(thing);
  const [microdata, inRdfa] = [typed(known.find(isSubject)), typed(rdfa.find(isSubject))];
  const isNone = blocks.length === 0 && microdata === null && inRdfa === null;
  const parts = isNone ? typed([...known, ...rdfa].find(({ types }) => types.length > 0)) : null;
  const foreign = isNone && parts === null ? foreignIn(document, answer) : null;
  return { roots, byId, jsonLd: { blocks: blocks.length, broken, repaired, microdata, rdfa: inRdfa, parts, foreign } };
}
