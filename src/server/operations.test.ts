/**
 * What each thing a visitor, member or editor does costs in operations of storage. One more is one that every such request
 * waits for: a number here changes only where a promise needs it.
 */
import { accountServices, signedIn } from './accounts/testing/signed-in';
import { reportBody } from './accounts/testing/saved-bodies';
import { closeAccount, finishClosings } from './accounts/close-account';
import { deleteSaved, listSaved, readSaved, saveReports } from './accounts/saved-reports';
import { deleteOldSessions, endAllSessions, findSession, sessionsOf } from './accounts/sessions';
import { finishTransaction } from './accounts/transaction';
import { assessOnce, type Outcome } from './assessing/assessments';
import { limitedUntil, rememberLimits } from './error-reports/upstream';
import { countUnsent } from './error-reports/unsent';
import { forgetFeedbackTask } from './feedback/forget-feedback-task';
import { changeMessage, deleteMessage } from './feedback/inbox';
import { listMessages } from './feedback/listing';
import { notifyTask } from './feedback/notify-task';
import { removeUndoably, restoreMessage } from './feedback/undo';
import { clientOf } from './platform/client-key';
import { countRequest } from './platform/store';
import type { Services } from './platform/services';
import { memoryStorage } from './platform/testing/memory-storage';
import { ADA, peopleStore, sendAsBo } from './platform/testing/peopled-store';
import { TEST_IDENTITY } from './accounts/testing/signed-in';
import { TEST_ENVIRONMENT } from './platform/testing/services';
import { publication, publishingSite, reportOf } from './published-reports/testing/publishing-site';
import { rebuildTask } from './publishing/rebuild-task';
import { listPublished } from './reports/store';
import { endpoint } from './platform/endpoint';
import { feedbackMessageHandler } from './feedback/feedback-message-endpoint';
import { TEST_CONTEXT } from './platform/testing/services';

const DAY_MS = 24 * 60 * 60 * 1000;
const KINDS = ['get', 'put', 'list', 'delete'] as const;

/** A storage, and how many operations something takes in it: gets, puts, listings, deletions. */
function counting() {
  const inner = memoryStorage();
  const counts = new Map<string, number>();
  const counted = (kind: (typeof KINDS)[number]) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  };
  const storage: typeof inner = {
    get: (key) => (counted('get'), inner.get(key)),
    put: (...args) => (counted('put'), inner.put(...args)),
    list: (...args) => (counted('list'), inner.list(...args)),
    delete: (key) => (counted('delete'), inner.delete(key)),
  };
  return {
    storage,
    cost: async (work: () => Promise<unknown>): Promise<string> => {
      counts.clear();
      await work();
      return KINDS.flatMap((kind) => (counts.has(kind) ? [`${String(counts.get(kind))} ${kind}`] : [])).join(', ');
    },
  };
}

/** The same, which people have used. */
async function setUp() {
  const { storage, cost } = counting();
  let time = Date.parse('2026-06-01T12:00:00Z');
  const notifications = { webhook: { url: 'http://127.0.0.1:9/', secret: 'a secret' }, mail: null };
  const services: Services = accountServices({
    storage,
    environment: { ...TEST_ENVIRONMENT, identity: TEST_IDENTITY, notifications },
    now: () => new Date((time += 1)),
  });
  const people = await peopleStore(services);
  return {
    ...people,
    ...{ services, storage, cost },
    after: (ms: number) => (time += ms),
  };
}

type Site = Awaited<ReturnType<typeof setUp>>;

const EDITOR = { name: ADA.name, member: 'ed' };

/** A message's address for its sender, which the receipt holds: here only its mark counts. */
const tokenOf = (reference: string) => `${reference}.secret`;

async function messageOf({ storage }: Site, reference: string) {
  const { messages } = await listMessages(storage, {}, reference, null);
  const [message] = messages;
  if (message === undefined) throw new Error('there is no such message');
  return message;
}

const failure = { ok: false, code: 'site-unreachable' } as const satisfies Outcome;

const assess = ({ services }: Site, path = '') =>
  assessOnce(
    { page: `https://one.example${path}`, deploy: 'd1', signal: new AbortController().signal },
    services,
    async (visit) => {
      await visit.neighbour();
      await visit.answered();
      return failure;
    },
  );

