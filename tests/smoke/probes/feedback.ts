/** Whether messages arrive: challenges, storage that is written and read back, and files as large as they may be. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { z } from 'zod';
import { ENDPOINTS } from '../../../src/site/endpoints';
import { LIMITS } from '../../../src/site/limits';
import { ASKED_PATHS } from '../../../src/site/tool-addresses';
import type { RawAnswer } from '../exchange';
import { header } from '../expected';
import { NotShown, type Probe, type Visit } from '../probe';
import { problemCode } from './endpoints';

const challengeSchema = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  maxnumber: z.number(),
  salt: z.string(),
  signature: z.string(),
});

type Challenge = z.output<typeof challengeSchema>;

async function askForChallenge({ ask, expect }: Visit): Promise<Challenge | null> {
  const answer = await ask({ path: ASKED_PATHS.feedbackChallenge });
  const of = `GET ${ASKED_PATHS.feedbackChallenge}`;
  expect(`${of}: status`, answer.status, 200);
  if (answer.status !== 200) return null;
  expect(`${of}: Cache-Control`, header(answer, 'Cache-Control'), 'no-store');
  return challengeSchema.parse(JSON.parse(answer.body));
}

/** The solution as clients send it: JSON in base64. Null if no number solves it. https://altcha.org/docs/v1/api/ */
function solve({ challenge, salt, maxnumber, ...rest }: Challenge): string | null {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (
      createHash('sha256')
        .update(`${salt}${String(number)}`)
        .digest('hex') === challenge
    ) {
      return Buffer.from(JSON.stringify({ ...rest, challenge, salt, number })).toString('base64');
    }
  }
  return null;
}

export const challenges: Probe = {
  name: 'Three challenges are handed out, each another one, each with a solution',
  async run(visit) {
    const { expect } = visit;
    const found = [await askForChallenge(visit), await askForChallenge(visit), await askForChallenge(visit)];
    expect('different challenges', new Set(found.map((each) => each?.challenge)).size, found.length);
    expect('different signatures', new Set(found.map((each) => each?.signature)).size, found.length);
    for (const each of found) {
      if (each === null) continue;
      const expires = Number(new URLSearchParams(each.salt.split('?')[1]).get('expires'));
      expect('a challenge: numbers', each.maxnumber, LIMITS.challengeNumbers);
      expect('a challenge: it ends, and not yet', expires * 1000 > Date.now(), true);
    }
    const [first] = found;
    expect('the first challenge: has a solution', first !== undefined && first !== null && solve(first) !== null, true);
  },
};

/** Marks everything that is sent for the sake of the test, for those who read it. */
const MARK = 'Automatic test of a deploy (npm run smoke). Please ignore.';

const receiptSchema = z.object({ reference: z.string(), status: z.string().optional() });

function post({ ask, deploy: { origin } }: Visit, fields: Readonly<Record<string, string>>): Promise<RawAnswer> {
  return ask({
    method: 'POST',
    path: ASKED_PATHS.feedback,
    headers: { origin, accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
}

function assertMayLeaveMessages({ deploy }: Visit): void {
  if (deploy.context === 'production') throw new NotShown('it would leave a message that somebody has to read');
}

/** What storage must do for it: write where nothing is, refuse to write twice, and read back at once. */
export const message: Probe = {
  name: 'A message is stored once, however often it is sent, and its sender reads it at once',
  async run(visit) {
    assertMayLeaveMessages(visit);
    const { ask, expect, deploy } = visit;
    const challenge = await askForChallenge(visit);
    const solution = challenge && solve(challenge);
    const text = `${MARK} ${randomUUID()}`;
    const sent = { kind: 'praise', locale: 'en', message: text, key: randomUUID(), altcha: solution ?? '' };
    // At the same time, so that two instances may write at once.
    const answers = await Promise.all([post(visit, sent), post(visit, sent)]);
    for (const answer of answers) expect('the same message: status', answer.status, 201);
    if (answers.some(({ status }) => status !== 201)) return;
    const receipts = answers.map(({ body }) => receiptSchema.parse(JSON.parse(body)));
    expect('references of one message', new Set(receipts.map(({ reference }) => reference)).size, 1);
    const other = await post(visit, { ...sent, message: `${text} changed` });
    expect('another message under the same key: code', problemCode(other), 'key-reused');
    const path = receipts[0]?.status ?? '';
    const shown = await ask({ path, headers: { accept: 'text/html' } });
    expect('its status page: status', shown.status, 200);
    expect('its status page: shows the message', shown.body.includes(text), true);
    expect('its status page: Cache-Control', header(shown, 'Cache-Control'), 'no-store');
    // The same for a wrong secret as for a message that is not there, and on no other origin's say.
    const wrong = await ask({ path: path.replace(/.{4}\/$/, 'AAAA/'), headers: { accept: 'text/html' } });
    expect('the page with another secret: status', wrong.status, 404);
    expect('the origin of the answers', new URL(path, deploy.origin).origin, deploy.origin);
  },
};

/** A PNG of noise, which no encoder makes smaller, of about the given number of bytes. PNG (third edition) §5. */
export function noisePng(bytes: number): Buffer {
  const width = 1024;
  const height = Math.floor(bytes / (width * 3 + 1));
  const rows = Buffer.concat(
    Array.from({ length: height }, () => Buffer.concat([Buffer.from([0]), randomBytes(width * 3)])),
  );
  const chunk = (type: string, data: Buffer): Buffer => {
    const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.byteLength);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits, three colours, no interlacing.
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function upload(visit: Visit, fields: Readonly<Record<string, string>>, picture: Buffer): Promise<RawAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('screenshot', new File([new Uint8Array(picture)], 'test.png', { type: 'image/png' }));
  const request = new Request('https://site.invalid/', { method: 'POST', body: form });
  return visit.ask({
    method: 'POST',
    path: ASKED_PATHS.feedback,
    headers: {
      origin: visit.deploy.origin,
      accept: 'application/json',
      'content-type': request.headers.get('content-type') ?? '',
    },
    body: Buffer.from(await request.arrayBuffer()),
  });
}

/** Room for the other fields. */
const FORM_BYTES = 20_000;

const largest = (): number => {
  const { multipartBytes } = ENDPOINTS.feedback;
  return Math.min(LIMITS.screenshotBytes, multipartBytes) - FORM_BYTES;
};

export const largeUpload: Probe = {
  name: 'A screenshot as large as it may be reaches the function, and a larger one is refused in our words',
  async run(visit) {
    const { expect } = visit;
    // Without its words a message is refused once all of it has been read: nothing is stored.
    const refused = await upload(visit, { kind: 'praise', message: '' }, noisePng(largest()));
    expect('without words: status', refused.status, 422);
    expect('without words: code', problemCode(refused), 'invalid');
    // Above our limit and below the platform's.
    const over = await upload(
      visit,
      { kind: 'praise', message: '' },
      noisePng(ENDPOINTS.feedback.multipartBytes + FORM_BYTES),
    );
    expect('too large: status', over.status, 413);
  },
};

export const screenshot: Probe = {
  name: 'A message with a large screenshot is accepted: the function can decode pictures',
  async run(visit) {
    assertMayLeaveMessages(visit);
    const answer = await upload(
      visit,
      { kind: 'praise', locale: 'en', message: `${MARK} ${randomUUID()}`, key: randomUUID() },
      noisePng(largest()),
    );
    visit.expect('with a screenshot of about 4 MB: status', answer.status, 201);
  },
};
