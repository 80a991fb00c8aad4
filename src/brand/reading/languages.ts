/** Facts that the checks of Languages read. */
import type { AnsweredRequest } from '../evidence/evidence';
import type { AlternateFacts, AlternateStatement, LanguageFacts, ScriptFacts } from '../facts/languages';
import { countScripts, languageOfScripts } from '../languages/scripts';
import { countWords, languageOfWords, otherLanguage, type WordCount } from '../languages/text-language';
import { isKnownLanguage, primarySubtag } from '../languages/tags';
import { normalisedUrl } from '../urls/sites';
import { attribute, isInHead, tokens, type HtmlElement } from './html';
import { headerLinks, links, openPage, stated, UNREAD, type Reading } from './reading';
import { isLost, isSuccess, isInconclusive, whereAnswered, type Requests } from './responses';
import { urlStatement, whereIn } from './statement';
import { visiblePieces } from './visible-text';

/** Alternates beyond these are not kept. */
const LIMIT = 300;
/** Links outside of the head beyond these are not kept. */
const MISPLACED_LIMIT = 10;
/** Characters of visible text whose script is looked up: what comes after them decides nothing. */
const TEXT_LIMIT = 200_000;

export interface StatedLanguages extends Pick<
  LanguageFacts,
  'alternates' | 'misplacedAlternates' | 'textScripts' | 'textLanguage' | 'otherTextLanguage'
> {
  /** Where the page says it stands, normalised. */
  readonly canonicalUrls: readonly string[];
}

const PAGE_TYPES = ['', 'text/html', 'application/xhtml+xml'];

/** Whether a link leads to a page, as far as its media type says: a feed may have a language, too. */
function leadsToPage(type: string | null): boolean {
  const [essence = ''] = (type ?? '').split(';', 1);
  return PAGE_TYPES.includes(essence.trim().toLowerCase());
}

/** Links to versions of the page in other languages. */
function isAlternate(link: HtmlElement): boolean {
  return (
    tokens(link, 'rel').includes('alternate') &&
    attribute(link, 'hreflang') !== null &&
    leadsToPage(attribute(link, 'type'))
  );
}

function alternate(reading: Reading, link: HtmlElement): AlternateStatement {
  const { where } = stated(reading, link, 'link:alternate', '');
  const target = urlStatement(attribute(link, 'href') ?? '', reading.base, where);
  return { ...target, code: (attribute(link, 'hreflang') ?? '').trim() };
}

/** Versions of the page in other languages, as links in its head and its Link header declare them; `limit` of each at most. */
export function alternatesOf(reading: Reading, limit = LIMIT): readonly AlternateStatement[] {
  const inPage = reading.document
    .all('link')
    .filter((link) => isInHead(link) && isAlternate(link))
    .slice(0, limit)
    .map((link) => alternate(reading, link));
  const inHeader = headerLinks(reading.home)
    .filter(({ rel, type }) => rel.includes('alternate') && leadsToPage(type))
    .flatMap(({ target, hreflang, text }) =>
      hreflang.map((code) => ({
        ...urlStatement(target, reading.home.finalUrl, whereIn(reading.answer, 'header:link', null, text)),
        code: code.trim(),
      })),
    )
    .slice(0, limit);
  return [...inPage, ...inHeader];
}

/** Such links outside of the head, where search engines do not look, the first few. */
function misplacedAlternates(reading: Reading): readonly AlternateStatement[] {
  return reading.document
    .all('link')
    .filter((link) => !isInHead(link) && isAlternate(link))
    .slice(0, MISPLACED_LIMIT)
    .map((link) => alternate(reading, link));
}

/** Whether the version in another language that was asked for names this page among its own versions. */
function alternateFacts(
  requests: Requests,
  home: AnsweredRequest,
  { alternates, canonicalUrls }: StatedLanguages,
): AlternateFacts {
  const self = normalisedUrl(home.finalUrl);
  const declared = alternates.find(({ url }) => url !== null && normalisedUrl(url) !== self);
  if (declared === undefined) return { state: 'none', url: null, status: null, where: null };
  const request = requests.get('alternate');
  const nothing = { url: declared.url, status: null, where: declared.where };
  if (request === undefined || request.state === 'skipped') return { ...nothing, state: 'unread' };
  const asked = { ...nothing, url: request.url, where: whereAnswered(request) };
  if (request.state === 'failed') return { ...asked, state: isLost(request) ? 'missing' : 'unread' };
  const answered = { ...asked, status: request.status };
  if (!isSuccess(request.status)) return { ...answered, state: isInconclusive(request.status) ? 'unread' : 'missing' };
  // A redirect back here, by country or language, does not show the other version.
  if (request.body?.kind !== 'text' || normalisedUrl(request.finalUrl) === self)
    return { ...answered, state: 'unread' };
  const other = openPage(request, request.body.text, request.body.truncated);
  const own = new Set([self, ...canonicalUrls]);
  const back = alternatesOf(other, Infinity).find(({ url }) => url !== null && own.has(normalisedUrl(url)));
  if (back !== undefined) return { ...answered, state: 'linked', where: back.where };
  return { ...answered, state: other.complete ? 'unlinked' : 'unread' };
}

/** The visible text by script and language, without what is marked as another language than the page's. */
function textFacts(
  reading: Reading,
): Pick<LanguageFacts, 'textLanguage' | 'otherTextLanguage'> & { readonly textScripts: ScriptFacts } {
  const root = reading.document.all('html')[0];
  const language = root === undefined ? '' : primarySubtag(attribute(root, 'lang') ?? '');
  const body = reading.document.all('body')[0];
  const isForeign = (element: HtmlElement) => {
    const lang = attribute(element, 'lang');
    const own = lang === null ? '' : primarySubtag(lang);
    return language !== '' && own !== '' && own !== language;
  };
  const counts = new Map<string, number>();
  const words: WordCount = { words: 0, common: new Map() };
  let left = TEXT_LIMIT;
  for (const part of body === undefined ? [] : visiblePieces(body, isForeign, TEXT_LIMIT)) {
    const text = part.slice(0, left);
    countScripts(text, counts);
    countWords(text, words);
    left -= part.length;
  }
  const byCount = [...counts].toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return {
    textScripts: {
      letters: byCount.reduce((sum, [, count]) => sum + count, 0),
      counts: Object.fromEntries(byCount),
    },
    textLanguage: isKnownLanguage(language) ? null : (languageOfWords(words) ?? languageOfScripts(counts)),
    otherTextLanguage: otherLanguage(language, words),
  };
}

/** What the page itself states. */
export function statedLanguages(reading: Reading): StatedLanguages {
  return {
    alternates: alternatesOf(reading),
    misplacedAlternates: misplacedAlternates(reading),
    canonicalUrls: links(reading, 'canonical').flatMap(({ url }) => (url === null ? [] : normalisedUrl(url))),
    ...(reading === UNREAD ? { textScripts: null, textLanguage: null, otherTextLanguage: null } : textFacts(reading)),
  };
}

/** `home` is the answer that holds the page, null if none does. What structured data says is read with the page. */
export function languageFacts(
  requests: Requests,
  home: AnsweredRequest | null,
  stated: StatedLanguages,
): Omit<LanguageFacts, 'inLanguage'> {
  const { alternates, misplacedAlternates, textScripts, textLanguage, otherTextLanguage } = stated;
  const alternate: AlternateFacts =
    home === null ? { state: 'unread', url: null, status: null, where: null } : alternateFacts(requests, home, stated);
  return { alternates, misplacedAlternates, alternate, textScripts, textLanguage, otherTextLanguage };
}