it('a message costs what it must', async () => {
  const site = await setUp();
  const { services, storage, references, cost } = site;
  const [pictured = '', , plain = ''] = references;
  const client = await clientOf(services, '203.0.113.9');
  const limit = { windowLimit: 3, windowSize: 60 };
  const handle = endpoint('feedback-message', feedbackMessageHandler, () => services);
  const ask = (path: string) =>
    handle(
      new Request(`https://facet.example/api/feedback/${path}`, { headers: { cookie: site.cookie } }),
      TEST_CONTEXT,
    );
  const message = await messageOf(site, plain);
  expect({
    'the client is known': await cost(() => clientOf(services, '203.0.113.9')),
    'a limit': await cost(() => countRequest(services, 'assess', client, limit)),
    'a message without proof': await cost(() => sendAsBo(services, 'Something new')),
    'the same again': await cost(() => sendAsBo(services, 'Something new')),
    'the inbox': await cost(() => listMessages(storage, {}, '', null)),
    'one of its messages': await cost(() => ask(plain)),
    'its picture': await cost(() => ask(`${pictured}/screenshot`)),
    'a change': await cost(() => changeMessage(storage, plain, { note: 'Yes', revision: 1 }, EDITOR, services.now())),
    'a deletion by an editor': await cost(() => deleteMessage(storage, pictured, EDITOR, services.now())),
    'a deletion by its sender': await cost(() => removeUndoably(services, tokenOf(plain), message)),
    'what is not there to bring back': await cost(() => restoreMessage(services, tokenOf(plain), 'x')),
  }).toEqual({
    'a change': '1 get, 2 put',
    'a deletion by an editor': '2 get, 2 put, 1 list, 4 delete',
    'a deletion by its sender': '3 get, 2 put, 1 list, 3 delete',
    'a limit': '1 get, 1 put',
    // The share of the sender's network in the day.
    'a message without proof': '5 get, 6 put',
    'its picture': '5 get, 1 put',
    'one of its messages': '5 get, 1 put',
    'the client is known': '1 get',
    'the inbox': '14 get, 2 list',
    'the same again': '2 get',
    'what is not there to bring back': '1 get',
  });
});

it('an account costs what it must', async () => {
  const site = await setUp();
  const { services, storage, sessions, cookie, cost, after } = site;
  const [session] = sessions;
  const { member } = session;
  const request = new Request('https://facet.example/', { headers: { cookie } });
  const id = (await listSaved(storage, member))[0]?.id ?? '';
  expect({
    'signing in': await cost(() => signedIn(services, 'new')),
    'a sign-in is finished': await cost(() => finishTransaction(services, { state: 'a state', exp: 1_780_000_000 })),
    'who it is': await cost(() => findSession(services, request)),
    'the sessions of two devices': await cost(() => sessionsOf(services, member)),
    'saving a report': await cost(() => saveReports(services, session, reportBody('new.example'))),
    'the saved reports': await cost(() => listSaved(storage, member)),
    'one of them': await cost(() => readSaved(storage, member, id)),
    'deleting it': await cost(() => deleteSaved(storage, member, id)),
    'deleting the account': await cost(() => closeAccount(services, session)),
    'completing that': await cost(async () => {
      after(DAY_MS);
      await finishClosings(services);
    }),
    'signing out everywhere': await cost(() => endAllSessions(services, member)),
  }).toEqual({
    'a sign-in is finished': '1 put',
    'completing that': '6 get, 1 put, 8 list, 4 delete',
    'deleting it': '3 get, 2 put, 1 delete',
    'deleting the account': '5 get, 4 put, 8 list, 6 delete',
    'one of them': '2 get',
    'saving a report': '5 get, 2 put, 1 list',
    'signing in': '1 get, 1 put',
    'signing out everywhere': '1 put, 1 list',
    'the saved reports': '1 get',
    'the sessions of two devices': '4 get, 1 list',
    'who it is': '2 get',
  });
});

