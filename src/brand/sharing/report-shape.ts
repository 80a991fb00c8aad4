/** The shape that a report from outside must have: a link or a file may come from any source. */
import { AI_ANSWERS, type AiAnswers } from '../facts/ai-preferences';
import type { StatedArticle } from '../facts/article';
import { HOME_REASONS, INNER_REASONS, type PageKind } from '../facts/page-kind';
import { readDateTime } from '../basics/date-time';
import { IMAGE_TYPES, REQUEST_IDS, SCOPES } from '../evidence/evidence';
import { ALIAS_KINDS, NAME_KINDS, STATED_THINGS, VISIBLE_KINDS } from '../facts/facts';
import { RELATIONS } from '../naming/relations';
import type { AiOccurrence, NameOccurrence, Portrait, PortraitImage, ThingOccurrence } from '../naming/portrait';
import {
  DIMENSION_IDS,
  STANDINGS,
  type CheckResult,
  type DimensionResult,
  type Proof,
  type Receipt,
  type Report,
  type Score,
} from '../report/report';
import { webUrl } from '../urls/sites';
import type { Target } from '../urls/target';
import { pageAt } from '../urls/typed-url';
import { ShapeError } from './json';
import {
  either,
  integer,
  list,
  map,
  number,
  object,
  oneOf,
  optional,
  orNull,
  shaped,
  text,
  then,
  truth,
  variant,
} from './shape';

/** UTF-16 units: wider than what the engine writes, since only nonsense is to be kept out. */
const TEXT = text(4_000);
const LONG_TEXT = text(16_384);

