/** Reading evidence takes most of the CPU of an assessment, so that it is read once. */
import { assess } from '../../brand/assess';
import type { Evidence } from '../../brand/evidence';
import { extractFacts } from '../../brand/extract';
import { pageEvidence } from '../../brand/page-evidence';
import { compareHandler } from '../comparing/compare-endpoint';
import { endpoint } from '../platform/endpoint';
import { testServices, TEST_CONTEXT } from '../platform/testing/services';
import { memoryStorage } from '../platform/testing/memory-storage';
import type { Storage } from '../platform/storage';
import { assessHandler } from './assess-endpoint';
import { gather, type GatherTarget } from './gathering/gather';

jest.mock('./gathering/gather', () => ({ gather: jest.fn() }));
jest.mock('../../brand/extract', () => {
  const actual = jest.requireActual<{ extractFacts: typeof extractFacts }>('../../brand/extract');
  return { extractFacts: jest.fn(actual.extractFacts) };
});
const extractMock = jest.mocked(extractFacts);

const HTML = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Northwind</title><h1>Northwind</h1>';
const NOW = new Date('2026-06-01T12:00:00.000Z');
const STREAM = { accept: 'application/x-ndjson' };
const PAGE = { accept: 'text/html,*/*;q=0.8' };

function evidenceOf({ origin }: Pick<GatherTarget, 'origin'>): Evidence {
  return { ...pageEvidence(HTML, origin, NOW.toISOString(), {}), scope: 'site' };
}

function open(storage: Storage = memoryStorage()) {
  const services = testServices({ storage, now: () => NOW });
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
  extractMock.mockClear();
  jest.mocked(gather).mockImplementation((target) => Promise.resolve(evidenceOf(target)));
});

describe('the evidence of an assessment', () => {
  it.each([
    ['a stream', 'assess', ['northwind.com'], STREAM, 1],
    ['a page', 'assess', ['northwind.com'], PAGE, 1],
    ['a comparison', 'compare', ['northwind.com', 'harbour.com'], PAGE, 2],
  ] as const)('is read once for each brand: %s', async (_, name, hosts, headers, times) => {
    expect(await open()(name, hosts, headers)).toBe(200);
    expect(extractMock).toHaveBeenCalledTimes(times);
  });

  it('is read again for a later stream alone, since facts are not stored', async () => {
    const ask = open();
    await ask('assess', ['northwind.com'], STREAM);
    extractMock.mockClear();
    await ask('assess', ['northwind.com'], PAGE);
    expect(extractMock).not.toHaveBeenCalled();
    await ask('assess', ['northwind.com'], STREAM);
    expect(extractMock).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a stream', STREAM],
    ['a page', PAGE],
  ])('is stored with its report and nothing else: %s', async (_, headers) => {
    const storage = memoryStorage();
    await open(storage)('assess', ['northwind.com'], headers);
    const { keys } = await storage.list('assessments/results/', null);
    const stored = await Promise.all(keys.map((key) => storage.get(key)));
    const evidence = evidenceOf({ origin: 'https://northwind.com' });
    const outcome = { ok: true, evidence, report: assess(extractFacts(evidence)) };
    expect(stored.map((one) => JSON.stringify(one?.value))).toEqual([JSON.stringify({ outcome })]);
  });
});
