/**
 * Every list of keys is replaced on a full store while people use the site, as `docs/operate.md` says: one deploy after
 * the other, each pair of which answers for a while side by side, since functions of the one before are still at work.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newKey, nextKeys } from '../../keys';
import type { Environment } from '../../../site/environment';
import { signedIn, TEST_IDENTITY } from '../../../server/accounts/testing/signed-in';
import { savedReportHandler } from '../../../server/accounts/saved-report-endpoint';
import { saveReports } from '../../../server/accounts/saved-reports';
import { reportBody } from '../../../server/accounts/testing/saved-bodies';
import { exampleReport } from '../../../server/assessing/example-reports';
import { signingKeysHandler } from '../../../server/assessing/signing-keys-endpoint';
import { crawlerKeysHandler } from '../../../server/crawler/crawler-keys-endpoint';
import { feedbackStatusHandler } from '../../../server/feedback/feedback-status-endpoint';
import { notifyTask } from '../../../server/feedback/notify-task';
import { issueChallenge } from '../../../server/feedback/proof';
import { readMessage } from '../../../server/feedback/store';
import { submissionSchema } from '../../../server/feedback/submission';
import { submit } from '../../../server/feedback/submit';
import { removeUndoably, restoreMessage } from '../../../server/feedback/undo';
import { solve } from '../../../server/feedback/testing/solve';
import { signatureOf } from '../../../server/feedback/webhook';
import { endpoint, type Handler, type MethodRunners } from '../../../server/platform/endpoint';
import { privateSecrets } from '../../../server/platform/private-secrets';
import { isSealed, sealedStorage } from '../../../server/platform/storage/sealed';
import type { Services } from '../../../server/platform/services';
import { signingKey } from '../../../server/platform/signing-keys';
import { keysBelow, opened } from '../../../server/platform/storage/raw';
import { memoryStorage } from '../../../server/platform/testing/memory-storage';
import { TEST_CONTEXT, TEST_ENVIRONMENT, testServices } from '../../../server/platform/testing/services';
import { publishReportHandler } from '../../../server/published-reports/publish-report-endpoint';
import { publisherHandler } from '../../../server/published-reports/publisher-endpoint';
import { reportOf } from '../../../server/published-reports/testing/publishing-site';
import { signReport } from '../../../server/signing/sign-report';
import type { EndpointName } from '../../../site/endpoints';
import { forgetTask } from '../../../server/upkeep/forget-task';

/** Goes on with each load. */
const clock = { time: Date.parse('2026-06-01T12:00:00Z') };
const ORIGIN = 'https://facet.example';

export const LISTS = {
  FACET_SESSION_KEYS: 'sessionKeys',
  FACET_STORAGE_KEYS: 'storageKeys',
  FACET_SIGNING_KEYS: 'signingKeys',
  FACET_CRAWLER_KEYS: 'crawlerKeys',
  FACET_FEEDBACK_SECRET: 'feedbackSecrets',
} as const satisfies Record<string, keyof Environment>;

export type ListName = keyof typeof LISTS;

const secret = () => randomBytes(32).toString('base64');

let cleanUp: () => void = () => undefined;
afterEach(() => cleanUp());