/** Ids are in keys of our strings and in element ids. */
const ID = text(60, /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const PARAMETER_NAME = /^[A-Za-z][A-Za-z0-9]{0,39}$/;
const PER_MILLE = integer(0, 1000);
const WEIGHT = integer(0, 1000);
const LINE = integer(1, 100_000_000);
const PIXELS = integer(0, 2_147_483_647);

/** An absolute http(s) URL. */
const webUrlText = then(
  LONG_TEXT,
  (url) => {
    if (webUrl(url) === null) throw new ShapeError('a web URL');
    return url;
  },
  { is: 'text', max: 16_384, format: 'uri' },
);

/** ISO 8601 in UTC, of a day there is. Leap seconds are left out: `Date` knows none, and every list would fail on one. */
export const moment = then(
  text(30, /^\d{4}-\d\d-\d\dT\d\d:\d\d:[0-5]\d(?:\.\d{1,9})?Z$/),
  (iso) => {
    if (readDateTime(iso) === null) throw new ShapeError('a moment');
    return iso;
  },
  { is: 'text', max: 30, format: 'date-time' },
);

/** Origins and a page that say nothing else than a URL does: a name in front of a host would pass for the host. */
const namedTarget = object<Target>({
  address: LONG_TEXT,
  origin: webUrlText,
  typed: optional(webUrlText),
  final: optional(webUrlText),
});

export const target = then(namedTarget, (named) => {
  const { origin, typed = origin, final = `${origin}/` } = named;
  if (webUrl(origin)?.origin !== origin) throw new ShapeError('an origin');
  const asked = webUrl(typed);
  if (asked === null || pageAt(asked.origin, asked.pathname) !== typed) throw new ShapeError('a page');
  const page = webUrl(final);
  if (page === null || page.href !== final || page.username !== '' || page.password !== '') {
    throw new ShapeError('a page');
  }
  return named;
});

const SCORE = { value: PER_MILLE, low: PER_MILLE, high: PER_MILLE };
const score = object<Score>(SCORE);

const dimension = then(
  object<DimensionResult>({
    id: oneOf(DIMENSION_IDS),
    weight: WEIGHT,
    state: oneOf(['assessed', 'notApplicable', 'notAssessed']),
    score: orNull(score),
    coverage: PER_MILLE,
    cappedBy: orNull(ID),
  }),
  (found) => {
    if (found.state !== 'assessed') return { ...found, score: null };
    if (found.score === null) throw new ShapeError('a score');
    return found;
  },
);

const ONLY_TRUE = shaped({ is: 'optional', of: oneOf([true]) }, (value) => (value === true ? value : undefined));

const receipt = object<Receipt>({
  request: oneOf(REQUEST_IDS),
  url: LONG_TEXT,
  source: TEXT,
  line: optional(LINE),
  snippet: optional(TEXT),
  value: optional(TEXT),
  odd: ONLY_TRUE,
});

const parameter = either(number(), TEXT);

const checkScore = either(PER_MILLE, oneOf(['na', 'unknown', 'out-of-scope'] as const));

const check = object<CheckResult>({
  id: ID,
  dimension: oneOf(DIMENSION_IDS),
  outcome: ID,
  score: checkScore,
  weight: WEIGHT,
  standing: optional(oneOf(STANDINGS)),
  params: map(40, PARAMETER_NAME, parameter),
  receipts: list(100, receipt),
});

const OCCURRENCE = { request: oneOf(REQUEST_IDS), source: TEXT, line: optional(LINE) };

const nameOccurrence = object<NameOccurrence>({
  ...OCCURRENCE,
  kind: oneOf([...NAME_KINDS, ...ALIAS_KINDS, ...VISIBLE_KINDS]),
  value: TEXT,
  alias: truth,
  odd: truth,
  relation: optional(oneOf(RELATIONS)),
});

const thingOccurrence = object<ThingOccurrence>({
  ...OCCURRENCE,
  thing: oneOf(STATED_THINGS),
  value: LONG_TEXT,
  odd: truth,
});

const aiAnswer = optional(oneOf(AI_ANSWERS));

const aiOccurrence = object<AiOccurrence>({
  ...OCCURRENCE,
  crawler: optional(TEXT),
  named: optional(truth),
  value: optional(TEXT),
  agents: optional(list(20, TEXT)),
  says: object<AiAnswers>({ search: aiAnswer, answers: aiAnswer, training: aiAnswer }),
  odd: truth,
});

const image = object<PortraitImage>({
  url: orNull(webUrlText),
  state: oneOf(['none', 'loaded', 'missing', 'not-image', 'unread']),
  type: orNull(oneOf(IMAGE_TYPES)),
  width: orNull(PIXELS),
  height: orNull(PIXELS),
});

const statedText = orNull(TEXT);
const statedUrl = orNull(LONG_TEXT);

const pageKind = variant<PageKind>('is', {
  home: object({ is: oneOf(['home']), by: oneOf(HOME_REASONS) }),
  inner: object({ is: oneOf(['inner']), by: oneOf(INNER_REASONS) }),
});

const portrait = object<Portrait>({
  page: oneOf(['whole', 'partial', 'unread']),
  kind: optional(pageKind),
  url: webUrlText,
  language: statedText,
  textLanguage: optional(text(3, /^[a-z]{2,3}$/)),
  name: statedText,
  basis: optional(oneOf(['declared', 'inferred'])),
  names: list(200, nameOccurrence),
  things: list(400, thingOccurrence),
  title: statedText,
  description: statedText,
  heading: statedText,
  excerpt: statedText,
  canonical: statedUrl,
  openGraph: object({
    title: statedText,
    type: statedText,
    url: statedUrl,
    siteName: statedText,
    description: statedText,
    imageAlt: statedText,
    locale: statedText,
  }),
  twitter: object({ card: statedText, title: statedText, description: statedText, imageAlt: statedText }),
  creator: optional(TEXT),
  image: orNull(image),
  icon: orNull(image),
  assistants: optional(list(100, aiOccurrence)),
  organization: orNull(
    object({ type: TEXT, name: statedText, url: statedUrl, logo: statedUrl, sameAs: list(100, LONG_TEXT) }),
  ),
});

const anyReport = object<Report>({
  format: oneOf([1]),
  rubricVersion: text(20, /^\d+(?:\.\d+)*(?:-[a-z0-9.]+)?$/),
  scope: oneOf(SCOPES),
  target,
  collectedAt: moment,
  overall: orNull(object({ ...SCORE, cappedBy: orNull(ID) })),
  dimensions: list(DIMENSION_IDS.length, dimension),
  checks: list(200, check),
  portrait,
  article: optional(
    object<StatedArticle>({ described: truth, published: statedText, modified: statedText, author: statedText }),
  ),
  isNameCorrected: ONLY_TRUE,
  proofs: optional(list(20, object<Proof>({ fix: ID, checks: list(60, ID) }))),
});

function isDistinct(rows: readonly { readonly id: string }[]): boolean {
  return new Set(rows.map(({ id }) => id)).size === rows.length;
}

/**
 * A report of format 1, of this rubric or another one: its checks need not be ours.
 *
 * Receipts that a check lacks are taken for none; a caller that needs to know asks `lacksReceipts` first.
 */
export const reportShape = then(anyReport, (report) => {
  // Ids tell rows apart, and receipts are signed by them.
  if (!isDistinct(report.dimensions) || !isDistinct(report.checks)) {
    throw new ShapeError('each dimension and each check once');
  }
  return report;
});

/** The parts that a report's schema names. */
export const REPORT_PARTS = {
  Score: score,
  Dimension: dimension,
  Check: check,
  Receipt: receipt,
  Portrait: portrait,
  StatedName: nameOccurrence,
  StatedThing: thingOccurrence,
  StatedImage: image,
  StatedPreference: aiOccurrence,
} as const;
