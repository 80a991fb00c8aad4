import inboxWords from '../../../locales/en/inbox.json';
import { signedIn } from '../accounts/testing/signed-in';
import { forgetEditor } from '../feedback/edits';
import { inboxSite, read } from '../feedback/testing/inbox-site';
import { readMessage } from '../feedback/store';
import { endpoint } from '../platform/endpoint';
import { keysBelow, StorageError, type Storage } from '../platform/storage/raw';
import { memoryStorage } from '../platform/testing/memory-storage';
import { TEST_CONTEXT } from '../platform/testing/services';
import { EXPIRING, RECORDS } from './testing/keys';
import { readRecord } from '../reports/store';
import { takeDownHandler } from './take-down-endpoint';
import { PUBLISHED_ID_1, putPublished } from './testing/published';

const PAGE = `/en/brand-assessment/${PUBLISHED_ID_1}/`;

async function open(storage: Storage = memoryStorage()) {
  const purged: string[] = [];
  const purge = (tags: readonly string[]) => {
    purged.push(...tags);
    return Promise.resolve();
  };
  const site = await inboxSite({ storage, purge });
  await putPublished(site.storage);
  const handle = endpoint('take-down', takeDownHandler, () => site.services);
  const takeDown = (cookie: string, fields: Readonly<Record<string, string>>) =>
    handle(
      new Request('https://facet.example/api/reports/take-down', {
        method: 'POST',
        headers: { accept: 'text/html', cookie, origin: 'https://facet.example' },
        body: new URLSearchParams(fields),
      }),
      TEST_CONTEXT,
    );
  return { ...site, purged, takeDown, editor: await site.cookieOf('ed', 'editor') };
}

describe('a notice in the inbox', () => {
  it('has a form that takes its report down, for good and everywhere', async () => {
    const { send, inbox, takeDown, editor, storage, purged } = await open();
    const reference = await send('This is not us.', { kind: 'notice', page: PAGE });
    const before = await (await inbox(`?kind=notice&message=${reference}`)).text();
    expect(before).toContain('action="/api/reports/take-down"');
    expect(before).toContain(`<a href="${PAGE}">`);
    const done = await takeDown(editor, { reference, locale: 'en', list: 'kind=notice' });
    expect([done.status, done.headers.get('location')]).toEqual([
      303,
      `/en/feedback/inbox/?kind=notice&message=${reference}&done=taken-down`,
    ]);
    expect(await keysBelow(storage, RECORDS)).toEqual([]);
    expect(await keysBelow(storage, EXPIRING)).toEqual([]);
    expect(purged).toEqual([`report-${PUBLISHED_ID_1}`]);
    const after = await (await inbox(`?message=${reference}&done=taken-down`)).text();
    expect(after).not.toContain('action="/api/reports/take-down"');
    expect(read(after)).toContain(`The published report ${PUBLISHED_ID_1} was taken down.`);
    expect(after).toContain(inboxWords.takeDown.done);
  });

  it('says who did it, once, however often the form is sent', async () => {
    const { send, takeDown, editor, storage } = await open();
    const reference = await send('This is not us.', { kind: 'notice', page: PAGE });
    await takeDown(editor, { reference });
    expect((await takeDown(editor, { reference })).status).toBe(303);
    const stored = await readMessage(storage, reference);
    expect(stored?.message.audit).toEqual([expect.objectContaining({ by: 'ed', takenDown: PUBLISHED_ID_1 })]);
    expect(stored?.message.revision).toBe(2);
  });

  it('is not alone: any message about a report, a card or a badge has the form', async () => {
    const { send, inbox } = await open();
    for (const page of [PAGE, `/badge/${PUBLISHED_ID_1}.svg`, `/media/report/${PUBLISHED_ID_1}-ja.png`]) {
      const reference = await send('Look', { page });
      expect(await (await inbox(`?message=${reference}`)).text()).toContain('action="/api/reports/take-down"');
    }
    const reference = await send('Look', { page: '/en/about/' });
    expect(await (await inbox(`?message=${reference}`)).text()).not.toContain('take-down');
  });

  it('takes nothing down for anyone but editors, and nothing that no message is about', async () => {
    const { send, takeDown, editor, cookieOf, storage } = await open();
    const reference = await send('This is not us.', { kind: 'notice', page: PAGE });
    const other = await send('Look', { page: '/en/about/' });
    expect((await takeDown('', { reference })).status).toBe(401);
    expect((await takeDown(await cookieOf('ada'), { reference })).status).toBe(403);
    expect((await takeDown(await cookieOf('rita', 'reviewer'), { reference })).status).toBe(403);
    expect((await takeDown(editor, { reference: other })).status).toBe(404);
    expect((await takeDown(editor, { reference: '0000000000' })).status).toBe(404);
    expect((await takeDown(editor, { reference: '../secret' })).status).toBe(422);
    expect(await readRecord(storage, PUBLISHED_ID_1)).not.toBeNull();
  });

  it('is on record before the report goes: what a crash interrupts can be done again', async () => {
    const inner = memoryStorage();
    let down = true;
    const dying: Storage = {
      ...inner,
      delete: (key) => (down ? Promise.reject(new StorageError('down')) : inner.delete(key)),
    };
    const { send, takeDown, editor } = await open(dying);
    const reference = await send('This is not us.', { kind: 'notice', page: PAGE });
    expect((await takeDown(editor, { reference })).status).toBe(503);
    expect((await readMessage(inner, reference))?.message.audit).toHaveLength(1);
    down = false;
    expect((await takeDown(editor, { reference })).status).toBe(303);
    expect((await readMessage(inner, reference))?.message.audit).toHaveLength(1);
    expect(await keysBelow(inner, RECORDS)).toEqual([]);
  });
});

it('forgets the editor who took a report down with their account', async () => {
  const { send, takeDown, storage, services } = await open();
  const reference = await send('This is not us.', { kind: 'notice', page: PAGE });
  const { cookie, session } = await signedIn(services, 'eve', 'editor');
  await takeDown(cookie, { reference });
  await forgetEditor(storage, session.member, 'A former editor');
  expect((await readMessage(storage, reference))?.message.audit).toEqual([
    expect.objectContaining({ by: 'A former editor', takenDown: PUBLISHED_ID_1 }),
  ]);
});
