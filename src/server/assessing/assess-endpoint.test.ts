import { pageEvidence } from '../../brand/evidence/page-evidence';
import type { AnsweredRequest, Evidence, ImageBody } from '../../brand/evidence/evidence';
import { assessEvidence } from '../../brand/engine/assess-evidence';
import type { Report } from '../../brand/report/report';
import { exportText, openExport, type Engine, type ReportExport } from '../../brand/sharing/export';
import type { Signature } from '../../brand/sharing/signature';
import { verifyReport } from '../../brand/sharing/verify';
import { parseSitePictures } from '../../brand/evidence/site-pictures';
import { pngOf } from '../images/testing/pictures';
import { assessHandler } from './assess-endpoint';
import { endpoint } from '../platform/endpoint';
import { testServices, TEST_CONTEXT, TEST_ENVIRONMENT, type TestChanges } from '../platform/testing/services';
import { gather, type GatherOptions } from './gathering/gather';
import { StorageError } from '../platform/storage/raw';
import { memoryStorage } from '../platform/testing/memory-storage';
import { publicKeys } from '../platform/signing-keys';
import { TEST_KEYS } from '../platform/testing/signing-keys';

jest.mock('./gathering/gather', () => ({ gather: jest.fn() }));
const gatherMock = jest.mocked(gather);

const HTML =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Northwind &lt;b>&amp; Sons&lt;/b></title>' +
  '<meta property="og:site_name" content="Northwind <b>&amp; Sons</b>"></head><body><h1>Northwind &lt;b>&amp; Sons&lt;/b></h1></body></html>';
const NDJSON = { accept: 'application/x-ndjson', 'content-type': 'application/json' };
const BROWSER = 'text/html,*/*;q=0.8';

const evidence: Evidence = {
  ...pageEvidence(HTML, 'https://northwind.com', '2026-06-01T12:00:00.000Z', { 'northwind.com': 'northwind.com' }),
  scope: 'site',
  target: {
    address: 'https://northwind.com',
    origin: 'https://northwind.com',
    typed: 'https://northwind.com',
    final: 'https://northwind.com/',
  },
};
const failed: Evidence = {
  ...evidence,
  requests: [
    {
      state: 'failed',
      id: 'https-home',
      url: 'https://northwind.com/',
      redirects: [],
      reason: 'certificate',
      ms: { total: 5 },
    },
  ],
};

const ICON: ImageBody = { kind: 'image', type: 'png', width: 48, height: 48, bytes: null };
/** The same with an icon and a logo. */
const pictured: Evidence = {
  ...evidence,
  requests: [
    ...evidence.requests,
    ...(['icon', 'logo'] as const).map((id): AnsweredRequest => ({
      state: 'answered',
      id,
      url: `https://northwind.com/${id}.png`,
      finalUrl: `https://northwind.com/${id}.png`,
      redirects: [],
      status: 200,
      headers: [['content-type', 'image/png']],
      ms: { firstByte: 1, total: 1 },
      body: ICON,
    })),
  ],
};

function open(changes: TestChanges = {}) {
  const services = testServices(changes);
  const handle = endpoint('assess', assessHandler, () => services);
  const send = (body: BodyInit, headers: Record<string, string>) =>
    handle(new Request('https://facet.example/api/assess', { method: 'POST', body, headers }), TEST_CONTEXT);
  return {
    stream: (address: unknown) => send(JSON.stringify({ address, locale: 'en' }), NDJSON),
    json: (fields: object, accept = 'application/json') =>
      send(JSON.stringify(fields), { accept, 'content-type': 'application/json' }),
    form: (address: string, locale = 'en') => send(new URLSearchParams({ address, locale }), { accept: BROWSER }),
  };
}

