/**
 * Tests on Netlify's own local platform: functions as it bundles and calls them, and whether the direct platform, which
 * all other tests use, answers in the same way.
 */
import { request as send } from 'node:http';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { startSite, type Site } from '../src/dev/site';
import { sendRaw } from './smoke/exchange';
import { ERROR_REPORT_PATH } from '../src/site/error-reports';
import { compared, statusRows, type Row } from './harness/agreement';
import { serveFaults, type FaultySites } from './harness/faulty-sites';
import { freePort } from './harness/free-port';
import { accountPath, freshSessionOf, nameOf, signIn } from './harness/sign-in';
import { PERSONA_OF, VISITORS, type Visitor } from './harness/status-table';

/** All tests share one platform, since it takes a while to start. */
test.describe.configure({ mode: 'default' });

let faults: FaultySites;
let netlify: Site;
let stop = (): Promise<unknown> => Promise.resolve();

test.beforeAll(async () => {
  // The platform bundles every function before it answers.
  test.setTimeout(600_000);
  faults = await serveFaults();
  stop = () => faults.close();
  netlify = await startSite({ port: await freePort(), pages: 'built', sampleHosts: faults.hosts });
  stop = () => Promise.all([netlify.stop(), faults.close()]);
});

test.afterAll(() => stop());

/** A Cookie header for each kind of user. */
async function cookiesAt(origin: string): Promise<Readonly<Record<Visitor, string | null>>> {
  const cookies = VISITORS.map(async (visitor) => {
    const persona = PERSONA_OF[visitor];
    return [visitor, persona === null ? null : (await freshSessionOf(persona, origin)).cookie] as const;
  });
  return Object.fromEntries(await Promise.all(cookies)) as Record<Visitor, string | null>;
}

/** A platform's response to each row, by the row's name. */
async function answersOf(origin: string, rows: readonly Row[]): Promise<Readonly<Record<string, unknown>>> {
  const cookies = await cookiesAt(origin);
  const answers: Record<string, unknown> = {};
  const rest = [...rows];
  const work = async (): Promise<void> => {
    for (let row = rest.shift(); row !== undefined; row = rest.shift()) {
      const cookie = cookies[row.visitor];
      const headers = { ...(cookie !== null && { cookie }), ...row.headers };
      answers[`${row.method} ${row.path} by ${row.visitor} ${JSON.stringify(row.headers)}`] = compared(
        await sendRaw(origin, { ...row, headers }),
        origin,
      );
    }
  };
  await Promise.all([work(), work(), work()]);
  return answers;
}

test('both platforms give the same answers to the status table', async () => {
  const rows = statusRows();
  expect(rows.length).toBeGreaterThan(100);
  const direct = await answersOf(process.env['FACET_ORIGIN'] ?? '', rows);
  const netlifys = await answersOf(netlify.origin, rows);
  expect(direct).toEqual(netlifys);
});

test('a streamed response arrives as it is written', async () => {
  const pieces = await new Promise<readonly string[]>((resolve, reject) => {
    const arrived: string[] = [];
    const headers = { accept: 'application/x-ndjson', 'content-type': 'application/json' };
    const sent = send(`${netlify.origin}/api/assess`, { method: 'POST', headers }, (response) => {
      response.setEncoding('utf8').on('data', (text: string) => arrived.push(text));
      response.on('end', () => {
        resolve(arrived);
      });
    });
    sent.on('error', reject).end(JSON.stringify({ address: faults.unhurried[0], locale: 'en' }));
  });
  expect(pieces[0]).toContain('"t":"request"');
  expect(pieces[0]).not.toContain('"t":"report"');
  expect(pieces.join('')).toContain('"t":"report"');
});

test('a user signs in and sees their account', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: netlify.origin });
  const page = await context.newPage();
  await signIn(page, 'mia');
  expect(page.url()).toBe(`${netlify.origin}${accountPath('en')}`);
  await expect(page.getByRole('main').getByText(nameOf('mia'))).toBeVisible();
  await context.close();
});

test('a message with a picture is stored, and its sender reads it', async ({ request }) => {
  const message = `Test ${crypto.randomUUID()}`;
  const buffer = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  const answer = await request.post(`${netlify.origin}/api/feedback`, {
    headers: { accept: 'application/json' },
    multipart: { kind: 'idea', locale: 'en', message, screenshot: { name: 'a.png', mimeType: 'image/png', buffer } },
  });
  expect(answer.status()).toBe(201);
  const { status, reference } = (await answer.json()) as { status: string; reference: string };
  expect(await (await request.get(`${netlify.origin}${status}`)).text()).toContain(message);

  const { cookie } = await freshSessionOf('edgar', netlify.origin);
  const picture = await request.get(`${netlify.origin}/api/feedback/${reference}/screenshot`, { headers: { cookie } });
  expect(picture.status()).toBe(200);
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 40, height: 30 });
});

test('an error report arrives at the sink', async ({ request }) => {
  const said = `sent by a test ${crypto.randomUUID()}`;
  const answer = await request.post(`${netlify.origin}${ERROR_REPORT_PATH}`, {
    headers: { 'content-type': 'text/plain', origin: netlify.origin },
    data: `{}\n{"type":"event"}\n${JSON.stringify({ message: said })}\n`,
  });
  expect(answer.status()).toBe(200);
  const arrived = async () => (await request.get(`${netlify.errorSink}/events.json`)).text();
  await expect.poll(arrived).toContain(said);
});
