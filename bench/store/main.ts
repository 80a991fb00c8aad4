/**
 * `npm run bench store`: what visitors, members, editors and the clock cost in a store that is full, beside one that is
 * nearly empty. See bench/README.md.
 */
import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { accountExport } from '../../src/server/accounts/account-export';
import { closeAccount, finishClosings } from '../../src/server/accounts/close-account';
import { deleteSaved, listSaved, readSaved, saveReports } from '../../src/server/accounts/saved-reports';
import { deleteOldSessions, endAllSessions, findSession, sessionsOf } from '../../src/server/accounts/sessions';
import { reportBody } from '../../src/server/accounts/testing/saved-bodies';
import { assessOnce } from '../../src/server/assessing/assessments';
import { feedbackExportHandler } from '../../src/server/feedback/feedback-export-endpoint';
import { feedbackMessageHandler } from '../../src/server/feedback/feedback-message-endpoint';
import { forgetFeedbackTask } from '../../src/server/feedback/forget-feedback-task';
import { changeMessage, deleteMessage } from '../../src/server/feedback/inbox';
import { listMessages } from '../../src/server/feedback/listing';
import { endpoint, type Handler, type MethodRunners } from '../../src/server/platform/endpoint';
import { TEST_CONTEXT, testServices } from '../../src/server/platform/testing/services';
import { ADA, peopleStore, sendAsBo } from '../../src/server/platform/testing/peopled-store';
import { badgeHandler } from '../../src/server/published-reports/badge-endpoint';
import { forgetPublishedTask } from '../../src/server/published-reports/forget-published-task';
import { oembedHandler } from '../../src/server/published-reports/oembed-endpoint';
import { publishedReportHandler } from '../../src/server/published-reports/published-report-endpoint';
import { publishedShell } from '../../src/server/published-reports/testing/published-shell';
import {
  publication,
  publishingSite,
  reportOf,
  type Receipt,
} from '../../src/server/published-reports/testing/publishing-site';
import { listPublished } from '../../src/server/reports/store';
import { countStoredTask } from '../../src/server/upkeep/count-stored-task';
import { healthHandler } from '../../src/server/upkeep/health-endpoint';
import type { Store } from '../../src/server/platform/storage/store';
import type { EndpointName } from '../../src/site/endpoints';
import { CountedStorage, type Operations } from './counted-storage';

const HELP = `npm run bench -- store [options]

  --reports N    with an address (100,000); half of them in accounts
  --members N    with an account (10,000), each with a device and two saved reports
  --messages N   sent in a year (100,000)
`;

interface Sizes {
  readonly reports: number;
  readonly members: number;
  readonly messages: number;
}

const FEW: Sizes = { reports: 10, members: 10, messages: 10 };
const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;
const LOWER = '0123456789abcdefghjkmnpqrstvwxyz';

const text = (length: number, alphabet: string) =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');

const digits = (iso: string) => iso.replace(/\D/g, '');

interface Cost extends Operations {
  readonly ms: number;
}

/** What is there once, many times. */
async function fill(storage: CountedStorage, site: ReturnType<typeof publishingSite>, sizes: Sizes): Promise<Receipt> {
  const { services, now } = site;
  const people = await peopleStore({ ...services, now: ticking(now) });
  const { member } = people.sessions[0];
  const own = storage.with(member);
  const members = Array.from({ length: sizes.members }, () => text(member.length, '0123456789abcdef'));
  for (const other of members) storage.copy(own, [[member, other]]);

  const shared = await site.share(publication(reportOf('zqxshared.example')));
  const listed = await site.share(publication(reportOf('zqxlisted.example')), people.cookie);
  for (const [at, { id, expiresAt }] of [shared, listed].entries()) {
    const names = storage.with(id);
    for (let n = 0; n < sizes.reports / 2; n += 1) {
      const day = new Date(Date.parse(expiresAt) + (n % 90) * DAY_MS).toISOString();
      const renamed: (readonly [string, string])[] = [
        [id, text(id.length, LOWER)],
        [expiresAt, day],
        [`${digits(expiresAt).slice(0, 8)}-`, `${digits(day).slice(0, 8)}-`],
      ];
      const owner = members[n % members.length] ?? member;
      storage.copy(names, at === 0 ? renamed : [...renamed, [member, owner]]);
    }
  }

  const [, , , reference = ''] = people.references;
  const names = storage.with(reference);
  const entry = names.find((name) => /\d{17}-/.test(name)) ?? '';
  const stamp = /\d{17}/.exec(entry)?.[0] ?? '';
  const [year, month, day, hour, minute, second, ms] = [4, 6, 8, 10, 12, 14, 17].map((end, at) =>
    stamp.slice([0, 4, 6, 8, 10, 12, 14][at], end),
  );
  const received = `${year}-${month}-${day}T${hour}:${minute}:${second}.${ms}Z`;
  for (let n = 0; n < sizes.messages; n += 1) {
    const other = new Date(Date.parse(received) - Math.floor((n / sizes.messages) * YEAR_MS)).toISOString();
    storage.copy(names, [
      [reference, text(reference.length, LOWER.toUpperCase())],
      [received, other],
      [stamp, digits(other)],
    ]);
  }
  return listed;
}

