/** What a report from outside must be: a link or a file may come from any source. */
import { readDateTime } from '../date-time';
import { IMAGE_TYPES, REQUEST_IDS } from '../evidence';
import { ALIAS_KINDS, NAME_KINDS } from '../facts';
import { STATED_THINGS, type NameOccurrence, type Occurrence, type Portrait, type PortraitImage } from '../portrait';
import {
  DIMENSION_IDS,
  type CheckResult,
  type DimensionResult,
  type Params,
  type Receipt,
  type Report,
  type Score,
} from '../report';
import { webUrl } from '../sites';
import { integer, jsonObject, list, map, oneOf, optional, orNull, ShapeError, text, truth, type Shape } from './shape';

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
const webUrlText: Shape<string> = (value) => {
  const url = LONG_TEXT(value);
  if (webUrl(url) === null) throw new ShapeError('a web URL');
  return url;
};

/** ISO 8601 in UTC, of a day there is. Leap seconds are left out: `Date` knows none, and every list would fail on one. */
export const moment: Shape<string> = (value) => {
  const iso = text(30, /^\d{4}-\d\d-\d\dT\d\d:\d\d:[0-5]\d(?:\.\d{1,9})?Z$/)(value);
  if (readDateTime(iso) === null) throw new ShapeError('a moment');
  return iso;
};

export const target: Shape<Report['target']> = (value) => {
  const { address, origin } = jsonObject(value);
  const url = webUrlText(origin);
  if (webUrl(url)?.origin !== url) throw new ShapeError('an origin');
  return { address: LONG_TEXT(address), origin: url };
};

const score: Shape<Score> = (value) => {
  const { value: own, low, high } = jsonObject(value);
  return { value: PER_MILLE(own), low: PER_MILLE(low), high: PER_MILLE(high) };
};

const overall: Shape<NonNullable<Report['overall']>> = (value) => ({
  ...score(value),
  cappedBy: orNull(ID)(jsonObject(value)['cappedBy']),
});

const dimension: Shape<DimensionResult> = (value) => {
  const found = jsonObject(value);
  const state = oneOf(['assessed', 'notApplicable', 'notAssessed'])(found['state']);
  return {
    id: oneOf(DIMENSION_IDS)(found['id']),
    weight: WEIGHT(found['weight']),
    state,
    score: state === 'assessed' ? score(found['score']) : null,
    coverage: PER_MILLE(found['coverage']),
    cappedBy: orNull(ID)(found['cappedBy']),
  };
};

const receipt: Shape<Receipt> = (value) => {
  const found = jsonObject(value);
  return {
    request: oneOf(REQUEST_IDS)(found['request']),
    url: LONG_TEXT(found['url']),
    source: TEXT(found['source']),
    ...optional(found, 'line', LINE),
    ...optional(found, 'snippet', TEXT),
    ...optional(found, 'value', TEXT),
    ...(found['odd'] === true ? { odd: true } : {}),
  };
};

const parameter: Shape<string | number> = (value) => {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return TEXT(value);
};
const params: Shape<Params> = map(40, PARAMETER_NAME, parameter);

const check: Shape<CheckResult> = (value) => {
  const found = jsonObject(value);
  const given = found['score'];
  return {
    id: ID(found['id']),
    dimension: oneOf(DIMENSION_IDS)(found['dimension']),
    outcome: ID(found['outcome']),
    score: typeof given === 'number' ? PER_MILLE(given) : oneOf(['na', 'unknown', 'out-of-scope'])(given),
    weight: WEIGHT(found['weight']),
    params: params(found['params']),
    receipts: list(100, receipt)(found['receipts']),
  };
};

const occurrence: Shape<Occurrence> = (value) => {
  const found = jsonObject(value);
  return {
    request: oneOf(REQUEST_IDS)(found['request']),
    source: TEXT(found['source']),
    ...optional(found, 'line', LINE),
  };
};

