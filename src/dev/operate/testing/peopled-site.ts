/** A site with people over a store, and fifty requests whose answers show what is stored. */
import { gateHandler } from '../../../server/accounts/gate-endpoint';
import { closeAccount } from '../../../server/accounts/close-account';
import { deleteSaved, saveReports } from '../../../server/accounts/saved-reports';
import { savedReportHandler } from '../../../server/accounts/saved-report-endpoint';
import { comparisonBody, reportBody } from '../../../server/accounts/testing/saved-bodies';
import { signedIn } from '../../../server/accounts/testing/signed-in';
import { exampleReport } from '../../../server/assessing/example-reports';
import { feedbackExportHandler } from '../../../server/feedback/feedback-export-endpoint';
import { feedbackMessageHandler } from '../../../server/feedback/feedback-message-endpoint';
import { feedbackStatusHandler } from '../../../server/feedback/feedback-status-endpoint';
import { changeMessage, deleteMessage } from '../../../server/feedback/inbox';
import { readMessage } from '../../../server/feedback/store';
import { submissionSchema } from '../../../server/feedback/submission';
import { submit } from '../../../server/feedback/submit';
import { removeUndoably, restoreMessage } from '../../../server/feedback/undo';
import { endpoint } from '../../../server/platform/endpoint';
import type { Services } from '../../../server/platform/services';
import { opened } from '../../../server/platform/storage/raw';
import { TEST_CONTEXT } from '../../../server/platform/testing/services';
import { badgeHandler } from '../../../server/published-reports/badge-endpoint';
import { publishedDataHandler } from '../../../server/published-reports/published-data-endpoint';
import { publishedReportHandler } from '../../../server/published-reports/published-report-endpoint';
import { putPublished } from '../../../server/published-reports/testing/published';
import { putEntry, removeRecord } from '../../../server/reports/store';

const ORIGIN = 'https://facet.example';
const MESSAGES = 10;
const PUBLICATIONS = 6;

const idOf = (index: number) => `${String(index)}123456789abc`;

const HANDLERS = {
  status: ['feedback-status', feedbackStatusHandler],
  message: ['feedback-message', feedbackMessageHandler],
  inbox: ['gate', gateHandler],
  table: ['feedback-export', feedbackExportHandler],
  saved: ['saved-report', savedReportHandler],
  page: ['published-report', publishedReportHandler],
  data: ['published-data', publishedDataHandler],
  badge: ['badge', badgeHandler],
} as const;

type Place = keyof typeof HANDLERS;

export interface PeopledSite {
  /** What people delete later. */
  readonly deleteSome: () => Promise<void>;
  /** Fifty requests, by their address: status and body of each answer. Pseudonyms are alike. */
  readonly answers: () => Promise<ReadonlyMap<string, string>>;
}

async function sendMessages(services: Services) {
  const receipts: { readonly reference: string; readonly secret: string }[] = [];
  for (let index = 0; index < MESSAGES; index += 1) {
    const submission = submissionSchema.parse({
      kind: 'idea',
      message: `zqxmessage ${index}`,
      email: 'bo@zqx.example',
    });
    const client = [{ key: `c0ffee${index}`, clients: 1 }] as const;
    const submitted = await submit(services, submission, { locale: 'en', client });
    if (!submitted.ok) throw new Error('not stored');
    receipts.push(submitted.receipt);
  }
  return receipts;
}

async function publish(services: Services, index: number, member: string | null): Promise<void> {
  const reports = index % 2 === 0 ? [exampleReport('harbour')] : [exampleReport('harbour'), exampleReport('northwind')];
  const record = await putPublished(opened(services.storage), { id: idOf(index), reports, member });
  if (member !== null) await putEntry(services.storage, record);
}

