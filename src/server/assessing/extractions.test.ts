/** Parsing takes most of the CPU of an assessment, so that a page is parsed once, for what is asked and what is found. */
import { assessEvidence } from '../../brand/engine/assess-evidence';
import type { Evidence } from '../../brand/evidence/evidence';
import type * as Html from '../../brand/reading/html';
import { parseHtml } from '../../brand/reading/html';
import { homeAnswer } from '../../brand/requests/home-page';
import { pageEvidence } from '../../brand/evidence/page-evidence';
import { declaredResources } from '../../brand/requests/resources';
import { compareHandler } from '../comparing/compare-endpoint';
import { endpoint } from '../platform/endpoint';
import { testServices, TEST_CONTEXT } from '../platform/testing/services';
import { memoryStorage } from '../platform/testing/memory-storage';
import type { Services } from '../platform/services';
import type { Storage } from '../platform/storage/raw';
import { WorkerLimitError } from '../platform/worker-pool';
import { assessHandler } from './assess-endpoint';
import { gather, type GatherTarget } from './gathering/gather';
import { IN_PROCESS_READER } from './reading/testing/in-process-reader';

jest.mock('./gathering/gather', () => ({ gather: jest.fn() }));
jest.mock('../../brand/reading/html', () => {
  const actual = jest.requireActual<typeof Html>('../../brand/reading/html');
  return { ...actual, parseHtml: jest.fn(actual.parseHtml) };
});
const parseMock = jest.mocked(parseHtml);

const HTML = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Northwind</title><h1>Northwind</h1>';
/** How often the page was parsed. */
const timesParsed = () => parseMock.mock.calls.filter(([source]) => source === HTML).length;
const NOW = new Date('2026-06-01T12:00:00.000Z');
const STREAM = { accept: 'application/x-ndjson' };
const PAGE = { accept: 'text/html,*/*;q=0.8' };

function evidenceOf({ origin }: Pick<GatherTarget, 'origin'>): Evidence {
  return { ...pageEvidence(HTML, origin, NOW.toISOString(), {}), scope: 'site' };
}

function open(storage: Storage = memoryStorage(), changes: Partial<Services> = {}) {
  const services = testServices({ storage, now: () => NOW, ...changes });
  const handlers = {
    assess: endpoint('assess', assessHandler, () => services),
    compare: endpoint('compare', compareHandler, () => services),
  };
  return async (name: 'assess' | 'compare', hosts: readonly string[], headers: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams([...hosts.map((host) => ['address', host]), ['locale', 'en']]);
    const request = new Request(`https://facet.example/api/${name}`, { method: 'POST', body, headers });
    const response = await handlers[name](request, TEST_CONTEXT);
    await response.text();
    return response.status;
  };
}

beforeEach(() => {
  parseMock.mockClear();
  jest.mocked(gather).mockImplementation(async (target, { reader }) => {
    const evidence = evidenceOf(target);
    const home = homeAnswer(evidence);
    if (home) declaredResources(home, await reader.readHomePage(home));
    return evidence;
  });
});

describe('the evidence of an assessment', () => {
  it.each([
    ['a stream', 'assess', ['northwind.com'], STREAM, 1],
    ['a page', 'assess', ['northwind.com'], PAGE, 1],
    ['a comparison', 'compare', ['northwind.com', 'harbour.com'], PAGE, 2],
  ] as const)('is read once for each brand: %s', async (_, name, hosts, headers, times) => {
    expect(await open()(name, hosts, headers)).toBe(200);
    expect(timesParsed()).toBe(times);
  });

  it.each([
    ['a page', 'readHomePage'],
    ['what was gathered', 'assess'],
  ] as const)('is no error where %s took too much to read', async (_, step) => {
    const pageReader = { ...IN_PROCESS_READER, [step]: () => Promise.reject(new WorkerLimitError('time')) };
    const storage = memoryStorage();
    expect(await open(storage, { pageReader })('assess', ['northwind.com'], PAGE)).toBe(422);
    const { keys } = await storage.list('assessments/results/');
    const stored = await Promise.all(keys.map((key) => storage.get(key)));
    expect(stored.map((one) => one?.value)).toMatchObject([{ outcome: { ok: false, code: 'site-too-complex' } }]);
  });

  it('is read again for a later stream alone, since facts are not stored', async () => {
    const ask = open();
    await ask('assess', ['northwind.com'], STREAM);
    parseMock.mockClear();
    await ask('assess', ['northwind.com'], PAGE);
    expect(timesParsed()).toBe(0);
    await ask('assess', ['northwind.com'], STREAM);
    expect(timesParsed()).toBe(1);
  });

  it.each([
    ['a stream', STREAM],
    ['a page', PAGE],
  ])('is stored with its report and nothing else: %s', async (_, headers) => {
    const storage = memoryStorage();
    await open(storage)('assess', ['northwind.com'], headers);
    const { keys } = await storage.list('assessments/results/');
    const stored = await Promise.all(keys.map((key) => storage.get(key)));
    const evidence = evidenceOf({ origin: 'https://northwind.com' });
    const outcome = { ok: true, evidence, report: assessEvidence(evidence).report, pictures: {} };
    expect(stored.map((one) => JSON.stringify(one?.value))).toEqual([JSON.stringify({ outcome })]);
  });
});
