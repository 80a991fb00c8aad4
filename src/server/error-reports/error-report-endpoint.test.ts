import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { parseDsn } from '../../site/error-reports';
import { LIMITS } from '../../site/limits';
import { endpoint } from '../platform/endpoint';
import { HEADER, PUBLISHED_DSN } from './testing/published-envelopes';
import { errorReportHandler } from './error-report-endpoint';
import { testServices, TEST_CONTEXT, TEST_ENVIRONMENT } from '../platform/testing/services';
import { memoryStorage } from '../platform/testing/memory-storage';
import type { Storage } from '../platform/storage/raw';

const DSN = PUBLISHED_DSN;
const KEY = 'e12d836b15bb49d7bbf99e64295d995b';
const OTHER = `https://${'0'.repeat(32)}@sentry.io/42`;

/** A real server in the service's place, that keeps what arrives. */
interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
let received: Received[];
let answer: (response: ServerResponse) => void;
let service: Server;
let sink: string;

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  sink = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});

afterAll(() => {
  service.closeAllConnections();
  service.close();
});

beforeEach(() => {
  received = [];
  answer = (response) => response.writeHead(200).end('{}');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

interface Options {
  readonly dsn?: string | null;
  readonly enabled?: boolean;
  readonly storage?: Storage;
  readonly sink?: string;
}

function setUp({ dsn = DSN, enabled = true, storage = memoryStorage(), ...rest }: Options = {}) {
  let time = Date.parse('2026-06-01T12:00:00Z');
  const errorReports = { dsn: dsn === null ? null : parseDsn(dsn), sink: rest.sink ?? sink, enabled };
  const services = testServices({
    environment: { ...TEST_ENVIRONMENT, context: 'dev', errorReports },
    storage,
    fetch,
    now: () => new Date(time),
  });
  const send = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
    endpoint(
      'error-report',
      errorReportHandler,
      () => services,
    )(
      new Request('https://facet.example/error-report', {
        method: 'POST',
        body: typeof body === 'string' ? body : new Uint8Array(body),
        headers: { 'content-type': 'text/plain;charset=UTF-8', origin: 'https://facet.example', ...headers },
      }),
      TEST_CONTEXT,
    );
  return { send, storage, pass: (seconds: number) => (time += seconds * 1000) };
}

const EVENT = '{"message":"hello world","level":"error"}';
const envelope = (header: object = { dsn: DSN }, item: object = { type: 'event', length: 41 }, payload = EVENT) =>
  `${JSON.stringify(header)}\n${JSON.stringify(item)}\n${payload}\n`;

const CSP_REPORT = JSON.stringify({ 'csp-report': { 'document-uri': 'https://facet.example/en/' } });
const CSP_TYPE = { 'content-type': 'application/csp-report' };

describe('an envelope', () => {
  it.each([
    ['a header alone', Buffer.from('{"event_id":"12c2d058d58442709aa2eca08bf20986"}')],
    ['with an error', Buffer.from(envelope())],
    ['with an error, implicit length, ended by the end', Buffer.from(`${HEADER}{"type":"event"}\n${EVENT}`)],
  ])('of a page of ours passes byte for byte: %s', async (_, body) => {
    const { send } = setUp();
    expect((await send(body)).status).toBe(200);
    expect(received).toHaveLength(1);
    expect(received[0]?.body.equals(body)).toBe(true);
    expect(received[0]?.path).toBe(`/api/42/envelope/?sentry_key=${KEY}&sentry_version=7`);
  });

  it('says nothing of who sent it', async () => {
    const { send } = setUp();
    await send(envelope(), {
      cookie: 'session=1',
      'x-forwarded-for': '203.0.113.9',
      'user-agent': 'Somebody’s browser'.replace('’', "'"),
    });
    const { headers } = received[0] ?? {};
    expect(Object.keys(headers ?? {}).sort()).toEqual(
      expect.not.arrayContaining(['cookie', 'x-forwarded-for', 'forwarded', 'referer', 'origin']),
    );
    expect(headers?.['user-agent']).not.toContain('Somebody');
  });

  it.each([
    ['of another key', envelope({ dsn: OTHER }), 403, 'report-refused'],
    ['for another host', envelope({ dsn: DSN.replace('sentry.io', 'evil.example') }), 403, 'report-refused'],
    ['for another project', envelope({ dsn: DSN.replace('/42', '/43') }), 403, 'report-refused'],
    ['for another port', envelope({ dsn: DSN.replace('sentry.io', 'sentry.io:8443') }), 403, 'report-refused'],
    ['for a host within another', envelope({ dsn: `${DSN}@evil.example/42` }), 403, 'report-refused'],
    ['for an invalid DSN', envelope({ dsn: 'sentry' }), 403, 'report-refused'],
    ['with a DSN that is no text', envelope({ dsn: { host: 'sentry.io' } }), 400, 'body-malformed'],
    ['without a newline', JSON.stringify({ dsn: DSN }).slice(0, -1), 400, 'body-malformed'],
    ['that is empty', '', 400, 'body-malformed'],
    ['whose header is no JSON', `dsn\n${envelope()}`, 400, 'body-malformed'],
    ['whose header is a list', '[]\n', 400, 'body-malformed'],
    ['whose item’s header is no JSON', `${HEADER}event\n${EVENT}\n`, 400, 'body-malformed'],
    ['whose item has no type', envelope(undefined, { length: 41 }), 400, 'body-malformed'],
    ['cut short within an item', envelope().slice(0, -10), 400, 'body-malformed'],
    ['with more behind an item', envelope(undefined, { type: 'event', length: 40 }), 400, 'body-malformed'],
    ['with a negative length', envelope(undefined, { type: 'event', length: -1 }), 400, 'body-malformed'],
    ['with a length beyond numbers', envelope(undefined, { type: 'event', length: 1e300 }), 400, 'body-malformed'],
    ['with a length that is a text', envelope(undefined, { type: 'event', length: '41' }), 400, 'body-malformed'],
    ['of thousands of items', `${HEADER}${'{"type":"attachment","length":0}\n\n'.repeat(3000)}`, 400, 'body-malformed'],
    ['that is broken UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d, 0x0a]), 400, 'body-malformed'],
    ['of 10 MB', Buffer.alloc(10_000_000, 0x20), 413, 'body-too-large'],
    ['just too large', Buffer.alloc(LIMITS.errorReportBytes + 1, 0x20), 413, 'body-too-large'],
  ] as const)('%s is refused and goes nowhere', async (_, body, status, code) => {
    const { send } = setUp();
    const response = await send(body);
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code })]);
    expect(received).toEqual([]);
  });

  it('that is packed is refused, whatever it would unpack to', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const { send } = setUp();
    expect((await send(bomb, { 'content-encoding': 'gzip' })).status).toBe(415);
    expect((await send(bomb)).status).toBe(400);
    expect(received).toEqual([]);
  });

  it('from another site is refused, and of another media type', async () => {
    const { send } = setUp();
    expect((await send(envelope(), { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send(envelope(), { 'content-type': 'application/json' })).status).toBe(415);
    expect(received).toEqual([]);
  });
});