it('the rest costs what it must', async () => {
  const site = await setUp();
  const { services, storage, cost, after } = site;
  const answer = { status: 429, headers: { 'retry-after': '60' } };
  const due = { ...services, environment: { ...services.environment, buildHook: 'http://127.0.0.1:9/' } };
  const facts = { ...(await services.artifacts.facts()), due: ['2026-05-01T00:00:00Z'] };
  const artifacts = { ...services.artifacts, facts: () => Promise.resolve(facts) };
  expect({
    'whether the error service is left alone': await cost(() => limitedUntil(storage, ['error'], services.now())),
    'for how long': await cost(() => rememberLimits(storage, answer, services.now())),
    'an error report sent nowhere': await cost(() => countUnsent(storage, services.now())),
    'a rebuild whose hook fails': await cost(() => rebuildTask({ ...due, artifacts }).catch(() => undefined)),
    'an assessment': await cost(() => assess(site)),
    'the same again': await cost(() => assess(site)),
    'another page of it': await cost(() => assess(site, '/tea')),
    'a run that tells of ten messages and fails': await cost(() => notifyTask(services)),
    'sessions are looked through': await cost(() => deleteOldSessions(services)),
    'ten messages are forgotten': await cost(async () => {
      after(400 * DAY_MS);
      await forgetFeedbackTask(services);
    }),
  }).toEqual({
    'a rebuild whose hook fails': '1 get, 2 put',
    'a run that tells of ten messages and fails': '22 get, 22 put, 1 list',
    // The place in the line, the visitor's network and its share of the day; an instance reads the salt once a day.
    'an assessment': '7 get, 6 put, 1 list',
    'an error report sent nowhere': '1 get, 1 put',
    // What was found of the first says what the site has once.
    'another page of it': '8 get, 6 put, 1 list',
    'for how long': '1 get, 1 put',
    'sessions are looked through': '1 list',
    'ten messages are forgotten': '11 get, 16 list, 38 delete',
    'the same again': '3 get',
    'whether the error service is left alone': '1 get',
  });
});

it('a report with an address costs what it must', async () => {
  const { storage, cost } = counting();
  const site = publishingSite(storage);
  const ada = await site.signIn('ada');
  const [own, hers] = [publication(reportOf('one.example')), publication(reportOf('two.example'))];
  // What an instance reads once a day.
  await site.share(publication(reportOf('before.example')));
  const { id, deleteKey } = await site.share(own);
  const { id: herId } = await site.share(hers, ada.cookie);
  const body = (more: object) => ({ deleteKey, ...more });
  const held = async () =>
    ((await (await site.own('DELETE', id, body({ undo: 'offer' }))).json()) as { held: string }).held;
  const kept: string[] = [];
  expect({
    'a short address': await cost(() => site.share(publication(reportOf('three.example')))),
    'one of a member': await cost(() => site.share(publication(reportOf('four.example')), ada.cookie)),
    'the same again': await cost(() => site.share(hers, ada.cookie)),
    'keeping it longer': await cost(() => site.own('PATCH', id, body({ days: 90 }))),
    'keeping a member’s longer': await cost(() => site.changeOwn(herId, 'renew', ada.cookie)),
    'its data': await cost(() => site.data(id)),
    'deleting it': await cost(async () => kept.push(await held())),
    'bringing it back': await cost(() => site.own('POST', id, body({ held: kept[0] }))),
    'publishing it in an account': await cost(() => site.own('PATCH', id, body({ state: 'published' }), ada.cookie)),
    'deleting what a member published': await cost(() => site.changeOwn(id, 'delete', ada.cookie)),
    'an address that is gone': await cost(() => site.data(id)),
    'the list of a member': await cost(() => listPublished(storage, ada.session.member, 1, 10)),
    'forgetting two': await cost(async () => {
      site.after(400 * DAY_MS);
      await site.forget();
    }),
  }).toEqual({
    'a short address': '9 get, 7 put',
    'an address that is gone': '3 get, 1 put',
    'bringing it back': '5 get, 3 put, 1 delete',
    'deleting it': '4 get, 3 put, 2 delete',
    'deleting what a member published': '6 get, 3 put, 2 list, 3 delete',
    'forgetting two': '5 get, 4 list, 12 delete',
    'its data': '4 get, 1 put',
    'keeping a member’s longer': '7 get, 4 put, 1 list',
    'keeping it longer': '4 get, 3 put, 1 delete',
    'one of a member': '14 get, 8 put, 2 list',
    'publishing it in an account': '16 get, 8 put, 1 list, 1 delete',
    'the list of a member': '2 get, 1 list',
    'the same again': '5 get, 1 put',
  });
});
