/**
 * Asks a site what its owner says about its published reports: robots.txt first, then `SITE_ANSWER_PATH` at its origin,
 * under the crawler's usual rules. The answer is stored, so that no visitor waits for a third-party server. If it has
 * changed, pages that show the site's reports are purged.
 *
 * Before the request, the time is written into the site's record by compare-and-swap. So if several callers want to ask
 * at once, only one does, and a site is asked at most once a minute, however often a report on it is published or
 * viewed, or its owner wants it read again. Every request counts towards the limit for sites that no one typed
 * (`untyped-sites.ts`). The number of storage calls is the same for each site.
 */
import { parseSiteAnswer, SHOWN, type SiteAnswer } from '../../brand/evidence/site-answer';
import type { EvidenceRequest } from '../../brand/evidence/evidence';
import { startsAsHtml } from '../../brand/basics/html-start';
import { originsOf } from '../../brand/urls/target';
import type { RequestName } from '../../components/CrawlerRequests';
import type { AnswerNotRead, AnswerSource } from '../../components/SiteAnswer';
import { LIMITS } from '../../site/limits';
import { siteTag, SITE_ANSWER_PATH } from '../../site/published-reports';
import { isAssessingOn } from '../assessing/assessing-switch';
import { countRequests } from '../fetching/counted-requests';
import { FETCH_LIMITS, type BodyKind } from '../fetching/limits';
import { INTERNET, type Network } from '../fetching/network';
import { safeFetch, type FetchResult } from '../fetching/safe-fetch';
import { userAgent } from '../fetching/user-agent';
import { isExcluded, siteOf } from '../fetching/vetting';
import { Redirects } from '../assessing/gathering/redirects';
import { RobotsGate } from '../assessing/gathering/robots-gate';
import type { UntypedSites } from '../fetching/untyped-sites';
import { requestSigner } from '../fetching/request-signature';
import type { Services } from '../platform/services';
import type { Change } from '../platform/storage/record';
import type { ShownPublication } from './shown';
import { answerName, answers, readSiteAnswer, type StoredAnswer } from './store';

/** `answer`: what is kept from now on; where the site was not read, what it said last. */
export type Asked =
  | { readonly state: 'read'; readonly from: AnswerSource; readonly answer: SiteAnswer }
  | {
      readonly state: 'not-read';
      readonly why: AnswerNotRead;
      /** When to try again, if known. */
      readonly retryAfterSeconds?: number;
      readonly answer: SiteAnswer;
    };

/** What one look at a site brought, before anything is kept. */
type Reading =
  | { readonly from: AnswerSource; readonly answer: SiteAnswer }
  | { readonly why: AnswerNotRead; readonly retryAfterSeconds?: number };

type AskingServices = Pick<
  Services,
  'storage' | 'now' | 'report' | 'afterwards' | 'instance' | 'environment' | 'purge'
>;

interface AskOptions {
  /** Seconds for which a site that was asked is left alone. @param held what is kept of it */
  readonly pauseSeconds?: (held: StoredAnswer) => number;
  /** Store nothing for a site without a record: no report on it was published. */
  readonly onlyKnown?: boolean;
  /** For tests; production keeps the internet. */
  readonly network?: Network;
  /** For tests; production keeps `LIMITS`. */
  readonly time?: AskingTime;
}

/** Seconds that a site may take. */
interface AskingTime {
  readonly inAll: number;
  readonly forAnAnswer: number;
}

const TIME: AskingTime = { inAll: LIMITS.siteAnswerSeconds, forAnAnswer: LIMITS.siteAnswerFetchSeconds };

/** For a site whose owner asks us to stay away. */
const EXCLUDED: Reading = { from: 'exclusion', answer: { ...SHOWN, isHidden: true } };

const isSame = (one: SiteAnswer, other: SiteAnswer) =>
  one.isHidden === other.isHidden && one.isIndexable === other.isIndexable && one.reply === other.reply;

