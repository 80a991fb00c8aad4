/** Each operation as the document has it: what is asked, what is answered, and how often. */
import type { JsonSchema } from '../../brand/sharing/json-schema';
import type { BodyFormat, Endpoint } from '../../site/endpoint';
import { ENDPOINTS } from '../../site/endpoints';
import type { Locale } from '../../site/locales';
import { API_OPERATIONS, limitsOf, type ApiOperation, type ApiOperationId } from '../../site/open-api';
import { PUBLISHED_ID_FORM, PUBLISHER_KEY_FORM } from '../../site/published-reports';
import { reference, type SchemaName } from './components';
import { errorResponses } from './errors';
import { GROUPS, OPERATIONS, PARAMETERS } from './words';

const MEDIA_TYPES: Readonly<Record<BodyFormat, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

interface Content {
  /** The schema of the request body. */
  readonly asked?: SchemaName;
  readonly example?: JsonSchema;
  /** The schema of a JSON response. */
  readonly answered?: SchemaName;
  readonly query?: readonly ('url' | 'format' | 'maxwidth' | 'maxheight' | 'site')[];
}

const CONTENT: Readonly<Record<ApiOperationId, Content>> = {
  assess: { asked: 'AssessRequest', example: { address: 'example.com' }, answered: 'ReportExport' },
  compare: {
    asked: 'CompareRequest',
    example: { address: ['example.com', 'example.org'] },
    answered: 'ComparisonExport',
  },
  shareReport: { asked: 'ShareRequest', answered: 'PublicationReceipt' },
  changeReport: { asked: 'OwnReportChange', answered: 'PublicationReceipt' },
  deleteReport: { asked: 'OwnReportDeletion', answered: 'HeldReport' },
  publishReport: { asked: 'PublishRequest', answered: 'PublicationReceipt' },
  readPublishedReport: { answered: 'PublishedReport' },
  showPublishersAssessment: {},
  changePublishedAssessment: { asked: 'ChangeRequest', example: { action: 'delete' } },
  showPublishersComparison: {},
  changePublishedComparison: { asked: 'ChangeRequest', example: { action: 'delete' } },
  badgeData: { answered: 'Badge' },
  badgePicture: {},
  oembed: { answered: 'Oembed', query: ['url', 'format', 'maxwidth', 'maxheight'] },
  signingKeys: { answered: 'KeySet' },
  crawlerRequests: { answered: 'CrawlerRequests', query: ['site'] },
  health: { answered: 'Health' },
  description: {},
};

/** Parameters of the query without which there is no answer. */
const REQUIRED: readonly string[] = ['url', 'site'];

const QUERY_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  url: { type: 'string', format: 'uri' },
  format: { type: 'string', default: 'json' },
  maxwidth: { type: 'integer', minimum: 0 },
  maxheight: { type: 'integer', minimum: 0 },
  site: { type: 'string' },
};

const pathSchemas = (locales: readonly Locale[]): Readonly<Record<string, JsonSchema>> => ({
  id: { type: 'string', pattern: PUBLISHED_ID_FORM.source },
  key: { type: 'string', pattern: PUBLISHER_KEY_FORM.source },
  locale: { type: 'string', enum: locales },
});

function parameters(id: ApiOperationId, locales: readonly Locale[]): readonly JsonSchema[] {
  const inPath = [...API_OPERATIONS[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const said: Readonly<Record<string, string>> = PARAMETERS;
  const of = (name: string, where: 'path' | 'query', schema: JsonSchema | undefined, required: boolean) => ({
    name,
    in: where,
    required,
    description: said[name],
    schema,
  });
  return [
    ...inPath.map((name) => of(name, 'path', pathSchemas(locales)[name], true)),
    ...(CONTENT[id].query ?? []).map((name) => of(name, 'query', QUERY_SCHEMAS[name], REQUIRED.includes(name))),
  ];
}

function requestBody(id: ApiOperationId): JsonSchema | null {
  const { asked, example } = CONTENT[id];
  if (asked === undefined) return null;
  const { accepts, lists = [] }: Endpoint = ENDPOINTS[API_OPERATIONS[id].endpoint];
  // A form repeats the name of a list.
  const encoding = Object.fromEntries(lists.map((name) => [name, { style: 'form', explode: true }]));
  const contentOfFormat = (format: BodyFormat): JsonSchema => ({
    schema: reference(asked),
    ...(example && { example }),
    ...(format === 'form' && lists.length > 0 && { encoding }),
  });
  return {
    required: true,
    content: Object.fromEntries(accepts.map((format) => [MEDIA_TYPES[format], contentOfFormat(format)])),
  };
}

const SUCCESS: Readonly<Record<number, string>> = {
  200: 'What was asked for.',
  201: 'It is stored; `Location` is the path of its page.',
  204: 'It is deleted.',
  303: 'It is done; `Location` leads to a page that says so.',
  410: 'It was deleted, or its time is over: a page that says so.',
  501: 'This format is not offered.',
  503: 'The same, where storage does not answer: the site can do little.',
};

/** In a stream each line is JSON of its own, which OpenAPI 3.1 has no word for. */
const STREAM: JsonSchema = {
  schema: { type: 'string', description: 'JSON Lines: see `x-line-schema`.' },
  'x-line-schema': reference('StreamLine'),
};

function contentOf(type: string, { answered }: Content): JsonSchema {
  if (type === 'application/x-ndjson') return STREAM;
  if (type.endsWith('json')) return { schema: answered === undefined ? { type: 'object' } : reference(answered) };
  return { schema: { type: 'string' } };
}

function success(id: ApiOperationId): Readonly<Record<string, JsonSchema>> {
  const { answers }: ApiOperation = API_OPERATIONS[id];
  return Object.fromEntries(
    Object.entries(answers).map(([status, types]) => [
      status,
      {
        description: SUCCESS[Number(status)],
        ...((status === '201' || status === '303') && {
          headers: { Location: { required: true, schema: { type: 'string', format: 'uri-reference' } } },
        }),
        ...(types.length > 0 && {
          content: Object.fromEntries(types.map((type) => [type, contentOf(type, CONTENT[id])])),
        }),
      },
    ]),
  );
}

function limitsText(id: ApiOperationId): string {
  const { rate, bodyBytes, isCrossOrigin } = limitsOf(id);
  return [
    rate === null
      ? 'Requests are not counted.'
      : `One client may ask ${rate.requests} times in ${rate.seconds} seconds.`,
    ...(bodyBytes > 0 ? [`At most ${bodyBytes} bytes of body are read.`] : []),
    isCrossOrigin ? 'Scripts of any site may read the answer.' : 'Scripts of other sites cannot read the answer.',
  ].join(' ');
}

/** @param locales those the site was built in */
export function operationObject(id: ApiOperationId, locales: readonly Locale[]): JsonSchema {
  const { group }: ApiOperation = API_OPERATIONS[id];
  const { summary, description } = OPERATIONS[id];
  const { rate, bodyBytes } = limitsOf(id);
  const body = requestBody(id);
  const given = parameters(id, locales);
  return {
    operationId: id,
    tags: [GROUPS[group].name],
    summary,
    description: `${description}\n\n${limitsText(id)}`,
    ...(given.length > 0 && { parameters: given }),
    ...(body && { requestBody: body }),
    responses: { ...success(id), ...errorResponses(id) },
    'x-limits': { ...(rate && { requests: rate.requests, seconds: rate.seconds }), bodyBytes },
  };
}
