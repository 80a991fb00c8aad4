/** Reads what a site tells AI services in robots.txt, header fields and meta elements, and finds contradictions. */
import { AI_CRAWLERS, AI_USES, type AiUse } from '../basics/ai-crawlers';
import type {
  AiAnswer,
  AiAnswers,
  AiContradiction,
  AiCrawlerAccess,
  AiPreferences,
  AiStatement,
} from '../facts/ai-preferences';
import type { IndexingRules } from '../facts/findability';
import type { Statement } from '../facts/statement';
import { webUrl } from '../urls/sites';
import { aiCrawlerAccess } from './crawlers';
import { attribute, tokens } from './html';
import { headerLinks, headers, stated, statementsOf, type Reading } from './reading';
import type { Requests } from './responses';
import { matchedLength, preferenceLines, usageRule, type PreferenceLine } from './robots-preferences';
import { statement, whereIn } from './statement';
import { textFile } from './text-file';

type Found = Omit<AiStatement, 'odd'>;

/** Statements beyond these are not kept, of each place. */
const LIMIT = 12;

/** Product tokens of one statement that are kept. */
const AGENTS_LIMIT = 10;

const EVERYONE: readonly string[] = ['everyone'];

function isForEveryone({ agents }: Pick<AiStatement, 'agents'>): boolean {
  return agents[0] === EVERYONE[0];
}

const KNOWN = new Set(['*', ...AI_CRAWLERS.map(({ name }) => name.toLowerCase())]);

/** Tokens that mean something to us first. */
function keptAgents(agents: readonly string[]): readonly string[] {
  const all = [...new Set(agents)];
  return [...all.filter((agent) => KNOWN.has(agent)), ...all.filter((agent) => !KNOWN.has(agent))].slice(
    0,
    AGENTS_LIMIT,
  );
}

/**
 * `a=b, c=d` as pairs, at most a few. @param strict whether the equals sign must have nothing around it (RFC 9651, 3.2)
 */
function pairs(list: string, strict: boolean): readonly (readonly [key: string, value: string])[] {
  return list
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [pair = ''] = part.split(';', 1);
      const equals = pair.indexOf('=');
      const key = pair.slice(0, Math.max(0, equals));
      const value = pair.slice(equals + 1);
      return strict
        ? ([key.trimStart(), value.trimEnd()] as const)
        : ([key.trim().toLowerCase(), value.trim().toLowerCase()] as const);
    });
}

/** Contentsignals.org: three signals, each yes or no; what is not there is neither granted nor restricted. */
const SIGNALS: Readonly<Record<string, AiUse>> = { search: 'search', 'ai-input': 'answers', 'ai-train': 'training' };