const nameOccurrence: Shape<NameOccurrence> = (value) => {
  const found = jsonObject(value);
  return {
    ...occurrence(value),
    kind: oneOf([...NAME_KINDS, ...ALIAS_KINDS])(found['kind']),
    value: TEXT(found['value']),
    alias: truth(found['alias']),
    odd: truth(found['odd']),
  };
};

const image: Shape<PortraitImage> = (value) => {
  const found = jsonObject(value);
  return {
    url: orNull(webUrlText)(found['url']),
    state: oneOf(['none', 'loaded', 'missing', 'not-image', 'unread'])(found['state']),
    type: orNull(oneOf(IMAGE_TYPES))(found['type']),
    width: orNull(PIXELS)(found['width']),
    height: orNull(PIXELS)(found['height']),
  };
};

const statedText = orNull(TEXT);
const statedUrl = orNull(LONG_TEXT);

const organization: Shape<NonNullable<Portrait['organization']>> = (value) => {
  const found = jsonObject(value);
  return {
    type: TEXT(found['type']),
    name: statedText(found['name']),
    url: statedUrl(found['url']),
    logo: statedUrl(found['logo']),
    sameAs: list(100, LONG_TEXT)(found['sameAs']),
  };
};

const portrait: Shape<Portrait> = (value) => {
  const found = jsonObject(value);
  const openGraph = jsonObject(found['openGraph']);
  const twitter = jsonObject(found['twitter']);
  return {
    page: oneOf(['whole', 'partial', 'unread'])(found['page']),
    url: webUrlText(found['url']),
    language: statedText(found['language']),
    name: statedText(found['name']),
    names: list(200, nameOccurrence)(found['names']),
    things: list(400, (thing) => ({
      ...occurrence(thing),
      thing: oneOf(STATED_THINGS)(jsonObject(thing)['thing']),
      value: LONG_TEXT(jsonObject(thing)['value']),
      odd: truth(jsonObject(thing)['odd']),
    }))(found['things']),
    title: statedText(found['title']),
    description: statedText(found['description']),
    heading: statedText(found['heading']),
    excerpt: statedText(found['excerpt']),
    canonical: statedUrl(found['canonical']),
    openGraph: {
      title: statedText(openGraph['title']),
      type: statedText(openGraph['type']),
      url: statedUrl(openGraph['url']),
      siteName: statedText(openGraph['siteName']),
      description: statedText(openGraph['description']),
      imageAlt: statedText(openGraph['imageAlt']),
      locale: statedText(openGraph['locale']),
    },
    twitter: {
      card: statedText(twitter['card']),
      title: statedText(twitter['title']),
      description: statedText(twitter['description']),
      imageAlt: statedText(twitter['imageAlt']),
    },
    image: orNull(image)(found['image']),
    icon: orNull(image)(found['icon']),
    organization: orNull(organization)(found['organization']),
  };
};

function isDistinct(ids: readonly string[]): boolean {
  return new Set(ids).size === ids.length;
}

/**
 * A report of format 1, of this rubric or another one: its checks need not be ours.
 *
 * Receipts that a check lacks are taken for none; a caller that needs to know asks `lacksReceipts` first.
 */
export const reportShape: Shape<Report> = (value) => {
  const found = jsonObject(value);
  const dimensions = list(DIMENSION_IDS.length, dimension)(found['dimensions']);
  const checks = list(200, check)(found['checks']);
  // Ids tell rows apart, and receipts are signed by them.
  if (!isDistinct(dimensions.map(({ id }) => id)) || !isDistinct(checks.map(({ id }) => id))) {
    throw new ShapeError('each dimension and each check once');
  }
  return {
    format: oneOf([1])(found['format']),
    rubricVersion: text(20, /^\d+(?:\.\d+)*(?:-[a-z0-9.]+)?$/)(found['rubricVersion']),
    scope: oneOf(['site', 'page'])(found['scope']),
    target: target(found['target']),
    collectedAt: moment(found['collectedAt']),
    overall: orNull(overall)(found['overall']),
    dimensions,
    checks,
    portrait: portrait(found['portrait']),
  };
};
