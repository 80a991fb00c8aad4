import { deflateRawSync } from 'node:zlib';
import { assess } from '../../../brand/score/assess';
import { extractFacts } from '../../../brand/engine/extract';
import { evidence } from '../../../brand/examples/evidence';
import { LINK_LIMIT } from '../../../brand/sharing/fragment';
import { linkPayload } from '../../../brand/sharing/payload';
import { withoutReceipts, type ReportJson } from '../../../brand/sharing/signature';
import { makeLink } from './make-link';
import { openFragment } from './open-fragment';

const PAGE = 'https://facet.example/en/brand-assessment/';
const report = JSON.parse(JSON.stringify(assess(extractFacts(evidence())))) as ReportJson;
const signature = { key: 'k1', receipts: 'r'.repeat(43), value: 'v'.repeat(86) };

function fragment(content: string | Buffer): string {
  return `#r=1.${deflateRawSync(content, { level: 9 }).toString('base64url')}`;
}

/** Text that does not get shorter. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCharCode(0x4e00 + ((state >> 8) % 20_000));
  }).join('');
}

function withExcerpt(excerpt: string): ReportJson {
  return { ...report, portrait: { ...(report['portrait'] as ReportJson), excerpt } };
}

describe('a report in a link', () => {
  it('comes back as it was, within the length of a link', async () => {
    const made = await makeLink(PAGE, 'report', [{ received: report, signature }]);
    if (made.state !== 'made') throw new Error(made.state);
    expect(made.link.length).toBeLessThanOrEqual(LINK_LIMIT);
    const [opened] = await openFragment(new URL(made.link).hash);
    expect(opened?.received).toEqual(made.receipts === 'with' ? report : withoutReceipts(report));
    expect(opened).toMatchObject({ signature, basis: { state: 'none' } });
    expect(opened?.arrival).toEqual({ from: 'link', receiptsLeftOut: made.receipts === 'without' });
  });

  it('leaves out the receipts where it would be too long, and then says that it is too long', async () => {
    const [first, ...others] = report['checks'] as readonly ReportJson[];
    const receipt = {
      request: 'https-home',
      url: 'https://northwind.example/',
      source: 'title',
      snippet: noise(3_900),
    };
    const long = { ...report, checks: [{ ...first, receipts: [receipt] }, ...others] };
    const made = await makeLink(PAGE, 'report', [{ received: long, signature }]);
    expect(made).toMatchObject({ state: 'made', receipts: 'without' });
    const [opened] = await openFragment(new URL(made.state === 'made' ? made.link : '').hash);
    expect(opened?.arrival).toEqual({ from: 'link', receiptsLeftOut: true });
    expect(await makeLink(PAGE, 'report', [{ received: withExcerpt(noise(3_900)), signature }])).toEqual({
      state: 'too-long',
    });
  });

  it('is as short with its receipts as it may be', async () => {
    const [first] = report['checks'] as readonly ReportJson[];
    const made = await makeLink(PAGE, 'report', [{ received: { ...report, checks: [first] }, signature }]);
    expect(made).toMatchObject({ state: 'made', receipts: 'with' });
  });

  it('holds texts of every script, and halves of characters as what stands for them', async () => {
    const made = await makeLink(PAGE, 'report', [{ received: withExcerpt('مرحبا 東京 🌊 \ud800'), signature: null }]);
    const [opened] = await openFragment(new URL(made.state === 'made' ? made.link : '').hash);
    expect(opened?.report.portrait.excerpt).toBe('مرحبا 東京 🌊 \ufffd');
  });

  const payload = linkPayload(report, signature, 'without');
  it.each([
    ['a bomb', fragment(Buffer.alloc(4_000_000, 'a')), 'link-too-large'],
    ['a bomb of JSON', fragment(`{"report":${' '.repeat(2_000_000)}{}}`), 'link-too-large'],
    ['a link without end', `#r=1.${'A'.repeat(LINK_LIMIT)}`, 'link-too-large'],
    ['a link cut off', fragment(payload).slice(0, -40), 'link-malformed'],
    ['a link cut off at its start', '#r=1.', 'link-malformed'],
    ['letters that are not base64url', '#r=1.%%%', 'link-malformed'],
    ['a length base64url never has', '#r=1.AAAAA', 'link-malformed'],
    ['bytes that are not DEFLATE', `#r=1.${Buffer.from(noise(50)).toString('base64url')}`, 'link-malformed'],
    ['bytes that are not UTF-8', fragment(Buffer.from([0x22, 0xff, 0xfe, 0x22])), 'link-malformed'],
    ['JSON that is no report', fragment('{"report":{}}'), 'link-malformed'],
    ['another version', fragment(payload).replace('#r=1.', '#r=2.'), 'link-version'],
  ])('refuses %s', async (_, given, code) => {
    await expect(openFragment(given)).rejects.toMatchObject({ code });
  });
});

describe('a link to a comparison', () => {
  const PLACE = 'https://facet.example/en/brand-comparison/';
  const brand = (origin: string): ReportJson => ({ ...report, target: { address: origin, origin } });
  const four = ['a', 'b', 'c', 'd'].map((name) => ({ received: brand(`https://${name}.example`), signature }));
  const fragmentIn = (link: string) => link.slice(link.indexOf('#'));

  it('brings back every report in its place, with its signature', async () => {
    const two = [...four.slice(0, 1), { received: brand('https://b.example'), signature: null }];
    const made = await makeLink(PLACE, 'comparison', two);
    if (made.state !== 'made') throw new Error(made.state);
    expect(made.link.startsWith(`${PLACE}#c=1.`)).toBe(true);
    const opened = await openFragment(fragmentIn(made.link));
    expect(opened.map(({ received }) => received['target'])).toEqual(two.map(({ received }) => received['target']));
    expect(opened.map((each) => each.signature)).toEqual([signature, null]);
    expect(opened.map(({ arrival }) => arrival.from)).toEqual(['link', 'link']);
  });

  it('leaves the receipts out where four reports would be too long with them, or says that even so they are', async () => {
    const noisy = four.map(({ received }) => ({
      received: {
        ...received,
        checks: (received['checks'] as readonly ReportJson[]).map((check, index) => ({
          ...check,
          receipts: [{ kind: 'text', text: noise(4_000).slice(60 * index, 60 * index + 60) }],
        })),
      },
      signature,
    }));
    const made = await makeLink(PLACE, 'comparison', noisy);
    expect(made).toMatchObject({ state: 'made', receipts: 'without' });
    const long = four.map((each, index) => ({
      ...each,
      received: withExcerpt(noise(8_000).slice(1_500 * index, 1_500 * index + 1_500)),
    }));
    expect(await makeLink(PLACE, 'comparison', long)).toEqual({ state: 'too-long' });
  });

  it.each([
    ['#r=1.abc', 'link-malformed'],
    ['#c=2.abc', 'link-version'],
    [`#c=1.${'A'.repeat(LINK_LIMIT)}`, 'link-too-large'],
  ])('%.20s is refused as %s', async (given, code) => {
    await expect(openFragment(given)).rejects.toMatchObject({ code });
  });

  // Five whole ones are too long.
  const short = { ...report, checks: (report['checks'] as readonly ReportJson[]).slice(0, 20) };
  it.each([
    ['no report', { reports: [] }, 'link-malformed'],
    ['one report', { reports: [{ report, signature }] }, 'link-malformed'],
    ['five reports', { reports: Array.from({ length: 5 }, () => ({ report: short, signature })) }, 'link-malformed'],
    ['something else', { reports: [{ report, signature }, {}] }, 'link-malformed'],
    ['a report of a format to come', { reports: [{ report }, { report: { format: 2 } }] }, 'link-version'],
  ])('with %s is refused', async (_, payload, code) => {
    const given = `#c=1.${deflateRawSync(JSON.stringify(payload), { level: 9 }).toString('base64url')}`;
    await expect(openFragment(given)).rejects.toMatchObject({ code });
  });
});