/** A clock that goes on by itself, as some things need. */
function ticking(now: () => Date): () => Date {
  let ticks = 0;
  return () => new Date(now().getTime() + (ticks += 1));
}

/** A store of a given size, with one visitor, member and editor, and a counter of the requests that their work costs. */
async function opened(sizes: Sizes) {
  const storage = new CountedStorage();
  const site = publishingSite(storage, {
    cardDrawer: { draw: () => Promise.resolve(new TextEncoder().encode('a card')) },
    artifacts: { ...testServices().artifacts, shell: (locale) => Promise.resolve(publishedShell(locale)) },
  });
  const listed = await fill(storage, site, sizes);
  const services = { ...site.services, now: ticking(site.now) };
  const store: Store = services.storage;
  const visitor = await peopleStore(services);
  const [session] = visitor.sessions;
  const { cookie, references } = visitor;
  const { member } = session;
  console.log(`${String(storage.size)} records`);

  const costs = new Map<string, Cost>();
  const cost = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    storage.take();
    const began = performance.now();
    const result = await work();
    costs.set(name, { ...storage.take(), ms: performance.now() - began });
    if (result instanceof Response && result.status >= 400) throw new Error(`${name}: ${String(result.status)}`);
    return result;
  };
  const ask = (path: string, accept = 'text/html') =>
    new Request(`https://facet.example${path}`, { headers: { accept, cookie } });
  const at = (path: string, handler: Handler<null> | MethodRunners, name: EndpointName) =>
    endpoint<null>(name, handler, () => services)(ask(path), TEST_CONTEXT);
  const assess = () =>
    assessOnce(
      { page: 'https://one.example', deploy: 'd1', signal: new AbortController().signal },
      services,
      async (visit) => {
        await visit.answered();
        return { ok: false, code: 'site-unreachable' };
      },
    );

  return { site, services, store, session, cookie, references, member, listed, costs, cost, ask, at, assess };
}

type Bench = Awaited<ReturnType<typeof opened>>;

