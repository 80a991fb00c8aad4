/** Whether the deploy assesses: progress as it happens, a signature that holds, several brands at once. */
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { MAX_BRANDS } from '../../../src/brand/comparison/compared-brands';
import { parseSitePictures } from '../../../src/brand/evidence/site-pictures';
import { publicKeysIn, type ReportJson } from '../../../src/brand/sharing/signature';
import { signatureShape } from '../../../src/brand/sharing/signature-shape';
import { verifyReport } from '../../../src/brand/sharing/verify';
import { EXAMPLE_IDS } from '../../../src/site/examples';
import { ASKED_PATHS } from '../../../src/site/tool-addresses';
import type { RawAnswer } from '../exchange';
import { header } from '../expected';
import { NotShown, type Probe, type Visit } from '../probe';
import { problemCode } from './endpoints';

/** Addresses that lead inside, to the function's own host or the platform's metadata. */
const INSIDE = ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '10.0.0.1', '2130706433', 'http://0/'];

export const JSON_TYPE = 'application/json';

export function assess(
  { ask, deploy: { origin } }: Visit,
  address: string,
  more: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  return ask({
    method: 'POST',
    path: ASKED_PATHS.assess,
    headers: { origin, accept: 'application/x-ndjson', 'content-type': JSON_TYPE, ...more },
    body: JSON.stringify({ address }),
  });
}

type Line = Readonly<Record<string, unknown>>;

export const linesOf = (body: string): readonly Line[] =>
  body.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Line]));

export const NO_SITE = 'there is no site to assess: name one by --address';

/** What each piece of an answer adds to its text, unpacked as a browser does: as far as it has arrived. */
async function textsOf({ pieces, headers }: RawAnswer): Promise<readonly string[]> {
  const encoding = String(headers['content-encoding']);
  const unpacker = encoding === 'br' ? createBrotliDecompress() : encoding === 'gzip' ? createGunzip() : null;
  if (unpacker === null) return pieces.map((piece) => piece.toString('utf8'));
  let unpacked: Buffer[] = [];
  // What cannot be unpacked is missing from the text.
  unpacker.on('error', () => undefined);
  unpacker.on('data', (bytes: Buffer) => unpacked.push(bytes));
  const texts: string[] = [];
  for (const piece of pieces) {
    await new Promise((resolve) => unpacker.write(piece, resolve));
    texts.push(Buffer.concat(unpacked).toString('utf8'));
    unpacked = [];
  }
  return texts;
}

/** Whole lines that arrived separately before the report: what is held back arrives as one, cut anywhere. */
function piecesOfProgress(texts: readonly string[]): number {
  const report = texts.findIndex((text) => text.includes('{"t":"report"'));
  return texts.slice(0, report).filter((text) => text.startsWith('{') && text.endsWith('\n')).length;
}

/** Whether drawing works: where it does not, on another machine than the one that built, no picture is drawn. */
function arePicturesDrawn(lines: readonly Readonly<Record<string, unknown>>[]): boolean {
  const { missing, ...drawn } = parseSitePictures(lines.find(({ t }) => t === 'pictures') ?? {});
  return Object.keys(drawn).length > 0 || !Object.values(missing ?? {}).includes('not-drawn');
}

/** Fewest pieces that show that lines were sent as they were written: a site takes several rounds of requests. */
const PIECES = 3;

export const progress: Probe = {
  name: 'The progress of an assessment arrives while it runs, before its report, in pieces of its own',
  async run(visit) {
    const { address } = visit.deploy;
    if (address === null) throw new NotShown(NO_SITE);
    // As a browser does: what is compressed on the way must not be held back for it.
    const answer = await assess(visit, address, { 'accept-encoding': 'gzip, br' });
    const of = `POST ${ASKED_PATHS.assess} of ${address}`;
    visit.expect(`${of}: status`, answer.status, 200);
    visit.expect(`${of}: Content-Type`, header(answer, 'Content-Type'), 'application/x-ndjson');
    visit.expect(`${of}: Cache-Control`, header(answer, 'Cache-Control'), 'no-store');
    const texts = await textsOf(answer);
    const lines = linesOf(texts.join(''));
    const error = lines.find(({ t }) => t === 'error');
    visit.expect(`${of}: error`, error === undefined ? null : String(error['code']), null);
    const kinds = lines.map(({ t }) => String(t)).filter((kind, at, all) => kind !== all[at - 1]);
    // The result of the last minutes comes without asking the site again.
    if (kinds[0] === 'report') {
      throw new NotShown(
        'the result of the last ten minutes was reused: run this again later, or name another --address',
      );
    }
    visit.expect(`${of}: order of lines`, kinds.join(', '), 'request, report, pictures, evidence');
    visit.expect(`${of}: a picture was drawn, or none could be`, arePicturesDrawn(lines), true);
    visit.expect(`${of}: progress came in pieces`, piecesOfProgress(texts) >= PIECES, true);
  },
};

