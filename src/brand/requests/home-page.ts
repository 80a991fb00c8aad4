/**
 * A home page read: what its markup and its header fields state, as plain JSON. An assessment reads its page here, once;
 * the document, many times larger, is released at once.
 */
import type { AnsweredRequest, Evidence } from '../evidence/evidence';
import { accessFacts } from '../reading/access';
import { statedPreferences } from '../reading/ai-preferences';
import { statedFindability } from '../reading/findability';
import { statedLanguages } from '../reading/languages';
import { statedText } from '../reading/machines';
import { readPage } from '../reading/page';
import { wordsInProse } from '../reading/prose';
import { openPage, UNREAD, type Reading } from '../reading/reading';
import { isSuccess } from '../reading/responses';
import { statedTrust } from '../reading/trust';
import { propertyOf, type Facts } from '../facts/facts';
import { wordsOfNames } from '../naming/pieces';
import { isHtml } from '../basics/html-start';

/** What a home page states; plain JSON. */
export type HomePage = ReturnType<typeof read>;

/** The parts of a home page that change when the text of a fix is pasted. */
export type PastedPage = Pick<HomePage, 'stated' | 'access' | 'languages'>;

function readChangeable(reading: Reading) {
  return { stated: readPage(reading), access: accessFacts(reading), languages: statedLanguages(reading) };
}

function read(reading: Reading) {
  const state: Facts['page']['state'] = reading === UNREAD ? 'unread' : reading.complete ? 'whole' : 'partial';
  const { stated, access, languages } = readChangeable(reading);
  const text = statedText(reading);
  const findability = statedFindability(reading);
  const seen = {
    ...stated,
    logos: [...stated.homeLinks, ...stated.otherMarks],
    copyrights: text.copyrights,
    preview: propertyOf(stated.openGraph, 'og:title') ?? null,
  };
  return {
    state,
    /** The request whose answer holds the page; `https-home` if none does. */
    request: reading.home.id,
    /** The page's own URL, the one it states where no other is known. */
    address: reading.page?.href ?? null,
    stated,
    findability,
    preferences: statedPreferences(reading, findability.indexingRules),
    access,
    trust: statedTrust(reading),
    languages,
    text,
    proseWords: wordsInProse(wordsOfNames(seen), reading),
  };
}

function opened(home: AnsweredRequest): Reading {
  return home.body?.kind === 'text' ? openPage(home, home.body.text, home.body.truncated) : UNREAD;
}

/**
 * Reads the page an answer holds; one without text states nothing. Takes time and memory linear in the text, up to
 * `PAGE_LIMITS`, and never throws on untrusted text.
 */
export function readHomePage(home: AnsweredRequest): HomePage {
  return read(opened(home));
}

/** As `readHomePage`, of a document that holds nothing but the texts of fixes. */
export function readPasted(home: AnsweredRequest): PastedPage {
  return readChangeable(opened(home));
}

/**
 * The response with the home page: over https if that can be read, otherwise over http; null if neither can. A page is
 * read only if the response is a success and HTML. An error page, a challenge or a data file isn't how a brand presents
 * itself.
 */
export function homeAnswer({ requests }: Pick<Evidence, 'requests'>): AnsweredRequest | null {
  for (const wanted of ['https-home', 'http-home'] as const) {
    const answer = requests.find(({ id }) => id === wanted);
    if (answer?.state !== 'answered' || !isSuccess(answer.status) || answer.body?.kind !== 'text') continue;
    if (isHtml(answer.body.text)) return answer;
  }
  return null;
}

/** What is known about a page that could not be read. */
export function unreadHomePage(): HomePage {
  return read(UNREAD);
}