function notRead(result: FetchResult | EvidenceRequest, untypedSites: UntypedSites): Reading {
  if (result.state !== 'failed') return { why: 'refused' };
  switch (result.reason) {
    case 'rate-limit':
      return { why: 'resting', retryAfterSeconds: untypedSites.retryAfterSeconds };
    case 'robots':
    case 'excluded':
      return { why: 'robots' };
    case 'too-slow':
      return { why: 'too-slow' };
    default:
      return { why: result.redirects.length > 0 ? 'elsewhere' : 'unreachable' };
  }
}

/** What a response says; null if that is not certain. Without the file, or with a page in its place: nothing. */
function answerIn(result: FetchResult): SiteAnswer | null {
  if (result.state !== 'answered') return null;
  if (result.status === 404 || result.status === 410) return SHOWN;
  if (result.status < 200 || result.status >= 300) return null;
  const { body } = result;
  if (body?.kind !== 'text' || startsAsHtml(body.text)) return SHOWN;
  return parseSiteAnswer(body.text, body.truncated);
}

/** What the file says, on a site whose robots.txt allows asking for it. */
async function readFile(
  file: URL,
  gate: RobotsGate,
  untypedSites: UntypedSites,
  fetchFile: () => Promise<FetchResult>,
): Promise<Reading> {
  if (await gate.excludesUs(file)) return EXCLUDED;
  if (!(await gate.allows(file))) {
    const robots = await gate.answer(file);
    const isForbidden = robots.state === 'answered' && robots.status < 400;
    return isForbidden ? { why: 'robots' } : notRead(robots, untypedSites);
  }
  const result = await fetchFile();
  const answer = answerIn(result);
  return answer === null ? notRead(result, untypedSites) : { from: 'file', answer };
}

async function read(
  origin: string,
  services: AskingServices,
  { network = INTERNET, time = TIME }: AskOptions,
): Promise<Reading> {
  const { sampleHosts, siteUrl, excludedSites, crawlerKeys } = services.environment;
  const file = new URL(SITE_ANSWER_PATH, origin);
  if (isExcluded(file.hostname, excludedSites)) return EXCLUDED;
  if (!(await isAssessingOn(services))) return { why: 'paused' };
  const deadline = AbortSignal.timeout(time.inAll * 1000);
  const { untypedSites, note, close } = countRequests(services, network, null);
  const fetchAs = (name: RequestName, kind: BodyKind, url: URL): Promise<FetchResult> =>
    safeFetch(url.href, {
      signal: deadline,
      policy: { sampleHosts, excludedSites },
      userAgent: userAgent(siteUrl),
      sign: requestSigner(crawlerKeys, siteUrl, services.now),
      onSend: (to) => note(kind === 'robots' && siteOf(to) !== siteOf(file) ? 'other-robots' : name, to),
      kind,
      limits: {
        ...FETCH_LIMITS,
        resourceMs: time.forAnAnswer * 1000,
        redirects: LIMITS.siteAnswerRedirects,
      },
      network,
      permissions: {
        follow: (to) => redirects.follow({ id: null, kind, asked: url }, to, (task) => task()),
        prefer: (to, ips) => untypedSites.prefer(to, ips),
        connect: (to, ip) => untypedSites.connect(to, ip),
        secured: (to, ip) => untypedSites.secured(to, ip),
      },
    });
  const gate = new RobotsGate(
    async (url) => ({ ...(await fetchAs('robots', 'robots', url)), id: 'robots' }),
    () => undefined,
  );
  const redirects = new Redirects(
    { home: null, site: siteOf(file), isInner: false, left: LIMITS.redirectsPerAssessment },
    gate,
    deadline,
    { signal: deadline, untypedSites },
  );
  // The two requests that a site gets if nothing redirects.
  untypedSites.expect([file, file]);
  try {
    return await readFile(file, gate, untypedSites, () => fetchAs('site-answer', 'site-answer', file));
  } catch (error) {
    if (deadline.aborted) return { why: 'too-slow' };
    throw error;
  } finally {
    close();
  }
}

/** What is kept of a site that is asked from now on, or when it may be. */
type Claim =
  | { readonly before: StoredAnswer | null; readonly isKept: boolean }
  | { readonly before: StoredAnswer; readonly retryAfterSeconds: number };

/** What cannot be read is written over by what the site says now. */
const kept = answers.orNull();

