import { RECORDED, recordedStore } from './testing/recorded-store';
import { accountServices } from '../accounts/testing/signed-in';
import { accountExport } from '../accounts/account-export';
import { forgetTask } from '../upkeep/forget-task';
import { closeAccount } from '../accounts/close-account';
import { deleteSaved, listSaved, readSaved, saveReports } from '../accounts/saved-reports';
import { deleteOldSessions, findSession } from '../accounts/sessions';
import { reportBody } from '../accounts/testing/saved-bodies';
import { deleteOldSignIns, finishTransaction } from '../accounts/transaction';
import { assessOnce } from '../assessing/assessments';
import { deleteOldResults } from '../assessing/result-spans';
import { countUnsent } from '../error-reports/unsent';
import { limitedUntil } from '../error-reports/upstream';
import { forgetFeedbackTask } from '../feedback/forget-feedback-task';
import { changeMessage } from '../feedback/inbox';
import { listMessages } from '../feedback/listing';
import { readMessage } from '../feedback/store';
import { checkProof } from '../feedback/proof';
import { privateSecrets, opens } from './private-secrets';
import { allMessages } from '../feedback/testing/all-messages';
import { clientOf } from './client-key';
import { sealedStorage } from './storage/sealed';
import { keysBelow } from './storage/raw';

const KEY = 'a secret of thirty-two random bytes or more';

const AT = Date.parse(RECORDED.at);
const DAY_MS = 24 * 60 * 60 * 1000;

async function recordedSite() {
  // As the first deploy that seals finds it.
  const storage = sealedStorage(await recordedStore(), [KEY, 'unsealed'], () => undefined);
  let time = AT;
  const services = accountServices({
    storage,
    now: () => new Date(time),
    sleep: (ms) => {
      time += ms;
      return Promise.resolve();
    },
  });
  const found = () =>
    findSession(services, new Request('https://facet.example/', { headers: { cookie: RECORDED.cookie } }));
  const session = async () => {
    const open = await found();
    if (open === null) throw new Error('the recorded session is not found');
    return open.session;
  };
  return { services, storage, session, found, after: (ms: number) => (time += ms), now: () => new Date(time) };
}