/** A receiver of notifications that knows one secret at a time, and takes either signature. */
async function receiver() {
  const state = { secret: secret(), refused: 0, taken: 0 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const expected = signatureOf(state.secret, Number(request.headers['facet-timestamp']), body);
      const isOurs = ['facet-signature', 'facet-signature-next'].some((name) => request.headers[name] === expected);
      state[isOurs ? 'taken' : 'refused'] += 1;
      response.writeHead(isOurs ? 204 : 401).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUp = () => {
    server.close();
    server.closeAllConnections();
  };
  return { state, url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/` };
}

async function setUp() {
  const hook = await receiver();
  const raw = memoryStorage();
  const deployOf = (environment: Environment, deployId: string): Services =>
    testServices({
      storage: sealedStorage(raw, environment.storageKeys, () => undefined),
      environment,
      deployId,
      now: () => new Date(clock.time),
    });
  const first: Environment = {
    ...TEST_ENVIRONMENT,
    identity: TEST_IDENTITY,
    ...{ sessionKeys: [secret()], storageKeys: [secret()], feedbackSecrets: [secret()] },
    ...{ signingKeys: [newKey()], crawlerKeys: [newKey()] },
    notifications: { webhook: { url: hook.url, secret: hook.state.secret }, mail: null },
  };
  return { hook: hook.state, raw, deployOf, first };
}

function ask<Fields>(
  services: Services,
  name: EndpointName,
  handler: Handler<Fields> | MethodRunners,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  return endpoint(name, handler, () => services)(new Request(ORIGIN + path, init), TEST_CONTEXT);
}

/** What went wrong for anybody. */
type Errors = string[];

function expectStatus(errors: Errors, what: string, response: Response, status = 200): void {
  if (response.status !== status) errors.push(`${what}: ${String(response.status)}`);
}

/** What people keep from before: a session, a saved item, a message's link, a publication's page. */
interface Kept {
  cookie: string;
  readonly saved: string;
  /** Whether messages come with a proof of work. */
  readonly proves: boolean;
  readonly statusPaths: string[];
  readonly publisherPaths: string[];
}

/** A member reads what they saved; the answer may renew the cookie. */
async function readSaved(services: Services, kept: Kept, errors: Errors): Promise<void> {
  const headers = { cookie: kept.cookie, accept: 'application/json' };
  const response = await ask(services, 'saved-report', savedReportHandler, `/api/reports/${kept.saved}`, { headers });
  expectStatus(errors, 'a session', response);
  const renewed = response.headers.get('set-cookie')?.split(';')[0];
  if (renewed !== undefined) kept.cookie = renewed;
}

let sent = 0;

/** One deploy sets a challenge, another takes the message, and a third opens its link. */
async function sendMessage([one, two, three]: readonly [Services, Services, Services], kept: Kept, errors: Errors) {
  const [own] = await privateSecrets(one.storage, one.environment);
  // Solving takes a while: only where the secret it is made with is replaced.
  const altcha = kept.proves ? solve(await issueChallenge(own, one.now())) : undefined;
  const fields = { kind: 'idea', message: `message ${String((sent += 1))}`, altcha, key: randomUUID() };
  const client = [{ key: `c0ffee${String(sent)}`, clients: 1 }] as const;
  const submitted = await submit(two, submissionSchema.parse(fields), { locale: 'en', client });
  if (!submitted.ok) {
    errors.push('a message was refused');
    return;
  }
  const { reference, secret: own2 } = submitted.receipt;
  const stored = await readMessage(three.storage, reference);
  if (kept.proves && stored?.message.trust !== 'trusted') errors.push('a proof of work was not taken');
  kept.statusPaths.push(`/en/feedback/status/${reference}.${own2}/`);
  if (stored === null) return;
  // Deleted, and brought back at another deploy.
  const held = await removeUndoably(three, `${reference}.${own2}`, stored.message);
  if (!(await restoreMessage(one, `${reference}.${own2}`, held ?? ''))) errors.push('a deletion was not undone');
}

/** A report that one deploy signed is published at another. */
async function publish(one: Services, two: Services, kept: Kept, errors: Errors): Promise<void> {
  const report = reportOf(`brand${String((sent += 1))}.example`, { overall: exampleReport('harbour').overall });
  const signature = signReport(report, one.environment.signingKeys);
  const body = JSON.stringify({ key: randomUUID(), kind: 'assessment', report, signature });
  const headers = { 'content-type': 'application/json' };
  const response = await ask(two, 'publish-report', publishReportHandler, '/api/reports/publish', {
    method: 'POST',
    body,
    headers,
  });
  expectStatus(errors, 'publishing', response, 201);
  if (response.status !== 201) return;
  const { path, deleteKey } = (await response.json()) as { path: string; deleteKey: string };
  kept.publisherPaths.push(`${path}${deleteKey}/`);
}

async function expectKnownKey(one: Services, two: Services, errors: Errors): Promise<void> {
  const { signingKeys, crawlerKeys } = one.environment;
  const directory = '/.well-known/http-message-signatures-directory';
  for (const [response, [entry = '']] of [
    [await ask(two, 'signing-keys', signingKeysHandler, '/api/signing-keys'), signingKeys],
    [await ask(two, 'crawler-keys', crawlerKeysHandler, directory), crawlerKeys],
  ] as const) {
    const { keys } = (await response.json()) as { readonly keys: readonly { readonly kid: string }[] };
    if (!keys.some(({ kid }) => kid === signingKey(entry).publicKey.kid)) errors.push('a key is not published');
  }
}

/** Everything at once, at either of two deploys. */
async function load(deploys: readonly [Services, Services], kept: Kept, errors: Errors): Promise<void> {
  clock.time += 60_000;
  const [one, two] = deploys;
  const old = [...kept.statusPaths];
  await Promise.all([
    ...deploys.map((services) => readSaved(services, { ...kept }, errors)),
    sendMessage([one, two, one], kept, errors),
    sendMessage([two, one, two], kept, errors),
    publish(one, two, kept, errors),
    publish(two, one, kept, errors),
    expectKnownKey(one, two, errors),
    expectKnownKey(two, one, errors),
    ...old.map(async (path, index) => {
      const response = await ask(deploys[index % 2] ?? one, 'feedback-status', feedbackStatusHandler, path);
      expectStatus(errors, 'the link to a message', response);
    }),
    ...kept.publisherPaths.map(async (path, index) => {
      const response = await ask(deploys[index % 2] ?? one, 'publisher', publisherHandler, path);
      expectStatus(errors, 'the page of a publisher', response);
    }),
  ]);
  await notifyTask(two);
  await readSaved(two, kept, errors);
}

async function begin(services: Services, proves = false): Promise<Kept> {
  const { session, cookie } = await signedIn(services, 'ada');
  const saved = await saveReports(services, session, reportBody('one.example'));
  if (!saved.ok) throw new Error(saved.code);
  return { cookie, saved: saved.item.id, proves, statusPaths: [], publisherPaths: [] };
}

/** @param lists of keys that are replaced */
export function describeRotation(lists: readonly ListName[]): void {
  describe('replacing keys on a full store, under load', () => {
    let log: jest.SpyInstance;
    beforeEach(() => (log = jest.spyOn(console, 'info').mockImplementation()));
    afterEach(() => log.mockRestore());

    it.each(lists)('%s: nobody notices', async (name) => {
      const { deployOf, first, raw, hook } = await setUp();
      const errors: Errors = [];
      let environment = first;
      let before = deployOf(environment, 'd0');
      const kept = await begin(before, name === 'FACET_FEEDBACK_SECRET');
      for (const [index, step] of ['add', 'use', 'drop'].entries()) {
        const list = LISTS[name];
        const next = nextKeys(environment[list].join(','), step, name)?.split(',') ?? [];
        environment = { ...environment, [list]: next };
        const after = deployOf(environment, `d${String(index + 1)}`);
        await load([before, after], kept, errors);
        await forgetTask(after);
        await load([after, after], kept, errors);
        before = after;
      }
      expect(errors).toEqual([]);
      expect(hook.refused).toBe(0);
      expect(hook.taken).toBeGreaterThan(5);
      expect(environment[LISTS[name]]).not.toEqual(first[LISTS[name]]);
      const unopened = (await keysBelow(raw, ''))
        .filter(isSealed)
        .map(async (key) => (await opened(before.storage).get(key))?.value);
      expect((await Promise.all(unopened)).filter((value) => value === undefined)).toEqual([]);
    });

    it('the secret of the webhook: no notification is refused', async () => {
      const { deployOf, first, hook } = await setUp();
      const errors: Errors = [];
      const { webhook } = first.notifications;
      if (webhook === null) throw new Error('no webhook');
      const next = secret();
      const both = { ...first, notifications: { webhook: { ...webhook, nextSecret: next }, mail: null } };
      const last = { ...first, notifications: { webhook: { url: webhook.url, secret: next }, mail: null } };
      const deploys = [first, both, last].map((environment, index) => deployOf(environment, `d${String(index)}`));
      const [one, two, three] = deploys as [Services, Services, Services];
      const kept = await begin(one);
      await load([one, two], kept, errors);
      await load([two, two], kept, errors);
      hook.secret = next;
      await load([two, two], kept, errors);
      await load([two, three], kept, errors);
      await load([three, three], kept, errors);
      expect(errors).toEqual([]);
      expect(hook.refused).toBe(0);
    });

    it('the secret of the identity provider: nobody is signed out where cookies have keys of their own', async () => {
      const { deployOf, first } = await setUp();
      const errors: Errors = [];
      const kept = await begin(deployOf(first, 'd0'));
      const replaced = { ...first, identity: { ...TEST_IDENTITY, clientSecret: 'another secret of the provider' } };
      await readSaved(deployOf(replaced, 'd1'), kept, errors);
      expect(errors).toEqual([]);
    });
  });
}
