import { createConfig, lintFromString } from '@redocly/openapi-core';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { assessEvidence } from '../../brand/engine/assess-evidence';
import type { Evidence } from '../../brand/evidence/evidence';
import { pageEvidence } from '../../brand/evidence/page-evidence';
import { EXPORT_PARTS, exportSchema } from '../../brand/sharing/export-parts';
import { comparisonExportText, exportText } from '../../brand/sharing/export';
import type { Endpoint } from '../../site/endpoint';
import { ENDPOINTS } from '../../site/endpoints';
import { ERROR_STATUS } from '../../site/errors';
import { EXAMPLE_IDS } from '../../site/examples';
import { LOCALES } from '../../site/locales';
import { API_OPERATION_IDS, API_OPERATIONS, codesOf, limitsOf } from '../../site/open-api';
import { exampleExport } from '../assessing/example-reports';
import { STREAM_PARTS } from '../assessing/stream-lines';
import { endpoint } from '../platform/endpoint';
import { testServices, TEST_CONTEXT } from '../platform/testing/services';
import { BELOW, schemaComponents } from './components';
import { openApiDocument } from './document';
import { errorComponents } from './errors';
import { openapiHandler } from './openapi-endpoint';
import { SCHEMAS } from './words';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly responses: Readonly<Record<string, unknown>>;
}

const document = openApiDocument('https://facet.example', LOCALES);
const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const schemas = schemaComponents(LOCALES);

/** What the linter finds, and why it is correct as it is. */
const EXCEPTIONS: readonly (readonly [rule: string, pointer: string, why: string])[] = [
  ...(['assessment', 'comparison'] as const).map(
    (kind) =>
      [
        'no-path-trailing-slash',
        `#/paths/~1{locale}~1brand-${kind}~1{id}~1{key}~1`,
        'pages of this site end with a slash',
      ] as const,
  ),
  ...(['signing-keys', 'openapi.json', 'health'] as const).map(
    (name) => ['operation-4xx-response', `#/paths/~1api~1${name}/get/responses`, 'there is nothing to refuse'] as const,
  ),
  ['no-unused-components', '#/components/schemas/StreamLine', 'referred to by `x-line-schema`'],
  ['no-unused-components', '#/components/responses/MethodRefused', 'referred to by `x-other-methods`'],
];

/** Holds values against a schema of the document. */
function validator(name: string): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  return ajv.compile({ $ref: `${BELOW}${name}`, components: { schemas } });
}

function expectValid(validate: ValidateFunction, value: unknown): void {
  validate(value);
  expect(validate.errors ?? []).toEqual([]);
}

const example = (id: (typeof EXAMPLE_IDS)[number]): unknown => JSON.parse(exportText(exampleExport(id)));

describe('the document of the API', () => {
  it('is valid by somebody else’s linter, but for exceptions that are explained', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source: JSON.stringify(document), config, absoluteRef: '/openapi.json' });
    const found = problems.map(({ ruleId, location }) => [ruleId, location[0]?.pointer]);
    expect(found.sort()).toEqual(EXCEPTIONS.map(([rule, pointer]) => [rule, pointer]).sort());
  });

  it('is answered to anyone, and may be kept', async () => {
    const handle = endpoint('openapi', openapiHandler, () => testServices());
    const response = await handle(new Request('https://facet.example/api/openapi.json'), TEST_CONTEXT);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'netlify-cdn-cache-control': 'public, durable, max-age=3600',
    });
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)));
  });

  it('describes every operation of the table at its path, and no other', () => {
    const described = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { operationId }]) =>
        method.startsWith('x-') ? [] : [[operationId, method.toUpperCase(), path]],
      ),
    );
    const table = API_OPERATION_IDS.map((id) => [id, API_OPERATIONS[id].method, API_OPERATIONS[id].path]);
    expect(described.sort()).toEqual(table.sort());
  });

  it.each(API_OPERATION_IDS)('says limits and errors of %s as the tables have them', (id) => {
    const { endpoint: name, method, path } = API_OPERATIONS[id];
    const row: Endpoint = ENDPOINTS[name];
    expect(row.methods).toContain(method);
    const { summary, description, responses } = paths[path]?.[method.toLowerCase()] ?? { summary: '', description: '' };
    expect(summary).not.toBe('');
    if (row.rateLimit !== null) {
      const { windowLimit, windowSize } = row.rateLimit;
      expect(description).toContain(`${windowLimit} times in ${windowSize} seconds`);
    }
    if (limitsOf(id).bodyBytes > 0) expect(description).toContain(`${row.bodyBytes} bytes`);
    expect(description.includes('Scripts of any site may read')).toBe(row.crossOrigin === true);
    const statuses = new Set([
      ...codesOf(id).map((code) => ERROR_STATUS[code]),
      ...Object.keys(API_OPERATIONS[id].answers),
    ]);
    expect(Object.keys(responses ?? {}).sort()).toEqual([...[...statuses].map(String), 'default'].sort());
  });

  it('offers the locales of the build, and no other', () => {
    const two = ['en', 'ja'] as const;
    expect(schemaComponents(two)['AssessRequest']).toMatchObject({ properties: { locale: { enum: two } } });
  });
});