function signalAnswers(value: string): AiAnswers {
  const known = pairs(value, false).flatMap(([key, answer]) => {
    const use = SIGNALS[key];
    return use !== undefined && (answer === 'yes' || answer === 'no') ? [[use, answer] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Draft-ietf-aipref-vocab-08: two categories, `y` or `n`, in lower case. */
const CATEGORIES: Readonly<Record<string, AiUse>> = { search: 'search', 'train-ai': 'training' };
const PREFERENCES: Readonly<Record<string, AiAnswer>> = { y: 'yes', n: 'no' };

function usageAnswers(value: string): AiAnswers {
  const known = pairs(value, true).flatMap(([key, preference]) => {
    const [use, answer] = [CATEGORIES[key], PREFERENCES[preference]];
    return use !== undefined && answer !== undefined ? [[use, answer] as const] : [];
  });
  return Object.fromEntries(known);
}

const TERMS: AiAnswers = { search: 'terms', answers: 'terms', training: 'terms' };

function isEmpty(says: AiAnswers): boolean {
  return Object.keys(says).length === 0;
}

/** What a line of robots.txt says. */
function answersOf({ key, value }: PreferenceLine): AiAnswers {
  if (key === 'license') return webUrl(value) === null ? {} : TERMS;
  return key === 'content-signal' ? signalAnswers(value) : usageAnswers(usageRule(value).preferences);
}

/** Of a group's Content-Usage rules that apply to a page, those with the longest pattern; and all other lines. */
function forPage(lines: readonly PreferenceLine[], pathAndQuery: string): readonly PreferenceLine[] {
  const longest = new Map<PreferenceLine['agents'], number>();
  const lengths = lines.map(({ key, value, agents }) => {
    if (key !== 'content-usage') return 0;
    const length = matchedLength(usageRule(value).path, pathAndQuery);
    if (length !== null) longest.set(agents, Math.max(length, longest.get(agents) ?? 0));
    return length;
  });
  return lines.filter(({ key, agents }, index) => key !== 'content-usage' || lengths[index] === longest.get(agents));
}

function robotsStatements(requests: Requests, page: string): readonly Found[] {
  const file = textFile(requests, 'robots');
  const url = webUrl(page);
  if (file.state !== 'text' || url === null) return [];
  const answer = { request: file.request.id, url: file.request.finalUrl };
  const lines = forPage(preferenceLines(file.text, file.truncated), url.pathname + url.search);
  return lines.slice(0, LIMIT).map((line): Found => {
    // A licence is for all crawlers wherever its line is (https://rslstandard.org/guide/robots-txt, a copy without a date:
    // "global (not tied to any specific user agent)"); preferences are rules of a group.
    const agents = line.key === 'license' ? EVERYONE : (line.agents ?? []);
    const says = answersOf(line);
    return {
      ...statement(line.value, whereIn(answer, `robots:${line.key}`, line.line, line.text)),
      kind: line.key,
      agents: keptAgents(agents),
      says,
      isIdle: agents.length === 0 || isEmpty(says),
    };
  });
}

/** The text and data mining reservation of a header field or a meta element: 1 reserves the rights, a policy says on which terms. */
function reservation(
  stated: Statement | undefined,
  policy: Statement | undefined,
  isSuperseded: boolean,
): readonly Found[] {
  if (stated === undefined) return [];
  const value = stated.value.trim();
  const answer: AiAnswer | null =
    value === '0' ? 'yes' : value === '1' ? (policy === undefined ? 'no' : 'terms') : null;
  const says: AiAnswers = answer === null || isSuperseded ? {} : { training: answer };
  return [{ ...stated, kind: 'tdm', agents: EVERYONE, says, isIdle: answer === null }];
}

function tdmStatements({ home, answer, properties }: Reading): readonly Found[] {
  const field = (name: string) =>
    headers(home, name).map((value) => statement(value, whereIn(answer, `header:${name}`, null, value)))[0];
  const meta = (name: string) => statementsOf(properties, name)[0];
  const [inHeader, inMeta] = [field('tdm-reservation'), meta('tdm-reservation')];
  const [headerPolicy, metaPolicy] = [field('tdm-policy'), meta('tdm-policy')];
  return [
    // What the element says takes the place of the field's (TDMRep, processing priority).
    ...reservation(inHeader, headerPolicy, inMeta !== undefined),
    ...reservation(inMeta, metaPolicy ?? headerPolicy, false),
  ];
}

function usageFields({ home, answer }: Reading): readonly Found[] {
  return headers(home, 'content-usage').map((value): Found => {
    const says = usageAnswers(value);
    const where = whereIn(answer, 'header:content-usage', null, value);
    return { ...statement(value, where), kind: 'content-usage', agents: EVERYONE, says, isIdle: isEmpty(says) };
  });
}

const RSL = 'application/rsl+xml';

/** Licences of RSL that the page links to; a licence of another kind says nothing to crawlers. */
function licenseLinks(reading: Reading): readonly Found[] {
  const { document, home, answer } = reading;
  const asFound = (one: Statement): Found => ({
    ...one,
    kind: 'license',
    agents: EVERYONE,
    says: TERMS,
    isIdle: false,
  });
  const elements = document
    .all('link')
    .filter((link) => tokens(link, 'rel').includes('license') && attribute(link, 'type')?.trim().toLowerCase() === RSL)
    .map((link) => stated(reading, link, 'link:license', attribute(link, 'href') ?? ''));
  const fields = headerLinks(home)
    .filter(({ rel, text }) => rel.includes('license') && text.toLowerCase().includes(RSL))
    .map(({ target, text }) => statement(target, whereIn(answer, 'header:link', null, text)));
  return [...fields, ...elements].map(asFound);
}

function ruleAnswers(rules: readonly string[]): AiAnswers {
  const says: Partial<Record<AiUse, AiAnswer>> = {};
  if (rules.includes('noindex') || rules.includes('none')) says.search = 'no';
  // Google: what is not to be shown as a snippet is no input of AI Overviews and AI Mode either.
  if (rules.includes('nosnippet') || rules.includes('max-snippet:0')) says.answers = 'no';
  if (rules.includes('noimageai')) says.training = 'no-images';
  if (rules.includes('noai')) says.training = 'no';
  return says;
}

function ruleStatements(indexing: readonly IndexingRules[]): readonly Found[] {
  return indexing.flatMap(({ value, where, agent, rules }): readonly Found[] => {
    const says = ruleAnswers(rules);
    const agents = agent === 'robots' ? EVERYONE : [agent];
    return isEmpty(says) ? [] : [{ value, where, kind: 'robots-rules', agents, says, isIdle: false }];
  });
}

/** What comes with the page itself. `indexing` are the rules that it states for search engines. */
export function statedPreferences(reading: Reading, indexing: readonly IndexingRules[]): readonly Found[] {
  return [usageFields(reading), tdmStatements(reading), licenseLinks(reading), ruleStatements(indexing)].flatMap(
    (found) => found.slice(0, LIMIT),
  );
}

const LABELS = {
  'content-signal': 'Content-Signal',
  'content-usage': 'Content-Usage',
  tdm: 'tdm-reservation',
  license: 'License',
  'robots-rules': 'robots',
} as const;

/** A statement as a reader finds it, in a sentence. */
function told({ kind, value, where }: Found): Statement {
  return { value: `${LABELS[kind]}: ${value}`, where };
}

/** Whether some crawler is told both. The group for all others doesn't apply to crawlers that robots.txt names. */
function isToldToOne(a: Found, b: Found): boolean {
  return isForEveryone(a) || isForEveryone(b) || a.agents.some((agent) => b.agents.includes(agent));
}

/** Statements that all crawlers, or those of some groups, are addressed by; a page's rules for one crawler are an exception. */
function isGeneral(found: Found): boolean {
  return found.kind !== 'robots-rules' || isForEveryone(found);
}

interface Clash {
  readonly use: AiUse;
  readonly granted: Found;
  readonly refused: Found | AiCrawlerAccess;
}

function amongStatements(statements: readonly Found[]): readonly Clash[] {
  const general = statements.filter((one) => !one.isIdle && isGeneral(one));
  return AI_USES.flatMap((use) => {
    const refusing = general.filter(({ says }) => says[use] === 'no');
    return general
      .filter(({ says }) => says[use] === 'yes')
      .flatMap((granted) =>
        refusing.filter((refused) => isToldToOne(granted, refused)).map((refused) => ({ use, granted, refused })),
      );
  });
}

/** What robots.txt states for a crawler about a use: in its own groups, else in those for all. */
function statedFor(statements: readonly Found[], crawler: string, use: AiUse): readonly Found[] {
  const about = statements.filter(
    ({ kind, says, isIdle }) =>
      !isIdle && (kind === 'content-signal' || kind === 'content-usage') && says[use] !== undefined,
  );
  const own = about.filter(({ agents }) => agents.includes(crawler.toLowerCase()));
  return own.length > 0 ? own : about.filter((one) => one.agents.includes('*') || isForEveryone(one));
}

/** Crawlers that are kept out although every use they serve is granted to them. */
function amongCrawlers(statements: readonly Found[], crawlers: readonly AiCrawlerAccess[]): readonly Clash[] {
  return crawlers
    .filter(({ allowed }) => allowed === false)
    .flatMap((refused) => {
      const grants = refused.uses.map((use) => {
        const about = statedFor(statements, refused.crawler, use);
        const isGranted = about.every(({ says }) => says[use] === 'yes');
        return isGranted && about[0] !== undefined ? { use, granted: about[0] } : null;
      });
      const known = grants.filter((grant) => grant !== null);
      // If several uses are named, the last is the most serious.
      const last = known.at(-1);
      return last !== undefined && known.length === grants.length ? [{ ...last, refused }] : [];
    });
}

function toldRule({ crawler, where }: AiCrawlerAccess): Statement | null {
  return where === null ? null : { value: `${crawler}: ${where.snippet ?? ''}`, where };
}

const CONTRADICTION_LIMIT = 20;

/** Everything that a site tells AI services about a page. @param found what comes with the page */
export function aiPreferences(requests: Requests, page: string, found: readonly Found[]): AiPreferences {
  const statements = [...robotsStatements(requests, page), ...found];
  const crawlers = aiCrawlerAccess(requests, page);
  const clashes = [...amongStatements(statements), ...amongCrawlers(statements, crawlers)];
  const odd = new Set(clashes.flatMap(({ granted, refused }) => [granted, refused]));
  const contradictions = clashes.flatMap(({ use, granted, refused }): readonly AiContradiction[] => {
    const against = 'crawler' in refused ? toldRule(refused) : told(refused);
    return against === null ? [] : [{ use, granted: told(granted), refused: against }];
  });
  return {
    statements: statements.map((one) => ({ ...one, odd: odd.has(one) })),
    crawlers: crawlers.map((one) => ({ ...one, odd: odd.has(one) })),
    contradictions: contradictions.slice(0, CONTRADICTION_LIMIT),
  };
}