describe('what was stored before', () => {
  it('keeps people signed in, and a sign-in used up', async () => {
    const { services, session } = await recordedSite();
    expect(await session()).toMatchObject({ name: 'ada', roles: ['editor'], member: RECORDED.member });
    expect(await finishTransaction(services, RECORDED.transaction)).toBe(false);
  });

  it('holds the saved reports, to be read, added to, deleted and handed out', async () => {
    const { services, storage, session, after } = await recordedSite();
    const own = await session();
    expect(await listSaved(storage, RECORDED.member)).toEqual(RECORDED.saved);
    for (const { id, reports } of RECORDED.saved) {
      const saved = await readSaved(storage, RECORDED.member, id);
      expect(saved?.reports.map(({ received }) => received)).toMatchObject(
        reports.map(({ origin }) => ({ target: { origin } })),
      );
    }
    const [known] = (await readSaved(storage, RECORDED.member, RECORDED.saved[1]?.id ?? ''))?.reports ?? [];
    const again = { kind: 'report', report: known?.received, signature: known?.signature } as const;
    expect(await saveReports(services, own, again)).toMatchObject({ ok: true, isNew: false });
    expect(await saveReports(services, own, reportBody('new.example'))).toMatchObject({ ok: true, isNew: true });
    expect(await deleteSaved(storage, RECORDED.member, RECORDED.saved[0]?.id ?? '')).toBe(true);
    expect(await listSaved(storage, RECORDED.member)).toHaveLength(2);
    const { saved } = JSON.parse((await accountExport(services, own)).join('')) as { readonly saved: unknown[] };
    expect(saved).toHaveLength(2);
    await closeAccount(services, own);
    after(DAY_MS);
    await forgetTask(services);
    expect((await keysBelow(storage, '')).filter((key) => key.includes(RECORDED.member))).toEqual([]);
  });

  it('holds the messages, with what editors wrote and what opens them to their senders', async () => {
    const { storage, services, now } = await recordedSite();
    const { messages, counts, complete, unreadable } = await listMessages(storage, {}, '', null);
    expect([messages.length, complete, unreadable]).toEqual([11, true, []]);
    expect(counts).toMatchObject({ new: 10, done: 1 });
    expect(await allMessages(storage)).toEqual(messages);
    const { reference, secret } = RECORDED.receipt;
    const stored = await readMessage(storage, reference);
    expect(stored?.message).toMatchObject({
      message: 'A first message 色',
      note: 'Thanks',
      trust: 'trusted',
      screenshot: { width: 8, height: 8 },
    });
    expect(opens(secret, stored?.message.secretHash ?? '')).toBe(true);
    expect((await storage.get(stored?.message.screenshot?.key ?? ''))?.value).toBeInstanceOf(Uint8Array);
    const editor = { name: 'ed', member: RECORDED.member };
    const changed = await changeMessage(storage, reference, { status: 'new', revision: 2 }, editor, now());
    expect(changed).toMatchObject({ message: { revision: 3 } });
    // Its proof only counts for this message.
    const secrets = await privateSecrets(storage, services.environment);
    expect(await checkProof(services, secrets, RECORDED.altcha, reference)).toBeNull();
    expect(await checkProof(services, secrets, RECORDED.altcha, RECORDED.moderated.reference)).toBe('proof-replayed');
  });

  it('knows clients again, and leaves the error service and assessed sites alone', async () => {
    const { services, storage, now } = await recordedSite();
    expect((await clientOf(services, '203.0.113.7'))[0].key).toBe(RECORDED.client);
    expect(await limitedUntil(storage, ['error'], now())).toBe(AT + 600_000);
    const log = jest.spyOn(console, 'info').mockImplementation();
    await countUnsent(storage, now());
    expect(log).toHaveBeenCalledWith('{"unsentErrorReports":2}');
    log.mockRestore();
    expect((await storage.get('error-reports/unsent/2026-06-01'))?.value).toBe(2);
    const query = { deploy: 'd1', signal: new AbortController().signal };
    const run = jest.fn(() => Promise.resolve({ ok: false, code: 'site-too-slow' } as const));
    expect(await assessOnce({ ...query, page: 'https://one.example' }, services, run)).toEqual({
      state: 'done',
      outcome: { ok: false, code: 'site-unreachable' },
      reused: true,
    });
    expect(run).not.toHaveBeenCalled();
    // The lease of a cancelled assessment: waited for, then taken.
    expect(await assessOnce({ ...query, page: 'https://two.example' }, services, run)).toMatchObject({
      reused: false,
    });
    expect(now().getTime()).toBeGreaterThanOrEqual(AT + 20_000);
  });

  it.each([
    ['sessions', 'sessions/', 2 * DAY_MS, deleteOldSessions],
    ['sign-ins', 'sign-ins/', DAY_MS, deleteOldSignIns],
    ['results', 'assessments/results/', DAY_MS, deleteOldResults],
    ['proofs', 'feedback/burned/', DAY_MS, forgetFeedbackTask],
    ['messages', 'feedback/messages/', 366 * DAY_MS, forgetFeedbackTask],
    ['deletions', 'feedback/deletions/', 367 * DAY_MS, forgetFeedbackTask],
  ] as const)('is forgotten in time: %s', async (_, prefix, later, forget) => {
    const { services, storage, after } = await recordedSite();
    const before = await keysBelow(storage, prefix);
    expect(before).not.toEqual([]);
    await forget(services);
    expect(await keysBelow(storage, prefix)).toEqual(before);
    after(later);
    await forget(services);
    expect(await keysBelow(storage, prefix)).toEqual([]);
  });

  it('is forgotten in time: salts', async () => {
    const { services, storage, after } = await recordedSite();
    after(DAY_MS);
    expect((await clientOf(services, '203.0.113.7'))[0].key).not.toBe(RECORDED.client);
    expect(await keysBelow(storage, 'salts/')).toEqual(['salts/2026-06-02']);
  });
});