async function linesOf(response: Response): Promise<Record<string, unknown>[]> {
  const text = await response.text();
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

beforeEach(() => {
  gatherMock.mockReset();
  gatherMock.mockImplementation((_, { onRequest }) => {
    onRequest({ id: 'https-home', state: 'started', ms: 0 });
    onRequest({ id: 'https-home', state: 'answered', ms: 120 });
    return Promise.resolve(evidence);
  });
});

describe('assess, as a stream', () => {
  it('tells each request, then facts and report, unsigned where there is no key, then pictures and evidence', async () => {
    const response = await open().stream('northwind.com/shop?a=1');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
    expect(await linesOf(response)).toEqual([
      { t: 'request', id: 'https-home', state: 'started', ms: 0 },
      { t: 'request', id: 'https-home', state: 'answered', ms: 120 },
      {
        t: 'report',
        facts: expect.objectContaining({ scope: 'site' }) as unknown,
        report: expect.objectContaining({ format: 1 }) as unknown,
        signature: null,
        leftOut: true,
      },
      { t: 'pictures' },
      { t: 'evidence', evidence },
    ]);
    // Evidence is shared with other visitors: what one of them typed after the path is private.
    expect(gatherMock.mock.calls[0]?.[0]).toEqual({
      address: 'https://northwind.com/shop',
      origin: 'https://northwind.com',
    });
  });

  it('draws pictures anew, and hands them out beside the report, for ten minutes to others too', async () => {
    gatherMock.mockImplementation((_, { onImage }) => {
      onImage?.('icon', ICON, { file: pngOf({ width: 48, height: 48 }) });
      onImage?.('logo', ICON, { missing: 'too-large' });
      return Promise.resolve(pictured);
    });
    const { stream, form } = open();
    const [report, pictures, behind] = (await linesOf(await stream('northwind.com'))).slice(-3);
    expect(pictures).toEqual({
      t: 'pictures',
      icon: expect.stringMatching(/^data:image\/webp;base64,/) as unknown,
      missing: { logo: 'too-large' },
    });
    // As the island reads them.
    expect({ t: 'pictures', ...parseSitePictures(pictures ?? {}) }).toEqual(pictures);
    expect(JSON.stringify([report, behind])).not.toContain('data:image');
    expect((await linesOf(await stream('northwind.com'))).slice(-2)[0]).toEqual(pictures);
    expect(await (await form('northwind.com')).text()).toContain(`href="${String(pictures?.['icon'])}"`);
    expect(gatherMock).toHaveBeenCalledTimes(1);
  });

  it('sends a line before the next one is known', async () => {
    let finish: (evidence: Evidence) => void = () => undefined;
    gatherMock.mockImplementation((_, { onRequest }) => {
      onRequest({ id: 'https-home', state: 'started', ms: 0 });
      return new Promise((resolve) => (finish = resolve));
    });
    const response = await open().stream('northwind.com');
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const first = await reader.read();
    expect(new TextDecoder().decode(first.value)).toBe('{"t":"request","id":"https-home","state":"started","ms":0}\n');
    finish(evidence);
    expect(new TextDecoder().decode((await reader.read()).value)).toMatch(/^{"t":"report"/);
  });

  it('says by code why a site could not be read', async () => {
    gatherMock.mockResolvedValue(failed);
    expect(await linesOf(await open().stream('northwind.com'))).toEqual([{ t: 'error', code: 'site-certificate' }]);
  });

  it.each([
    ['', 'address-empty', null],
    ['not an address', 'address-name', null],
    ['harbour,com', 'address-mistyped', 'harbour.com'],
    ['harbour.con', 'address-unknown-ending', 'harbour.com'],
    ['10.0.0.1', 'address-refused', null],
    ['http://localhost:8080', 'address-refused', null],
    [`https://${'a'.repeat(3000)}.com`, 'address-too-long', null],
  ])('refuses %j before it asks anybody', async (address, code, suggestion) => {
    const response = await open().stream(address);
    expect(response.status).toBe(422);
    const suggestions = suggestion === null ? {} : { suggestions: { address: suggestion } };
    expect(await response.json()).toMatchObject({
      code,
      fields: { address: code },
      ...suggestions,
    });
    expect(gatherMock).not.toHaveBeenCalled();
  });

  it.each([[1], [null], [['northwind.com']], [{}]])('refuses %j as an address', async (address) => {
    const response = await open().stream(address);
    expect(await response.json()).toMatchObject({ status: 422, fields: { address: 'malformed' } });
  });

  it('asks a site once for visitors who come soon after each other', async () => {
    const { stream } = open();
    const first = (await linesOf(await stream('northwind.com'))).slice(-3);
    const second = await linesOf(await stream('https://northwind.com/'));
    expect(second.map(({ t }) => t)).toEqual(['report', 'pictures', 'evidence']);
    const until = expect.stringMatching(/^\d{4}-.*Z$/) as string;
    expect(second).toEqual(first.map((line) => (line['t'] === 'report' ? { ...line, reusedUntil: until } : line)));
    expect(gatherMock).toHaveBeenCalledTimes(1);
  });

  it.each(['page-disallowed', 'page-robots-unread'] as const)('offers the home page: %s', async (code) => {
    const reason = code === 'page-disallowed' ? 'robots' : 'other-site';
    const url = 'https://northwind.com/private';
    const home = { state: 'failed', id: 'https-home', url, redirects: [], reason, ms: { total: 0 } } as const;
    gatherMock.mockImplementation((target) => Promise.resolve({ ...evidence, target, requests: [home] }));
    const { stream, form } = open();
    const suggestion = 'https://northwind.com';
    expect((await linesOf(await stream(url))).at(-1)).toEqual({ t: 'error', code, suggestion });
    const text = await (await form(url)).text();
    expect(text).toContain(`<input type="hidden" name="address" value="${suggestion}"/>`);
    expect(text).toContain('Measure the home page instead');
  });

  it('signs what it measured, the second time too', async () => {
    const { stream } = open({ environment: { ...TEST_ENVIRONMENT, signingKeys: TEST_KEYS } });
    for (const address of ['northwind.com', 'https://northwind.com/']) {
      const line = (await linesOf(await stream(address))).find(({ t }) => t === 'report');
      const { report, signature } = line as unknown as { report: Report; signature: Signature };
      const keys = publicKeys(TEST_KEYS);
      expect(await verifyReport({ ...report }, signature, keys, crypto.subtle)).toBe('verified');
      expect(await verifyReport({ ...report, overall: null }, signature, keys, crypto.subtle)).toBe('altered');
    }
  });

  it('stops asking when the visitor goes away, and leaves the site to the next one after a while', async () => {
    let options: GatherOptions | undefined;
    gatherMock.mockImplementation((_, given) => {
      options = given;
      given.onRequest({ id: 'https-home', state: 'started', ms: 0 });
      return new Promise((_, reject) => {
        given.signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    });
    const report = jest.fn(() => 'x');
    let time = Date.UTC(2026, 5, 1, 12);
    const sleep = (milliseconds: number) => {
      time += milliseconds;
      return Promise.resolve();
    };
    const { stream } = open({ report, sleep, now: () => new Date(time) });
    const reader = ((await stream('northwind.com')).body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await reader.cancel();
    expect(options?.signal.aborted).toBe(true);
    gatherMock.mockResolvedValue(evidence);
    expect((await linesOf(await stream('northwind.com'))).at(-1)).toMatchObject({ t: 'evidence' });
    expect(report).not.toHaveBeenCalled();
  });

  it('ends with an error where ours is the fault, after the status has been sent', async () => {
    gatherMock.mockRejectedValue(new Error('bug'));
    const report = jest.fn(() => 'abc');
    expect(await linesOf(await open({ report }).stream('northwind.com'))).toEqual([
      { t: 'error', code: 'unexpected', digest: 'abc' },
    ]);
    expect(report).toHaveBeenCalledWith(new Error('bug'));
  });
});

describe('assess, as a page', () => {
  it('answers a form without script with the report, and the form above it', async () => {
    const response = await open().form(' northwind.com ');
    const html = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(html).toMatch(/<title>Northwind &#60;b&#62;&#38; Sons&#60;\/b&#62; · .+ · Facet<\/title>/);
    expect(html).toContain('action="/api/assess"');
    expect(html).toContain('value="northwind.com"');
    expect(html).toContain('class="report"');
    // The one shell that links the report's styles.
    expect(html).toContain('data-shell="report"');
    // Below it, the way to a comparison that begins with it.
    expect(html.slice(html.indexOf('action="/api/compare"'))).toContain('value="https://northwind.com"');
    expect(html).not.toMatch(/<b>&amp; Sons|<script|style="/);
  });

  it.each([
    ['nothing at all', 'address-empty'],
    ['"><script>alert(1)</script>', 'address-malformed'],
  ])('shows %j again with what is wrong beside it', async (typed, code) => {
    const address = code === 'address-empty' ? '' : typed;
    const response = await open().form(address);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('data-shell="page"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain('id="address-error"');
    expect(html).not.toContain('<script>');
    if (address !== '') expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  });

  it('says beside the field what the site did, in the language of the page', async () => {
    gatherMock.mockResolvedValue(failed);
    const response = await open().form('northwind.com', 'de');
    const html = await response.text();
    expect([response.status, response.headers.get('content-language')]).toEqual([422, 'de']);
    expect(html).toContain('value="northwind.com"');
    expect(html).toContain('id="address-error"');
  });

  it('keeps what was typed where the site is being asked for somebody else, and says when to come back', async () => {
    gatherMock.mockImplementation(() => new Promise(() => undefined));
    let time = Date.UTC(2026, 5, 1, 12);
    const sleep = (milliseconds: number) => {
      time += milliseconds;
      return Promise.resolve();
    };
    const { stream, form } = open({ sleep, now: () => new Date(time) });
    const reader = ((await stream('northwind.com')).body as ReadableStream<Uint8Array>).getReader();
    while (gatherMock.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    const response = await form('northwind.com/shop', 'de');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '35']);
    const html = await response.text();
    expect(html).toContain('Diese Website lässt sich gerade nicht messen');
    expect(html).toContain('Versuchen Sie es in einer Minute erneut.');
    expect(html).toContain('value="northwind.com/shop"');
    expect(html).toContain('id="address-error"');
    await reader.cancel();
  });
});

const engine: Engine = (found, ownName) => assessEvidence(found, null, ownName);

describe('assess, as an export', () => {
  it('answers with the file that the site saves, which opens as a verified report', async () => {
    const environment = { ...TEST_ENVIRONMENT, signingKeys: TEST_KEYS };
    const { json, stream } = open({ environment });
    const response = await json({ address: 'northwind.com' });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    const text = await response.text();
    const opened = openExport(text, engine);
    expect(opened).toMatchObject({ ok: true, opened: { evidence, remade: { result: 'equal' } } });
    // What the island streams and saves is the same, byte for byte.
    const lines = await linesOf(await stream('northwind.com'));
    const saved = Object.assign({}, ...lines) as Pick<ReportExport, 'evidence' | 'facts' | 'report' | 'signature'>;
    // That visitor learns its age only from the stream.
    const { evidence: kept, facts, report, signature: signed } = saved;
    expect(exportText({ format: 1, evidence: kept, facts, report, signature: signed })).toBe(text);
    if (!opened.ok || opened.opened.signature === null) throw new Error('there is no signature');
    const { received, signature } = opened.opened;
    expect(await verifyReport(received, signature, publicKeys(TEST_KEYS), crypto.subtle)).toBe('verified');
    expect(gatherMock).toHaveBeenCalledTimes(1);
  });

  it.each(['application/json, text/plain, */*', 'application/json;q=0.9, text/html;q=0.1'])(
    'is what %s asks for',
    async (accept) => {
      const response = await open().json({ address: 'northwind.com' }, accept);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    },
  );

  it('is not what is answered where nothing is asked for by name', async () => {
    const response = await open().json({ address: 'northwind.com' }, '*/*');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('has the status of what went wrong, and problem details', async () => {
    gatherMock.mockResolvedValue(failed);
    const response = await open().json({ address: 'northwind.com', locale: 'de' });
    expect([response.status, response.headers.get('content-type')]).toEqual([422, 'application/problem+json']);
    expect(await response.json()).toMatchObject({
      code: 'site-certificate',
      status: 422,
      title: 'Das Zertifikat der Website ist nicht gültig',
    });
  });

  it('says when to come back to a site that rests', async () => {
    const storage = memoryStorage();
    await open({ storage }).json({ address: 'northwind.com' });
    // A deploy that has nothing of it.
    const response = await open({ storage, deployId: 'd2' }).json({ address: 'northwind.com' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '600']);
    expect(await response.json()).toMatchObject({ code: 'site-resting' });
  });

  it('answers 503 where storage fails', async () => {
    const storage = memoryStorage();
    const get = () => Promise.reject(new StorageError('down'));
    const response = await open({ storage: { ...storage, get } }).json({ address: 'northwind.com' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await response.json()).toMatchObject({ code: 'unavailable', digest: 'digest0123456789' });
  });

  it('opens a recorded example, unsigned, and asks nobody', async () => {
    const response = await open({ environment: { ...TEST_ENVIRONMENT, signingKeys: TEST_KEYS } }).json({
      example: 'harbour',
    });
    const opened = openExport(await response.text(), engine);
    expect(opened).toMatchObject({ ok: true, opened: { remade: { result: 'equal' }, signature: null } });
    expect(gatherMock).not.toHaveBeenCalled();
  });
});