describe('the service', () => {
  it('has its status and its limits handed back, and nothing else', async () => {
    const { send } = setUp();
    answer = (response) =>
      response
        .writeHead(429, { 'Retry-After': '17', 'X-Sentry-Rate-Limits': '17:error:organization', 'Set-Cookie': 'a=b' })
        .end('a text');
    const response = await send(envelope());
    expect([response.status, await response.text()]).toEqual([429, '']);
    expect(response.headers.get('retry-after')).toBe('17');
    expect(response.headers.get('x-sentry-rate-limits')).toBe('17:error:organization');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('is sent no errors until its limit for errors has passed, and other things meanwhile', async () => {
    const { send, pass } = setUp();
    answer = (response) => response.writeHead(429, { 'X-Sentry-Rate-Limits': '60:error:organization' }).end();
    await send(envelope());
    answer = (response) => response.writeHead(200).end();
    const limited = await send(envelope());
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60']);
    expect(received).toHaveLength(1);
    expect((await send(CSP_REPORT, CSP_TYPE)).status).toBe(200);
    pass(59);
    expect((await send(envelope())).headers.get('retry-after')).toBe('1');
    expect(received).toHaveLength(2);
    pass(1);
    expect((await send(envelope())).status).toBe(200);
    expect(received).toHaveLength(3);
  });

  it('is left alone for the longer of two times it has named', async () => {
    const { send } = setUp();
    answer = (response) => response.writeHead(429, { 'X-Sentry-Rate-Limits': '60:error:organization' }).end();
    await send(envelope());
    answer = (response) => response.writeHead(200, { 'X-Sentry-Rate-Limits': '10:error:organization' }).end();
    await send(CSP_REPORT, CSP_TYPE);
    expect((await send(envelope())).headers.get('retry-after')).toBe('60');
  });

  it('may limit while it accepts', async () => {
    const { send } = setUp();
    answer = (response) => response.writeHead(200, { 'X-Sentry-Rate-Limits': '2700::key' }).end();
    expect((await send(envelope())).status).toBe(200);
    expect((await send(envelope())).status).toBe(429);
    expect(received).toHaveLength(1);
  });

  it('that fails has its status handed back, and is asked again next time', async () => {
    const { send } = setUp();
    answer = (response) => response.writeHead(500).end();
    expect((await send(envelope())).status).toBe(500);
    expect((await send(envelope())).status).toBe(500);
    expect(received).toHaveLength(2);
  });

  it.each([
    ['breaks off', (response: ServerResponse) => response.destroy()],
    ['leads elsewhere', (response: ServerResponse) => response.writeHead(302, { Location: sink }).end()],
  ])('that %s is left alone for a while', async (_, behave) => {
    const { send, pass } = setUp();
    answer = behave;
    const response = await send(envelope());
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect((await send(envelope())).status).toBe(429);
    expect(received).toHaveLength(1);
    pass(30);
    answer = (ok) => ok.writeHead(200).end();
    expect((await send(envelope())).status).toBe(200);
  });

  it('that hangs is given up', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    const { send } = setUp();
    answer = () => undefined;
    expect((await send(envelope())).status).toBe(503);
  });

  it('that is not there is given up', async () => {
    const { send } = setUp({ sink: 'http://127.0.0.1:9' });
    expect((await send(envelope())).status).toBe(503);
  });
});

describe('without a service', () => {
  it('reports are counted, by day', async () => {
    const { send, storage, pass } = setUp({ dsn: null });
    expect((await send(envelope())).status).toBe(204);
    expect((await send(envelope({ dsn: OTHER }))).status).toBe(204);
    pass(24 * 60 * 60);
    await send(envelope());
    expect(received).toEqual([]);
    expect((await storage.get('error-reports/unsent/2026-06-01'))?.value).toBe(2);
    expect((await storage.get('error-reports/unsent/2026-06-02'))?.value).toBe(1);
  });

  it('what is no report is refused all the same', async () => {
    const { send, storage } = setUp({ dsn: null });
    expect((await send('{')).status).toBe(400);
    expect((await storage.list('error-reports/')).keys).toEqual([]);
  });

  it('switched off, anything is taken and thrown away', async () => {
    const { send, storage } = setUp({ enabled: false });
    expect((await send(envelope())).status).toBe(204);
    expect(received).toEqual([]);
    expect((await storage.list('error-reports/')).keys).toEqual([]);
  });

  it('and without storage nobody notices', async () => {
    const broken = memoryStorage();
    const { get, put } = broken;
    const isDown = (key: string) => key.startsWith('error-reports/');
    jest.spyOn(broken, 'get').mockImplementation((key) => (isDown(key) ? Promise.reject(new Error('down')) : get(key)));
    jest
      .spyOn(broken, 'put')
      .mockImplementation((key, ...rest) => (isDown(key) ? Promise.reject(new Error('down')) : put(key, ...rest)));
    expect((await setUp({ dsn: null, storage: broken }).send(envelope())).status).toBe(204);
    expect((await setUp({ storage: broken }).send(envelope())).status).toBe(200);
    expect(received).toHaveLength(1);
  });
});

describe('a report of a violated policy', () => {
  const legacy = {
    'csp-report': {
      'document-uri': 'https://facet.example/en/posts/?q=my+name#top',
      referrer: 'https://elsewhere.example/?token=1',
      'blocked-uri': 'https://evil.example/x.js?visitor=1',
      'violated-directive': 'script-src-elem',
      'effective-directive': 'script-src-elem',
      'original-policy': "default-src 'none'",
      disposition: 'enforce',
      'status-code': 200,
      'script-sample': 'alert(1)',
    },
  };
  const modern = {
    type: 'csp-violation',
    age: 10,
    url: 'https://facet.example/en/',
    user_agent: 'Browser',
    body: {
      documentURL: 'https://facet.example/en/?address=private.example',
      blockedURL: 'inline',
      effectiveDirective: 'style-src-attr',
      originalPolicy: "default-src 'none'",
      disposition: 'enforce',
      statusCode: 200,
      lineNumber: 3,
      sourceFile: null,
    },
  };

  it('goes to the service’s own endpoint for them, without what may say something of a person', async () => {
    const { send } = setUp();
    expect((await send(JSON.stringify(legacy), { 'content-type': 'application/csp-report' })).status).toBe(200);
    expect(received[0]?.path).toBe(`/api/42/security/?sentry_key=${KEY}&sentry_version=7`);
    expect(received[0]?.headers['content-type']).toBe('application/csp-report');
    expect(JSON.parse(received[0]?.body.toString() ?? '')).toEqual({
      'csp-report': {
        'document-uri': 'https://facet.example/en/posts/',
        referrer: 'https://elsewhere.example/',
        'blocked-uri': 'https://evil.example/x.js',
        'violated-directive': 'script-src-elem',
        'effective-directive': 'script-src-elem',
        'original-policy': "default-src 'none'",
        disposition: 'enforce',
        'status-code': 200,
      },
    });
  });

  it('of the Reporting API becomes one of the first form; other reports are left out', async () => {
    const { send } = setUp();
    const body = JSON.stringify([modern, { type: 'deprecation', body: {} }, modern]);
    expect((await send(body, { 'content-type': 'application/reports+json' })).status).toBe(200);
    expect(received).toHaveLength(2);
    expect(JSON.parse(received[0]?.body.toString() ?? '')).toEqual({
      'csp-report': {
        'document-uri': 'https://facet.example/en/',
        'blocked-uri': 'inline',
        'effective-directive': 'style-src-attr',
        'violated-directive': 'style-src-attr',
        'original-policy': "default-src 'none'",
        disposition: 'enforce',
        'status-code': 200,
        'line-number': 3,
      },
    });
  });

  it.each(['feedback/status/', 'brand-assessment/0123456789abc/'])('leaves out the secret below %s', async (path) => {
    const { send } = setUp();
    const address = `https://facet.example/de/${path}s3cr3t/`;
    const report = { ...legacy['csp-report'], 'document-uri': address, referrer: address };
    await send(JSON.stringify({ 'csp-report': report }), { 'content-type': 'application/csp-report' });
    expect(received[0]?.body.toString()).toContain(`https://facet.example/de/${path}"`);
    expect(received[0]?.body.toString()).not.toContain('s3cr3t');
  });

  it('about another site’s page goes nowhere', async () => {
    const { send } = setUp();
    const foreign = { 'csp-report': { ...legacy['csp-report'], 'document-uri': 'https://facet.example.evil/' } };
    expect((await send(JSON.stringify(foreign), { 'content-type': 'application/csp-report' })).status).toBe(204);
    expect(received).toEqual([]);
  });

  it.each(['', '{}', '[', '"text"', '{"csp-report":{}}', '{"csp-report":{"document-uri":1}}'])(
    'that is %j is refused',
    async (body) => {
      const { send } = setUp();
      expect((await send(body, { 'content-type': 'application/csp-report' })).status).toBe(400);
      expect(received).toEqual([]);
    },
  );

  it('about another site’s page is not counted where there is no service', async () => {
    const { send, storage } = setUp({ dsn: null });
    const foreign = { 'csp-report': { ...legacy['csp-report'], 'document-uri': 'https://evil.example/' } };
    expect((await send(JSON.stringify(foreign), { 'content-type': 'application/csp-report' })).status).toBe(204);
    expect((await storage.list('error-reports/')).keys).toEqual([]);
  });

  it('waits while the service wants none', async () => {
    const { send } = setUp();
    answer = (response) => response.writeHead(429, { 'X-Sentry-Rate-Limits': '60:security:key' }).end();
    await send(JSON.stringify([modern, modern]), { 'content-type': 'application/reports+json' });
    expect(received).toHaveLength(1);
    expect((await send(JSON.stringify(legacy), { 'content-type': 'application/csp-report' })).status).toBe(429);
    expect((await send(envelope())).status).toBe(429);
    answer = (response) => response.writeHead(200).end();
  });
});