/** Takes the right to ask a site. @returns null if too many want it at once */
async function claim(
  { storage, now }: AskingServices,
  origin: string,
  { pauseSeconds = () => LIMITS.siteAnswerPauseSeconds, onlyKnown = false }: AskOptions,
): Promise<Claim | null> {
  const time = now().getTime();
  const changed = await kept.tryToChange<Claim>(storage, answerName(origin), (before) => {
    if (before === null && onlyKnown) return { result: { before, isKept: false } };
    const pause = before === null ? 0 : Date.parse(before.checkedAt) + pauseSeconds(before) * 1000 - time;
    if (before !== null && pause > 0) return { result: { before, retryAfterSeconds: Math.ceil(pause / 1000) } };
    const checkedAt = new Date(time).toISOString();
    const next: StoredAnswer = { format: 1, checkedAt, unread: true, answer: before?.answer ?? SHOWN };
    return { next, result: { before, isKept: true } };
  });
  return changed?.result ?? null;
}

/** How often keeping an answer that was read is tried again where storage fails. */
const KEEPING_RETRIES = 2;

/** Keeps what a site said, unless it was asked again meanwhile. */
async function keep({ storage }: AskingServices, origin: string, checkedAt: string, answer: SiteAnswer): Promise<void> {
  const keeping = (held: StoredAnswer | null): Change<StoredAnswer, null> =>
    held !== null && held.checkedAt > checkedAt
      ? { result: null }
      : { next: { format: 1, checkedAt, answer }, result: null };
  await kept.tryToChange(storage, answerName(origin), keeping, KEEPING_RETRIES);
}

/**
 * Asks a site what its owner says about its published reports, stores the answer, and purges pages if it has changed.
 * Call this before storing a report of the site: `answer.isHidden` then says that the report must not be published. A
 * site that was asked within the last minute isn't asked again. If a site can't be reached, or refuses, its last answer
 * still applies, and decides whether the report may be published.
 *
 * It takes at most `LIMITS.siteAnswerSeconds`, plus storage: 2 reads and 2 writes of what is kept, and those of the
 * crawler's budgets.
 *
 * @param origin the site's origin, as `originsOf` a report's target returns it
 * @throws StorageError
 */
export async function askSite(services: AskingServices, origin: string, options: AskOptions = {}): Promise<Asked> {
  const began = services.now().toISOString();
  const claimed = await claim(services, origin, options);
  if (claimed === null) {
    const { answer } = (await readSiteAnswer(services.storage, origin)) ?? { answer: SHOWN };
    return { state: 'not-read', why: 'resting', retryAfterSeconds: 1, answer };
  }
  const before = claimed.before?.answer ?? SHOWN;
  if ('retryAfterSeconds' in claimed) {
    return { state: 'not-read', why: 'resting', retryAfterSeconds: claimed.retryAfterSeconds, answer: before };
  }
  const reading = await read(origin, services, options);
  if (!('answer' in reading)) return { state: 'not-read', ...reading, answer: before };
  const { from, answer } = reading;
  if (claimed.isKept) {
    await keep(services, origin, began, answer);
    if (!isSame(before, answer)) await services.purge([siteTag(new URL(origin).host)]);
  }
  return { state: 'read', from, answer };
}

/** How long what is kept is good enough for showing reports, in seconds. */
const reuseSeconds = ({ unread }: StoredAnswer) =>
  unread ? LIMITS.siteAnswerRetrySeconds : LIMITS.siteAnswerReuseSeconds;

/**
 * Asks the sites of a publication again whose answers are older than a day, or than an hour where the last try brought
 * nothing. For `services.afterwards`, once the publication has been shown: one read of storage for each site that need
 * not be asked.
 *
 * @throws StorageError
 */
export async function refreshAnswers(
  services: AskingServices,
  { brands }: Pick<ShownPublication, 'brands'>,
  options: Pick<AskOptions, 'network'> = {},
): Promise<void> {
  const origins = new Set(brands.flatMap(({ shared }) => originsOf(shared.report.target)));
  await Promise.all(
    [...origins].map((origin) => askSite(services, origin, { ...options, pauseSeconds: reuseSeconds })),
  );
}