/** @param services over the store, with accounts */
export async function peopledSite(services: Services): Promise<PeopledSite> {
  const { storage, now } = services;
  const receipts = await sendMessages(services);
  const [ada, bob] = [await signedIn(services, 'ada', 'editor'), await signedIn(services, 'bob', 'editor')];
  const saved: string[] = [];
  for (const body of [reportBody('one.example'), reportBody('two.example'), comparisonBody('a.example', 'b.example')]) {
    const result = await saveReports(services, ada.session, body);
    if (!result.ok) throw new Error(result.code);
    saved.push(result.item.id);
  }
  await saveReports(services, bob.session, reportBody('bobs.example'));
  for (let index = 0; index < PUBLICATIONS; index += 1) {
    await publish(services, index, [ada.session.member, bob.session.member, null][index % 3] ?? null);
  }
  const referenceOf = (index: number) => receipts[index]?.reference ?? '';
  for (const [index, { session }] of [ada, bob, bob].entries()) {
    const editor = { name: session.name ?? '', member: session.member };
    await changeMessage(storage, referenceOf(index), { note: `note ${index}`, revision: 1 }, editor, now());
  }

  const tokenOf = (index: number) => `${referenceOf(index)}.${receipts[index]?.secret ?? ''}`;
  const deleteSome = async (): Promise<void> => {
    const messageOf = async (index: number) => {
      const found = await readMessage(storage, referenceOf(index));
      if (found === null) throw new Error('not there');
      return found.message;
    };
    await removeUndoably(services, tokenOf(3), await messageOf(3));
    const held = await removeUndoably(services, tokenOf(4), await messageOf(4));
    if (!(await restoreMessage(services, tokenOf(4), held ?? ''))) throw new Error('not brought back');
    await deleteMessage(storage, referenceOf(5), { name: 'ada', member: ada.session.member }, now());
    await removeRecord(services, idOf(0));
    await removeRecord(services, idOf(5));
    await deleteSaved(storage, ada.session.member, saved[0] ?? '');
    await closeAccount(services, bob.session);
  };

  const requests = (): readonly (readonly [Place, string])[] => [
    ...receipts.flatMap(({ reference }, index): [Place, string][] => [
      ['status', `/en/feedback/status/${tokenOf(index)}/`],
      ['message', `/api/feedback/${reference}`],
    ]),
    ...['en', 'ja', 'ar'].map((locale): [Place, string] => ['inbox', `/${locale}/feedback/inbox/`]),
    ['inbox', '/en/feedback/inbox/?q=zqxmessage+7'],
    ['table', '/api/feedback/export'],
    ...saved.map((id): [Place, string] => ['saved', `/api/reports/${id}`]),
    ...Array.from({ length: PUBLICATIONS }, (_, index) => idOf(index)).flatMap((id, index): [Place, string][] => [
      ['page', `/en/brand-${index % 2 === 0 ? 'assessment' : 'comparison'}/${id}/`],
      ['data', `/api/reports/published/${id}`],
      ['badge', `/badge/${id}.json`],
    ]),
    ...['de', 'ja', 'ar'].map((locale): [Place, string] => ['page', `/${locale}/brand-assessment/${idOf(2)}/`]),
    ['message', '/api/feedback/AAAAAAAAAA'],
  ];

  const answers = async (): Promise<ReadonlyMap<string, string>> => {
    // Sessions are in no backup: people sign in again.
    const { cookie } = await signedIn(services, 'ada', 'editor');
    const found = new Map<string, string>();
    for (const [place, path] of requests()) {
      const [name, handler] = HANDLERS[place];
      const handle = endpoint(name, handler, () => services);
      const headers = { cookie, accept: path.startsWith('/api/') ? 'application/json' : 'text/html' };
      const response = await handle(new Request(ORIGIN + path, { headers }), TEST_CONTEXT);
      const body = (await response.text())
        .replace(/editor [0-9a-f]{8}/g, 'editor')
        .replace(/T\d\d:\d\d:\d\d[.\d]*Z/g, 'T');
      found.set(path, `${response.status} ${body}`);
    }
    return found;
  };
  return { deleteSome, answers };
}