export const signature: Probe = {
  name: 'The signature of a report holds with the published keys, and not for an altered one',
  async run(visit) {
    const { ask, expect, deploy } = visit;
    const answer = await ask({ path: ASKED_PATHS.signingKeys });
    const of = `GET ${ASKED_PATHS.signingKeys}`;
    expect(`${of}: status`, answer.status, 200);
    expect(`${of}: Content-Type`, header(answer, 'Content-Type'), 'application/jwk-set+json');
    const set = JSON.parse(answer.body) as unknown;
    const keys = publicKeysIn(set);
    expect(`${of}: private parts`, answer.body.includes('"d"'), false);
    if (deploy.address === null) throw new NotShown(NO_SITE);
    // From storage, if it was just assessed.
    const line = linesOf((await assess(visit, deploy.address)).body).find(({ t }) => t === 'report');
    expect('a report', line !== undefined, true);
    if (line === undefined) return;
    if (keys.length === 0 && line['signature'] === null) {
      throw new NotShown('this deploy has no key: its reports are unsigned (FACET_SIGNING_KEYS)');
    }
    // Throws if it has none.
    const given = signatureShape(line['signature']);
    const report = line['report'] as ReportJson;
    expect('signature of the report', await verifyReport(report, given, keys, crypto.subtle), 'verified');
    const altered = { ...report, overall: null };
    expect('signature of an altered report', await verifyReport(altered, given, keys, crypto.subtle), 'altered');
  },
};

export const refusedAddresses: Probe = {
  name: 'Addresses inside the platform’s network are refused, each in the same words',
  async run(visit) {
    for (const address of INSIDE) {
      const answer = await assess(visit, address);
      visit.expect(`assess ${address}: status`, answer.status, 422);
      visit.expect(`assess ${address}: code`, problemCode(answer), ['address-refused', 'address-malformed']);
    }
  },
};

/** What the tool’s form sends without script. */
function comparisonForm({ deploy: { compared, unmeasured, address } }: Visit): readonly (readonly [string, string])[] {
  const typed = compared ?? (address === null ? [unmeasured] : [unmeasured, address]);
  // A brand cannot be compared with itself: on a local platform the samples are the examples.
  const examples = EXAMPLE_IDS.filter((id) => !typed.some((site) => site.startsWith(`${id}.`)));
  return [
    ...typed.map((site) => ['address', site] as const),
    ...(compared === null ? examples : []).map((id) => ['example', id] as const),
  ];
}

export const comparison: Probe = {
  name: 'A comparison of as many brands as it takes is one page with all of them',
  async run(visit) {
    const { ask, expect, deploy } = visit;
    const brands = comparisonForm(visit).slice(0, MAX_BRANDS);
    const answer = await ask({
      method: 'POST',
      path: ASKED_PATHS.compare,
      headers: { origin: deploy.origin, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams([...brands.map((brand) => [...brand]), ['locale', 'de']]).toString(),
    });
    const of = `POST ${ASKED_PATHS.compare} of ${brands.map(([, name]) => name).join(', ')}`;
    expect(`${of}: status`, answer.status, 200);
    // The title names each brand that was read, then the page and the site.
    const title = /<title>([^<]*)<\/title>/.exec(answer.body)?.[1] ?? '';
    expect(`${of}: brands in its title`, title.split(' · ').length - 2, brands.length);
    expect(`${of}: lang`, /<html[^>]* lang="([^"]*)"/.exec(answer.body)?.[1], 'de');
  },
};