async function visitorsAndMembers({
  site,
  services,
  store,
  session,
  cookie,
  member,
  cost,
  ask,
  at,
  assess,
}: Bench): Promise<void> {
  // Visitors.
  await cost('a site is measured', assess);
  await cost('the same again', assess);
  const receipt = await cost('a report gets an address', () => site.share(publication(reportOf('new.example'))));
  await cost('its page', () => at(receipt.path, publishedReportHandler, 'published-report'));
  await cost('its data', () => site.data(receipt.id));
  await cost('its oEmbed', () =>
    at(`/api/oembed?url=${encodeURIComponent(`https://facet.example${receipt.path}`)}`, oembedHandler, 'oembed'),
  );
  const { deleteKey } = receipt;
  await cost('it is published', () => site.own('PATCH', receipt.id, { deleteKey, state: 'published' }));
  await cost('its badge', () => at(`/badge/${receipt.id}.svg`, badgeHandler, 'badge'));
  await cost('it is deleted', () => site.own('DELETE', receipt.id, { deleteKey }));
  await cost('a message is sent', () => sendAsBo(services, 'Something quite new'));
  await cost('health', () => at('/api/health', healthHandler, 'health'));

  // Members.
  await cost('who it is', () => findSession(services, ask('/')));
  await cost('devices', () => sessionsOf(services, member));
  await cost('a report is saved', () => saveReports(services, session, reportBody('another.example')));
  const [saved] = await cost('the saved reports', () => listSaved(store, member));
  await cost('one of them', () => readSaved(store, member, saved?.id ?? ''));
  await cost('it is deleted from the account', () => deleteSaved(store, member, saved?.id ?? ''));
  await cost('a report gets an address in the account', () =>
    site.share(publication(reportOf('third.example')), cookie),
  );
  await cost('those in the account', () => listPublished(store, member, 1, 20));
  await cost('everything about a member', () => accountExport(services, session));
}

async function editorsAndClock({
  site,
  services,
  store,
  session,
  references,
  member,
  listed,
  cost,
  at,
}: Bench): Promise<void> {
  // Editors.
  const editor = { name: ADA.name, member };
  await cost('the inbox, for the first time', () => listMessages(store, {}, '', null));
  await cost('the inbox', () => listMessages(store, {}, '', null));
  await cost('a search for rare words', () => listMessages(store, {}, 'zqxnowhere', null));
  await cost('one message', () =>
    at(`/api/feedback/${references[4] ?? ''}`, feedbackMessageHandler, 'feedback-message'),
  );
  await cost('a change', () =>
    changeMessage(store, references[4] ?? '', { note: 'Yes', revision: 1 }, editor, services.now()),
  );
  await cost('a deletion by an editor', () => deleteMessage(store, references[5] ?? '', editor, services.now()));
  await cost('messages as a table, one file', async () =>
    (await at('/api/feedback/export', feedbackExportHandler, 'feedback-export')).text(),
  );

  // The clock.
  await cost('sessions are looked through', () => deleteOldSessions(services));
  await cost('records are counted', () => countStoredTask(services));
  await cost('reports of a day are forgotten', async () => {
    site.after(Date.parse(listed.expiresAt) - site.now().getTime() + DAY_MS);
    await forgetPublishedTask(services);
  });
  await cost('messages of a month are forgotten', () => forgetFeedbackTask(services));
  await cost('signing out everywhere', () => endAllSessions(services, member));
  await cost('an account is closed', () => closeAccount(services, session));
  await cost('what is left of it is deleted', async () => {
    site.after(DAY_MS);
    await finishClosings(services);
  });
}

async function measure(sizes: Sizes): Promise<ReadonlyMap<string, Cost>> {
  const bench = await opened(sizes);
  await visitorsAndMembers(bench);
  await editorsAndClock(bench);
  return bench.costs;
}

const COLUMNS = ['get', 'put', 'list', 'delete', 'listed', 'bytes'] as const;

function row(name: string, few: Cost, many: Cost): string {
  const pair = (column: keyof Cost) => {
    const [before, after] = [Math.round(few[column]), Math.round(many[column])];
    return before === after && column !== 'ms' ? String(after) : `${String(before)} → ${String(after)}`;
  };
  return `| ${[name, ...COLUMNS.map(pair), pair('ms')].join(' | ')} |`;
}

async function main(): Promise<void> {
  const options = { help: { type: 'boolean' }, reports: TEXT, members: TEXT, messages: TEXT } as const;
  const { values } = parseArgs({ options });
  if (values.help === true) {
    console.log(HELP);
    return;
  }
  const sizes: Sizes = {
    reports: Number(values.reports ?? 100_000),
    members: Number(values.members ?? 10_000),
    messages: Number(values.messages ?? 100_000),
  };
  const few = await measure(FEW);
  const many = await measure(sizes);
  console.log(`| | ${COLUMNS.join(' | ')} | ms |\n| --- |${' ---: |'.repeat(COLUMNS.length + 1)}`);
  for (const [name, after] of many) {
    const before = few.get(name);
    if (before !== undefined) console.log(row(name, before, after));
  }
}

const TEXT = { type: 'string' } as const;

void main();
