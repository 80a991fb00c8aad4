import type { Report } from '../../brand/report/report';
import { packedIn, PAYLOAD_LIMIT } from '../../brand/sharing/fragment';
import { parseComparisonPayload, parsePayload, sharedReport } from '../../brand/sharing/link';
import { unpack } from '../../brand/sharing/pack';
import { verifyReport } from '../../brand/sharing/verify';
import { elements, shown } from '../../components/testing/shown';
import { say } from '../../texts/testing/say';
import { exampleReport } from '../assessing/example-reports';
import { publicKeys } from '../platform/signing-keys';
import { TEST_ENVIRONMENT } from '../platform/testing/services';
import { TEST_KEYS } from '../platform/testing/signing-keys';
import { kept, measuredNow, publishTools, type Publishable } from './publish-tools';
import { signedTestReport } from '../published-reports/testing/published';

const harbour = exampleReport('harbour');
const northwind = exampleReport('northwind');
const services = { environment: { ...TEST_ENVIRONMENT, signingKeys: TEST_KEYS } };
const signed = (report: Report) => measuredNow(report, services);
const form = async (kind: 'assessment' | 'comparison', ...reports: readonly Publishable[]) =>
  shown(await publishTools(kind, reports));

function fieldsOf(html: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    elements(html, 'input').map((input) => [input.get('name') ?? '', input.get('value') ?? '']),
  );
}

async function payloadOf(html: string, kind: 'report' | 'comparison'): Promise<string> {
  const found = packedIn(fieldsOf(html)['payload'] ?? '', kind);
  const unpacked = found.ok ? await unpack(found.packed, PAYLOAD_LIMIT) : found;
  if (!unpacked.ok) throw new Error(unpacked.code);
  return unpacked.text;
}

describe('the form that publishes a report without script', () => {
  it('sends the report with a signature that verifies, under a key of its own each time', async () => {
    const html = await form('assessment', signed(harbour));
    const parsed = parsePayload(await payloadOf(html, 'report'));
    if (!parsed.ok) throw new Error(parsed.code);
    const { received, signature } = parsed.shared;
    if (signature === null) throw new Error('not signed');
    expect(await verifyReport(received, signature, publicKeys(TEST_KEYS), crypto.subtle)).toBe('verified');
    expect(parsed.shared.report.target).toEqual(harbour.target);
    const again = fieldsOf(await form('assessment', signed(harbour)));
    expect(fieldsOf(html)).toMatchObject({ kind: 'assessment', locale: 'en' });
    expect(again['payload']).toBe(fieldsOf(html)['payload']);
    expect(again['key']).not.toBe(fieldsOf(html)['key']);
  });

  it('sends the reports of a comparison in the order of its columns', async () => {
    const html = await form('comparison', signed(northwind), signed(harbour));
    const parsed = parseComparisonPayload(await payloadOf(html, 'comparison'));
    expect(parsed.ok && parsed.shared.map(({ report }) => report.target.origin)).toEqual([
      northwind.target.origin,
      harbour.target.origin,
    ]);
  });

  it('is not there for what is not signed, and the reason is', async () => {
    const noKey = measuredNow(harbour, { environment: { ...TEST_ENVIRONMENT, signingKeys: [] } });
    const said = await Promise.all([
      form('assessment', 'example'),
      form('assessment', noKey),
      form('comparison', noKey, noKey),
      form('comparison', signed(northwind), 'example'),
    ]);
    expect(said.map((html) => elements(html, 'form').length)).toEqual([0, 0, 0, 0]);
    expect(said[0]).toContain('recorded example');
    expect(said[1]).toContain('no key to sign');
    expect(said[2]).toBe(said[1]);
    expect(said[3]).toContain(say('en', 'publishing:why.comparison'));
  });

  it('signs nothing that was kept: it hands on the signature that came with it, or none', () => {
    const { report, signature } = signedTestReport(harbour);
    expect(kept(sharedReport({ report, signature }))).toEqual({ received: report, signature });
    expect(kept(sharedReport({ report, signature: null }))).toBe('unsigned');
    expect(kept(sharedReport({ report: { ...report, scope: 'page' }, signature }))).toBe('pasted');
    expect(kept(sharedReport({ report: { ...report, scope: 'preview' }, signature }))).toBe('preview');
  });
});
