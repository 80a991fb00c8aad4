/** The same evidence gives the same file, byte for byte, from the site's function and from the command. */
import { exportText, type ReportExport } from '../brand/sharing/export';
import { assessHandler } from '../server/assessing/assess-endpoint';
import { gather } from '../server/assessing/gathering/gather';
import { endpoint } from '../server/platform/endpoint';
import { testServices, TEST_CONTEXT } from '../server/platform/testing/services';
import { exampleMeasured } from './formats/testing/samples';
import { measure } from './measuring/measure';
import { facet } from './testing/terminal';

jest.mock('../server/assessing/gathering/gather', () => ({ gather: jest.fn() }));

const ADDRESS = 'https://northwind.com';

/** What the site saves as a file of what its function has streamed. */
async function savedBySite(): Promise<string> {
  const handle = endpoint('assess', assessHandler, () => testServices());
  const response = await handle(
    new Request('https://facet.example/api/assess', {
      method: 'POST',
      body: JSON.stringify({ address: ADDRESS, locale: 'en' }),
      headers: { accept: 'application/x-ndjson', 'content-type': 'application/json' },
    }),
    TEST_CONTEXT,
  );
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Partial<ReportExport> & { readonly t: string });
  const line = (t: string) => lines.find((each) => each.t === t) ?? {};
  return exportText({ format: 1, ...line('evidence'), ...line('report') } as ReportExport);
}

it.each(['harbour', 'northwind', 'tidewater'] as const)('of %s', async (id) => {
  jest.mocked(gather).mockResolvedValue(exampleMeasured(id).evidence);
  const result = await measure(ADDRESS, {
    local: false,
    preview: false,
    headers: [],
    environment: {},
    signal: new AbortController().signal,
    onRequest: () => undefined,
  });
  if (!result.ok) throw new Error(result.code);
  const { stdout } = await facet([ADDRESS, '--json'], { sites: { [ADDRESS]: result.measured } });
  expect(stdout).toBe(await savedBySite());
  expect(stdout.length).toBeGreaterThan(50_000);
});