it('describes what is answered where something unexpected happens', async () => {
  const fails = { respond: () => Promise.reject(new Error('a defect')) };
  const handle = endpoint('signing-keys', fails, () => testServices());
  const response = await handle(new Request('https://facet.example/api/signing-keys'), TEST_CONTEXT);
  expect([response.status, response.headers.get('content-type')]).toEqual([500, 'application/problem+json']);
  const content = errorComponents()['AnyError']?.['content'] as Readonly<Record<string, { schema: object }>>;
  const validate = new Ajv2020({ strict: false }).compile(content['application/problem+json']?.schema ?? false);
  expectValid(validate, await response.json());
});

describe('the schemas of the document', () => {
  it.each(Object.keys(schemas))('say what %s is', (name) => {
    expect(schemas[name]?.['description']).toEqual(expect.stringMatching(/\.$/));
  });

  it('have every member that words are said of', () => {
    const said = Object.entries(SCHEMAS).flatMap(([name, [, members = {}]]) =>
      Object.keys(members).map((member) => [name, member] as const),
    );
    const there = said.filter(([name, member]) => Object.hasOwn(schemas[name]?.['properties'] ?? {}, member));
    expect(there).toEqual(said);
    expect(Object.keys(SCHEMAS).filter((name) => !Object.hasOwn(schemas, name))).toEqual([]);
  });

  it.each(EXAMPLE_IDS)('hold the export of %s', (id) => {
    expectValid(validator('ReportExport'), example(id));
  });

  it('hold a comparison with a site that failed', () => {
    const failed = [{ address: 'example.com', code: 'site-resting', retryAfterSeconds: 600 }];
    const text = comparisonExportText(EXAMPLE_IDS.map(exampleExport), failed);
    expectValid(validator('ComparisonExport'), JSON.parse(text));
  });

  it('hold the report of a page that has nothing, and one whose site did not answer', () => {
    const page = pageEvidence('', 'https://a.example', '2026-06-01T12:00:00.000Z', {});
    const silent: Evidence = {
      ...page,
      requests: [
        {
          state: 'failed',
          id: 'https-home',
          url: 'https://a.example/',
          redirects: [],
          reason: 'tls',
          ms: { total: 1 },
        },
        { state: 'skipped', id: 'robots', reason: 'deadline' },
      ],
    };
    for (const evidence of [page, silent]) {
      expectValid(validator('Evidence'), evidence);
      expectValid(validator('Report'), JSON.parse(JSON.stringify(assessEvidence(evidence).report)));
    }
  });

  it.each([
    [{ t: 'request', id: 'robots', state: 'started', ms: 0 }, true],
    [{ t: 'request', id: 'robots', state: 'begun', ms: 0 }, false],
    [{ t: 'pictures' }, true],
    [{ t: 'pictures', icon: 'data:image/webp;base64,AAAA', missing: { logo: 'too-large' } }, true],
    [{ t: 'pictures', icon: 'https://elsewhere.example/' }, false],
    [{ t: 'error', code: 'site-resting', retryAfterSeconds: 5 }, true],
    [{ t: 'error', code: 'other' }, false],
  ])('take %j for a line of the stream: %s', (line, isValid) => {
    expect(validator('StreamLine')(line)).toBe(isValid);
  });

  it('refuse what the parsers refuse', () => {
    const validate = validator('ReportExport');
    const { report, ...rest } = exampleExport('harbour');
    const broken = [
      rest,
      { ...rest, report: { ...report, checks: [{ id: 'No id' }] } },
      { ...rest, report: { ...report, collectedAt: 'today' } },
      { ...rest, report, signature: { key: 'a', receipts: 'b', value: 'c' } },
    ];
    for (const each of broken) expect(validate(JSON.parse(JSON.stringify(each)))).toBe(false);
  });

  it('name a part for each of what exports and streams are made of', () => {
    for (const name of [...Object.keys(EXPORT_PARTS), ...Object.keys(STREAM_PARTS)])
      expect(schemas).toHaveProperty(name);
  });
});

describe('the schema of a file', () => {
  it('holds exports of this version, and an earlier one without what came later', () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats(ajv);
    const validate = ajv.compile(exportSchema('ReportExport', 'https://facet.example/facet-report.schema.json'));
    const saved = example('northwind') as { report: { proofs?: unknown; checks: { standing?: unknown }[] } };
    expectValid(validate, saved);
    delete saved.report.proofs;
    for (const check of saved.report.checks) delete check.standing;
    expectValid(validate, saved);
    expect(validate({ format: 1, reports: [saved] })).toBe(false);
  });
});
