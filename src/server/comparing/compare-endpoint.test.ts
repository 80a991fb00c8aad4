import { MAX_BRANDS } from '../../brand/comparison/compared-brands';
import { assessEvidence } from '../../brand/engine/assess-evidence';
import { pageEvidence } from '../../brand/evidence/page-evidence';
import type { Evidence, ImageBody } from '../../brand/evidence/evidence';
import { comparisonExportText, openExports, type Engine, type ReportExport } from '../../brand/sharing/export';
import { LIMITS } from '../../site/limits';
import { pngOf } from '../images/testing/pictures';
import { compareHandler } from './compare-endpoint';
import { endpoint } from '../platform/endpoint';
import { testServices, TEST_CONTEXT } from '../platform/testing/services';
import { gather, type GatherTarget } from '../assessing/gathering/gather';
import { memoryStorage } from '../platform/testing/memory-storage';
import { StorageError } from '../platform/storage/raw';

jest.mock('../assessing/gathering/gather', () => ({ gather: jest.fn() }));
const gatherMock = jest.mocked(gather);

function evidenceOf({ address, origin }: GatherTarget): Evidence {
  const host = new URL(origin).hostname;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${host} <b>Goods</b></title><h1>${host}</h1>`;
  const made = pageEvidence(html, origin, '2026-06-01T12:00:00.000Z', { [host]: host });
  return { ...made, scope: 'site', target: { address, origin } };
}

function failed(target: GatherTarget): Evidence {
  const url = `${target.origin}/`;
  const ms = { total: 5 };
  return {
    ...evidenceOf(target),
    requests: [{ state: 'failed', id: 'https-home', url, redirects: [], reason: 'certificate', ms }],
  };
}

function open(services = testServices()) {
  const handle = endpoint('compare', compareHandler, () => services);
  return async (entries: readonly (readonly [string, string])[], locale = 'en') => {
    const body = new URLSearchParams([...entries.map(([name, value]) => [name, value]), ['locale', locale]]);
    const headers = { accept: 'text/html,*/*;q=0.8' };
    const request = new Request('https://facet.example/api/compare', { method: 'POST', body, headers });
    const response = await handle(request, TEST_CONTEXT);
    return { status: response.status, html: await response.text() };
  };
}

const addresses = (...values: readonly string[]) => values.map((value) => ['address', value] as const);
const columns = (html: string) =>
  [...html.matchAll(/<li[^>]*><h2[^>]*>(.*?)<\/h2>/gs)].map(([, head = '']) => head.replace(/<[^>]*>/g, ''));

beforeEach(() => {
  gatherMock.mockReset();
  gatherMock.mockImplementation((target) => Promise.resolve(evidenceOf(target)));
});

describe('compare', () => {
  it('shows the pictures of each site that has some', async () => {
    const body: ImageBody = { kind: 'image', type: 'png', width: 32, height: 32, bytes: null };
    gatherMock.mockImplementation((target, { onImage }) => {
      const evidence = evidenceOf(target);
      const [home] = evidence.requests;
      if (target.origin !== 'https://harbour.com' || home?.state !== 'answered') return Promise.resolve(evidence);
      onImage?.('icon', body, { file: pngOf({ width: 32, height: 32 }) });
      const icon = { ...home, id: 'icon', url: `${target.origin}/favicon.ico`, body } as const;
      return Promise.resolve({ ...evidence, requests: [home, icon] });
    });
    const { html } = await open()(addresses('northwind.com', 'harbour.com'));
    const [first = '', ...services] = html.split('<section class="service">');
    expect(first).not.toContain('data:image');
    const [northwind = '', harbour = ''] = (services[0] ?? '').split('<li class="preview">').slice(1);
    expect(northwind).not.toContain('data:image');
    expect(harbour).toMatch(/<image href="data:image\/webp;base64,/);
  });

  it('measures the sites and shows them side by side, in the language asked for', async () => {
    const { status, html } = await open()(addresses('northwind.com', '', 'harbour.com', ''), 'de');
    expect(status).toBe(200);
    expect(html).toContain('<html lang="de">');
    // The one shell that links the styles of comparisons.
    expect(html).toContain('data-shell="comparison"');
    expect(columns(html)).toEqual(['northwind.com', 'harbour.com']);
    expect(html).toContain('Was den Unterschied macht');
    expect(html).toContain('northwind.com &lt;b&gt;Goods&lt;/b&gt;');
    expect(gatherMock).toHaveBeenCalledTimes(2);
  });

  it('asks all of them at once', async () => {
    const waiting: (() => void)[] = [];
    gatherMock.mockImplementation(
      (target) => new Promise((resolve) => waiting.push(() => resolve(evidenceOf(target)))),
    );
    const answer = open()(addresses('a.com', 'b.com', 'c.com', 'd.com'));
    while (waiting.length < 4) await new Promise((resolve) => setImmediate(resolve));
    waiting.reverse().forEach((finish) => finish());
    expect(columns((await answer).html)).toEqual(['a.com', 'b.com', 'c.com', 'd.com']);
  });

  it('keeps a column for a site that could not be read, and says why', async () => {
    gatherMock.mockImplementation((target) =>
      Promise.resolve(target.origin === 'https://b.com' ? failed(target) : evidenceOf(target)),
    );
    const { status, html } = await open()(addresses('a.com', 'b.com', 'c.com'));
    expect(status).toBe(200);
    expect(columns(html)).toEqual(['a.com', 'c.com', 'Could not be read b.com']);
    expect(html).toContain('Could not be read');
    expect(html).toContain('certificate');
  });

  it('says so where fewer than two are left', async () => {
    gatherMock.mockImplementation((target) => Promise.resolve(failed(target)));
    const { status, html } = await open()(addresses('a.com', 'b.com'));
    expect(status).toBe(422);
    expect(columns(html)).toEqual(['Could not be read a.com', 'Could not be read b.com']);
    expect(html).toContain('These brands cannot be compared yet');
    expect(html).toContain('value="a.com"');
    // Without script no field can be added, so the form shows one for each brand that a comparison can hold.
    expect(html.match(/name="address"/g)).toHaveLength(MAX_BRANDS);
  });

  it('loses no other brand where one goes wrong inside', async () => {
    const report = jest.fn(() => 'digest');
    gatherMock.mockImplementation((target) =>
      target.origin === 'https://b.com'
        ? Promise.reject(new StorageError('down'))
        : Promise.resolve(evidenceOf(target)),
    );
    const { status, html } = await open(testServices({ report }))(addresses('a.com', 'b.com', 'c.com'));
    expect(status).toBe(200);
    expect(columns(html)).toEqual(['a.com', 'c.com', 'Could not be read b.com']);
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('compares the recorded examples, and one of them with an address', async () => {
    const ask = open();
    const all = ['northwind', 'harbour', 'tidewater'].map((id) => ['example', id] as const);
    expect(columns((await ask(all)).html)).toEqual(['Northwind Coffee', 'Harbour Line', 'tidewater.example']);
    expect(gatherMock).not.toHaveBeenCalled();
    const mixed = await ask([['example', 'harbour'], ...addresses('a.com')]);
    expect(columns(mixed.html)).toEqual(['Harbour Line', 'a.com']);
  });

  it.each([
    [['a.com/shop', 'https://a.com/shop'], 'is in the list twice', 'address-2'],
    [['a.co.uk', 'www.a.co.uk'], 'belong to the same site', 'address-2'],
    [['a.com', '', '10.0.0.1'], 'public', 'address-3'],
    [['a.com', 'd,com'], 'd.com', 'address-2'],
    [['a.com'], 'at least two addresses', 'address-1'],
    [['a.com', 'b.com', 'c.com', 'd.com', 'e.com'], 'At most four', 'address-1'],
  ])('shows the form again for %j, with what was typed, and asks nobody', async (typed, text, field) => {
    const { status, html } = await open()(addresses(...typed));
    expect(status).toBe(422);
    expect(html).toContain(text);
    expect(html).toContain(`href="#${field}"`);
    for (const value of typed) expect(html).toContain(`value="${value}"`);
    expect(gatherMock).not.toHaveBeenCalled();
  });

  it('refuses what is no field of it', async () => {
    expect((await open()([['example', 'other']])).status).toBe(422);
    expect((await open()([['addresses', 'a.com']])).status).toBe(422);
  });

  it('counts each visitor, more strictly than single assessments', async () => {
    const ask = open(testServices({ storage: memoryStorage() }));
    for (let time = 0; time < 5; time += 1) expect((await ask(addresses('a.com', 'b.com'))).status).toBe(200);
    expect((await ask(addresses('a.com', 'b.com'))).status).toBe(429);
  });
});

const engine: Engine = (found, ownName) => assessEvidence(found, null, ownName);

describe('compare, as an export', () => {
  function ask(body: object, services = testServices(), accept = 'application/json') {
    const headers = { accept, 'content-type': 'application/json' };
    const request = new Request('https://facet.example/api/compare', {
      method: 'POST',
      body: JSON.stringify(body),
      headers,
    });
    return endpoint('compare', compareHandler, () => services)(request, TEST_CONTEXT);
  }

  const origins = (text: string): readonly string[] => {
    const opened = openExports(text, engine);
    if (!opened.ok) throw new Error(opened.code);
    return opened.opened.map(({ report }) => report.target.origin);
  };

  it('answers with the file that the site saves, examples first', async () => {
    const response = await ask({ address: ['a.com', '', 'b.com'], example: ['harbour'] });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
    const text = await response.text();
    expect(origins(text)).toEqual(['https://harbour.example', 'https://a.com', 'https://b.com']);
    const { format, reports, ...rest } = JSON.parse(text) as { format: 1; reports: ReportExport[] };
    expect([format, rest]).toEqual([1, {}]);
    expect(text).toBe(comparisonExportText(reports));
  });

  it('names the sites that could not be measured beside the others', async () => {
    gatherMock.mockImplementation((target) =>
      Promise.resolve(target.origin === 'https://b.com' ? failed(target) : evidenceOf(target)),
    );
    const response = await ask({ address: ['a.com', 'b.com/shop', 'c.com'] });
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(origins(text)).toEqual(['https://a.com', 'https://c.com']);
    expect(JSON.parse(text)).toMatchObject({ failed: [{ address: 'b.com/shop', code: 'site-certificate' }] });
  });

  it('answers with why the first one failed where fewer than two are left', async () => {
    gatherMock.mockImplementation((target) =>
      Promise.resolve(target.origin === 'https://a.com' ? evidenceOf(target) : failed(target)),
    );
    const response = await ask({ address: ['a.com', '', 'b.com'] });
    expect([response.status, response.headers.get('content-type')]).toEqual([422, 'application/problem+json']);
    expect(await response.json()).toMatchObject({
      code: 'site-certificate',
      fields: { 'address.2': 'site-certificate' },
    });
  });

  it('says when to come back where sites rest', async () => {
    const services = testServices();
    await ask({ address: ['a.com', 'b.com'] }, services);
    // A deploy that has nothing of them.
    const response = await ask({ address: ['a.com', 'b.com'] }, { ...services, deployId: 'd2' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '600']);
    expect(await response.json()).toMatchObject({ code: 'site-resting' });
  });

  it('answers 503 where storage fails', async () => {
    gatherMock.mockRejectedValue(new StorageError('down'));
    expect((await ask({ address: ['a.com', 'b.com'] })).status).toBe(503);
  });

  it.each([
    [['a.com/shop', 'https://a.com/shop'], { 'address.1': 'same-address' }],
    [['a.co.uk', 'www.a.co.uk'], { 'address.1': 'same-site' }],
    [['a.com', '', '10.0.0.1'], { 'address.2': 'address-refused' }],
    [['a.com', 'b c', 'd,com'], { 'address.1': 'address-name', 'address.2': 'address-mistyped' }],
    [['a.com'], { address: 'too-few-addresses' }],
    [['a.com', 'b.com', 'c.com', 'd.com', 'e.com'], { address: 'too-many-addresses' }],
  ])('refuses %j with the code of each field, and asks nobody', async (address, fields) => {
    const response = await ask({ address });
    const [code] = Object.values(fields);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code, fields });
    expect(gatherMock).not.toHaveBeenCalled();
  });

  long('leaves out what the platform could not answer, and says so', async () => {
    gatherMock.mockImplementation((target) => {
      const evidence = evidenceOf(target);
      const big = target.origin === 'https://c.com' ? 'x'.repeat(LIMITS.answerBytes) : '';
      return Promise.resolve({ ...evidence, domains: { ...evidence.domains, 'big.example': big } });
    });
    const response = await ask({ address: ['a.com', 'b.com', 'c.com'] });
    const text = await response.text();
    expect(Buffer.byteLength(text)).toBeLessThan(LIMITS.answerBytes);
    expect(JSON.parse(text)).toMatchObject({ failed: [{ address: 'c.com', code: 'site-too-large' }] });
  });

  long('has room for as many as fit together, in their order', async () => {
    gatherMock.mockImplementation((target) => {
      const evidence = evidenceOf(target);
      const most = target.origin === 'https://c.com' ? '' : 'x'.repeat(LIMITS.answerBytes * 0.3);
      return Promise.resolve({ ...evidence, domains: { ...evidence.domains, 'big.example': most } });
    });
    const text = await (await ask({ address: ['a.com', 'b.com', 'c.com'] })).text();
    expect(Buffer.byteLength(text)).toBeLessThan(LIMITS.answerBytes);
    expect(JSON.parse(text)).toMatchObject({
      reports: [
        { evidence: { target: { address: 'https://a.com' } } },
        { evidence: { target: { address: 'https://c.com' } } },
      ],
      failed: [{ address: 'b.com', code: 'site-too-large' }],
    });
  });

  it('says beside an address what was probably meant', async () => {
    const response = await ask({ address: ['a.com', 'd,com'] });
    expect(await response.json()).toMatchObject({ suggestions: { 'address.1': 'd.com' } });
    expect(await (await ask({ address: ['a.com'] })).json()).not.toHaveProperty('suggestions');
  });

  it('shows a page to whoever does not ask for it by name', async () => {
    const response = await ask({ address: ['a.com', 'b.com'] }, testServices(), '*/*');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});
