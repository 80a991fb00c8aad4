import { MAX_BRANDS } from '../../brand/compared-brands';
import { pageEvidence } from '../../brand/page-evidence';
import type { Evidence, ImageBody } from '../../brand/evidence';
import { pngOf } from '../images/testing/pictures';
import { compareHandler } from './compare-endpoint';
import { endpoint } from '../platform/endpoint';
import { testServices, TEST_CONTEXT } from '../platform/testing/services';
import { gather, type GatherTarget } from '../assessing/gathering/gather';
import { memoryStorage } from '../platform/testing/memory-storage';
import { StorageError } from '../platform/storage';

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
    // The one shell that links the styles of reports.
    expect(html).toContain('data-shell="report"');
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
    [['a.com', 'https://a.com/shop'], 'is in the list twice', 'address-2'],
    [['a.co.uk', 'www.a.co.uk'], 'belong to the same site', 'address-2'],
    [['a.com', '', '10.0.0.1'], 'public', 'address-3'],
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
