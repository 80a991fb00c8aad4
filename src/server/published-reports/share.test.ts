/** A report with a short address: for whoever has it, for a while, until its owner publishes or deletes it. */
import { randomUUID } from 'node:crypto';
import { packReports } from '../../brand/sharing/packed-reports';
import { elements } from '../../components/testing/shown';
import { LIMITS } from '../../site/limits';
import { cardPathOf, DAYS_KEPT, LINK_DAYS } from '../../site/published-reports';
import { exampleReport } from '../assessing/example-reports';
import { closeAccount } from '../accounts/close-account';
import { endpoint } from '../platform/endpoint';
import { keysBelow, type Storage } from '../platform/storage/raw';
import { dieEverywhere } from '../platform/testing/dying-storage';
import { memoryStorage } from '../platform/testing/memory-storage';
import { TEST_CONTEXT, testServices } from '../platform/testing/services';
import { foundIn, storedBytes } from '../platform/testing/stored-bytes';
import { forgetTask } from '../upkeep/forget-task';
import { formerIdOf } from '../reports/record';
import { EXPIRING, recordKey } from './testing/keys';
import { listPublished, readRecord, removeRecord } from '../reports/store';
import { badgeHandler } from './badge-endpoint';
import { oembedHandler } from './oembed-endpoint';
import { publishedReportHandler } from './published-report-endpoint';
import { reportCardHandler } from './report-card-endpoint';
import { signedTestReport } from './testing/published';
import { publishedShell } from './testing/published-shell';
import {
  BROWSER,
  DAY_MS,
  newKey,
  privatePath,
  publication,
  publishedComparison,
  publishingSite,
  reportOf,
  type Receipt,
} from './testing/publishing-site';
import { putAnswer } from './testing/shown-publication';

const BRAND = 'zqxbrand.example';
const report = reportOf(BRAND);
const QUARTER_MS = 20 * 60_000;

type Site = ReturnType<typeof publishingSite>;

const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];

/** A site whose pages can be looked at. */
function sharingSite(storage?: Storage): Site {
  return publishingSite(storage, {
    cardDrawer: { draw: () => Promise.resolve(new TextEncoder().encode('a card')) },
    artifacts: { ...testServices().artifacts, shell: (locale) => Promise.resolve(publishedShell(locale)) },
  });
}

/** Everything that shows a report. */
async function shown({ services, data }: Site, { id, path }: Pick<Receipt, 'id' | 'path'>) {
  const ask = (where: string, accept = '*/*') => new Request(`https://facet.example${where}`, { headers: { accept } });
  const url = encodeURIComponent(`https://facet.example${path}`);
  return {
    page: await endpoint('published-report', publishedReportHandler, () => services)(ask(path, BROWSER), TEST_CONTEXT),
    card: await endpoint('report-card', reportCardHandler, () => services)(ask(cardPathOf(id, 'ar')), TEST_CONTEXT),
    data: await data(id),
    oembed: await endpoint('oembed', oembedHandler, () => services)(ask(`/api/oembed?url=${url}`), TEST_CONTEXT),
    badge: await endpoint('badge', badgeHandler, () => services)(ask(`/badge/${id}.svg`), TEST_CONTEXT),
  };
}

async function statuses(site: Site, receipt: Pick<Receipt, 'id' | 'path'>) {
  return Object.fromEntries(Object.entries(await shown(site, receipt)).map(([face, { status }]) => [face, status]));
}

const OPEN = { page: 200, card: 200, data: 200, oembed: 200, badge: 404 };
const PUBLIC = { ...OPEN, badge: 200 };
const GONE = { page: 410, card: 410, data: 410, oembed: 410, badge: 410 };

describe('a short address', () => {
  it('opens what was signed for thirty days, under 130 bits, whose key is not stored', async () => {
    const site = sharingSite();
    const body = publication(report);
    const response = await site.shareJson({ ...body, locale: 'ja' });
    expect(response.status).toBe(201);
    const receipt = (await response.json()) as Receipt;
    expect(receipt).toEqual({
      id: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{26}$/) as string,
      path: `/ja/brand-assessment/${receipt.id}/`,
      deleteKey: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{26}$/) as string,
      state: 'link',
      expiresAt: new Date(site.now().getTime() + DAYS_KEPT.link * DAY_MS).toISOString(),
    });
    const record = await readRecord(site.storage, receipt.id);
    expect(record).toMatchObject({ state: 'link', member: null, previous: null, next: null });
    expect(record?.reports).toEqual([{ report: body.report, signature: body.signature }]);
    expect(JSON.stringify(record)).not.toContain(receipt.deleteKey);
    expect(await statuses(site, receipt)).toEqual(OPEN);
  });

  it('is not indexed, tells nobody where it is, runs nothing and has no badge, whatever the site wants', async () => {
    const site = sharingSite();
    await putAnswer(site.storage, report, { isIndexable: true });
    const receipt = await site.share(publication(report));
    const faces = await shown(site, receipt);
    for (const [face, { status, headers }] of Object.entries(faces)) {
      if (face === 'badge') continue;
      expect([face, status, headers.get('x-robots-tag')]).toEqual([face, 200, 'noindex']);
      expect([face, headers.get('referrer-policy')]).toEqual([face, 'no-referrer']);
    }
    const html = await faces.page.text();
    expect(elements(html, 'script')).toEqual([]);
    expect(elements(html, 'meta').filter((meta) => meta.get('name') === 'robots')).toHaveLength(1);
    expect(html).toContain(`content="https://facet.example${cardPathOf(receipt.id, 'en')}"`);
    expect(html).not.toContain('/badge/');
    expect(html).not.toContain('previous=');
  });

  it('is kept for the days that were chosen, and for others by its owner', async () => {
    const site = sharingSite();
    for (const days of LINK_DAYS) {
      const receipt = await site.share({ ...publication(report), days });
      expect(receipt.expiresAt).toBe(new Date(site.now().getTime() + days * DAY_MS).toISOString());
    }
    expect(await codeOf(await site.shareJson({ ...publication(report), days: 400 }))).toEqual([422, 'invalid']);
    const { id, deleteKey } = await site.share(publication(report));
    const changed = await site.own('PATCH', id, { deleteKey, days: 1 });
    const until = new Date(site.now().getTime() + DAY_MS).toISOString();
    expect([changed.status, ((await changed.json()) as Receipt).expiresAt]).toEqual([200, until]);
    expect((await keysBelow(site.storage, EXPIRING)).filter((key) => key.endsWith(id))).toHaveLength(1);
    site.after(2 * DAY_MS);
    expect(await codeOf(await site.own('PATCH', id, { deleteKey, days: 90 }))).toEqual([404, 'not-found']);
    await site.forget();
    expect(await readRecord(site.storage, id)).toBeNull();
  });

  it('is made once for a key, and by a form, too, which leads to the private page', async () => {
    const site = sharingSite();
    const body = publication(report);
    expect(await site.share(body)).toEqual(await site.share(body));
    expect(await codeOf(await site.shareJson({ ...publication(), key: body.key }))).toEqual([422, 'key-reused']);
    const { report: received, signature } = signedTestReport(report);
    const { fragment: payload = '' } = (await packReports('report', [{ received, signature }], 100_000)) ?? {};
    const response = await site.shareForm({ key: newKey(), kind: 'assessment', payload, days: '7', locale: 'fr' });
    const path = response.headers.get('location') ?? '';
    expect([response.status, path]).toEqual([303, expect.stringMatching(/^\/fr\/brand-assessment\/\w{26}\/\w{26}\/$/)]);
    const html = await (await site.look(path)).text();
    expect(html).toContain('name="days"');
    expect(html).not.toContain('/badge/');
    await site.change(path, 'renew', { days: '90' });
    const record = await readRecord(site.storage, path.split('/')[3] ?? '');
    expect(record?.expiresAt).toBe(new Date(site.now().getTime() + 90 * DAY_MS).toISOString());
  });

  it.each([
    ['without a signature', { signature: undefined }, [422, 'not-signed']],
    ['of a pasted page', { report: { ...publication().report, scope: 'page' }, signature: null }, [422, 'not-signed']],
    ['with an invalid key', { key: 'abc' }, [422, 'invalid']],
    ['with evidence', { evidence: {} }, [422, 'invalid']],
    ['that measures another again', { previous: '0123456789abc' }, [422, 'invalid']],
  ])('is not made of a report %s', async (_, change, refusal) => {
    const { shareJson, storage } = sharingSite();
    expect(await codeOf(await shareJson({ ...publication(), ...change }))).toEqual(refusal);
    expect(await keysBelow(storage, 'published/')).toEqual([]);
  });

  it('is not made of what the owner of a site hides, and shows nothing any more once it is hidden', async () => {
    const site = sharingSite();
    const receipt = await site.share(publication(report));
    await putAnswer(site.storage, report, { isHidden: true });
    expect(await statuses(site, receipt)).toEqual({ page: 404, card: 404, data: 404, oembed: 404, badge: 404 });
    expect(await codeOf(await site.shareJson(publication(report)))).toEqual([422, 'site-excluded']);
    const publishing = await site.own('PATCH', receipt.id, { deleteKey: receipt.deleteKey, state: 'published' });
    expect(await codeOf(publishing)).toEqual([422, 'site-excluded']);
  });

  long('has an end in 24 hours: for a site and for a network, apart from what is published', async () => {
    const site = publishingSite(undefined, { environment: { ...publishingSite().environment, context: 'production' } });
    for (let count = 0; count < LIMITS.sharedPerSiteDay; count += 1) {
      // Its windows for one client are shorter than a day.
      site.after(4000);
      await site.share(publication(report));
    }
    const refused = await site.shareJson(publication(report));
    expect(await codeOf(refused)).toEqual([429, 'too-many-requests']);
    expect((await site.json(publication(report))).status).toBe(201);
  });

  it('is opened and changed by nobody who guesses its key', async () => {
    const site = sharingSite();
    const { id } = await site.share(publication(report));
    const other = await site.share(publication(reportOf('other.example')));
    for (const deleteKey of [other.deleteKey, '0'.repeat(26)]) {
      for (const [method, body] of [
        ['PATCH', { deleteKey, days: 1 }],
        ['PATCH', { deleteKey, state: 'published' }],
        ['DELETE', { deleteKey }],
        ['POST', { deleteKey, held: 'x' }],
      ] as const) {
        expect(await codeOf(await site.own(method, id, body))).toEqual([404, 'not-found']);
      }
    }
    expect((await readRecord(site.storage, id))?.state).toBe('link');
  });
});

describe('a short address that is published', () => {
  it.each(['by the same key', 'by its owner’s key'])(
    'stays, with everything that a publication has, %s',
    async (how) => {
      const site = sharingSite();
      await putAnswer(site.storage, report, { isIndexable: true });
      const former = await site.publish(publication(reportOf(BRAND, { collectedAt: '2026-01-01T00:00:00.000Z' })));
      const body = publication(report);
      const shared = await site.share(body);
      site.after(5 * DAY_MS);
      const { key, ...asked } = { ...body, previous: former.id };
      const published =
        how === 'by the same key'
          ? await site.publish({ key, ...asked })
          : ((await (
              await site.own('PATCH', shared.id, {
                deleteKey: shared.deleteKey,
                state: 'published',
                previous: former.id,
              })
            ).json()) as Receipt);
      const until = new Date(site.now().getTime() + DAYS_KEPT.published * DAY_MS).toISOString();
      expect(published).toEqual({ ...shared, state: 'published', expiresAt: until });
      expect(await statuses(site, shared)).toEqual(PUBLIC);
      const html = await (await shown(site, shared)).page.text();
      expect(html).toContain('Published on 6 June 2026');
      expect(elements(html, 'meta').some((meta) => meta.get('name') === 'robots')).toBe(false);
      expect((await readRecord(site.storage, former.id))?.next).toBe(shared.id);
      expect((await keysBelow(site.storage, EXPIRING)).filter((name) => name.endsWith(shared.id))).toHaveLength(1);
      // Sharing it again takes nothing back.
      expect(await site.share(body)).toEqual(published);
    },
  );

  it('is listed in the account of who shared it, or else of who publishes it, and goes with it', async () => {
    const site = sharingSite();
    const ada = await site.signIn('ada');
    const listed = async () => (await listPublished(site.storage, ada.session.member, 1, 20)).items;
    const own = publication(report);
    await site.share(own, ada.cookie);
    expect(await listed()).toMatchObject([{ state: 'link' }]);
    const nobodys = publication(reportOf('other.example'));
    await site.share(nobodys);
    site.after(DAY_MS);
    await site.publish(own, ada.cookie);
    await site.publish(nobodys, ada.cookie);
    expect((await listed()).map(({ state }) => state)).toEqual(['published', 'published']);
    await closeAccount(site.services, ada.session);
    expect(await listed()).toEqual([]);
    expect(foundIn(await storedBytes(site.storage), [BRAND, 'other.example'])).toEqual([]);
  });

  it('is named by no publication while it is none', async () => {
    const site = sharingSite();
    const shared = await site.share(publication(report));
    const later = await site.publish(publication(report, { previous: shared.id }));
    expect((await readRecord(site.storage, later.id))?.previous).toBeNull();
    expect((await readRecord(site.storage, shared.id))?.next).toBeNull();
  });

  long('is published once and not lost, wherever that is interrupted', async () => {
    const filled = memoryStorage();
    const first = publishingSite(filled);
    const ada = await first.signIn('ada');
    const body = publication(report);
    const { id } = await first.share(body);
    const time = first.now().getTime() + DAY_MS;
    const over = (storage: Storage) => publishingSite(storage, { now: () => new Date(time) });
    await over(filled).publish(publication(reportOf('first.example')), ada.cookie);
    const operations = await dieEverywhere(
      filled,
      (dying) => over(dying).publish(body, ada.cookie),
      async (copy, where) => {
        const record = await readRecord(copy, id);
        expect([where, (await keysBelow(copy, EXPIRING)).length]).not.toEqual([where, 0]);
        const site = over(copy);
        expect([where, (await site.publish(body, ada.cookie)).state]).toEqual([where, 'published']);
        if (record?.state === 'link') {
          const { items } = await listPublished(copy, ada.session.member, 1, 20);
          expect([where, items.map(({ state }) => state)]).toEqual([where, ['published', 'published']]);
        }
        // It goes with the account, and when its time is over.
        const closed = memoryStorage();
        for (const key of await keysBelow(copy, '')) await closed.put(key, (await copy.get(key))?.value, {});
        await closeAccount(over(closed).services, ada.session);
        await forgetTask({ ...over(closed).services, now: () => new Date(time + QUARTER_MS) });
        expect([where, foundIn(await storedBytes(closed), [ada.session.member])]).toEqual([where, []]);
        await publishingSite(copy, { now: () => new Date(time + 367 * DAY_MS) }).forget();
        expect([where, await keysBelow(copy, 'published/')]).toEqual([where, []]);
      },
    );
    expect(operations).toBeGreaterThan(8);
  });
});

describe('a short address that is deleted', () => {
  it('is a hash of its id, for thirty days, and nothing else', async () => {
    const site = sharingSite();
    const receipt = await site.share(publication(report));
    const { id, deleteKey } = receipt;
    expect((await site.own('DELETE', id, { deleteKey })).status).toBe(204);
    expect(await statuses(site, receipt)).toEqual(GONE);
    expect(foundIn(await storedBytes(site.storage), [id, BRAND])).toEqual([]);
    expect(site.purged).toContain(`report-${id}`);
    // What names the day it goes, and the hash itself.
    expect(await keysBelow(site.storage, 'published/')).toHaveLength(2);
    expect(await codeOf(await site.own('DELETE', id, { deleteKey }))).toEqual([410, 'gone']);
    site.after((LIMITS.reportGoneDays - 1) * DAY_MS);
    await site.forget();
    expect(await statuses(site, receipt)).toEqual(GONE);
    site.after(3 * DAY_MS);
    await site.forget();
    expect(await keysBelow(site.storage, 'published/')).toEqual([]);
  });

  it('is brought back as it was, once, for a moment', async () => {
    const site = sharingSite();
    const { id, path, deleteKey } = await site.share(publication(report));
    const before = await readRecord(site.storage, id);
    const { held } = (await (await site.own('DELETE', id, { deleteKey, undo: 'offer' })).json()) as { held: string };
    expect(await statuses(site, { id, path })).toEqual(GONE);
    const back = await site.own('POST', id, { deleteKey, held });
    expect([back.status, ((await back.json()) as Receipt).id]).toEqual([200, id]);
    expect(await readRecord(site.storage, id)).toEqual(before);
    expect(await statuses(site, { id, path })).toEqual(OPEN);
    await removeRecord(site.services, id);
    expect(await codeOf(await site.own('POST', id, { deleteKey, held }))).toEqual([410, 'gone']);
    const again = await site.share(publication(report));
    const late = (await (
      await site.own('DELETE', again.id, { deleteKey: again.deleteKey, undo: 'offer' })
    ).json()) as typeof back & { held: string };
    site.after((LIMITS.undoDeletionSeconds + 1) * 1000);
    const tooLate = await site.own('POST', again.id, { deleteKey: again.deleteKey, held: late.held });
    expect(await codeOf(tooLate)).toEqual([410, 'gone']);
  });

  it('is deleted for good by the account it is listed in, and by the form of its private page', async () => {
    const site = sharingSite();
    const ada = await site.signIn('ada');
    const listed = await site.share(publication(report), ada.cookie);
    expect((await site.changeOwn(listed.id, 'delete', ada.cookie)).status).toBe(303);
    expect(await statuses(site, listed)).toEqual(GONE);
    const other = await site.share(publishedComparison([report, exampleReport('northwind')]));
    expect((await site.change(privatePath(other), 'delete')).status).toBe(303);
    expect(await statuses(site, other)).toEqual(GONE);
  });
});

describe('what was stored before there were links', () => {
  it('opens as it did, and is the same when it is sent again', async () => {
    const site = sharingSite();
    const body = { ...publication(report), key: randomUUID() };
    const made = await site.publish(body);
    const { state: _, storedAt: _storedAt, ...record } = (await readRecord(site.storage, made.id)) ?? {};
    await removeRecord(site.services, made.id);
    const id = formerIdOf(body.key);
    expect(id).toHaveLength(13);
    await site.storage.put(recordKey(id), { ...record, format: 1, id }, {});
    expect((await site.publish(body)).id).toBe(id);
    expect(await statuses(site, { id, path: `/en/brand-assessment/${id}/` })).toEqual(PUBLIC);
    expect((await site.share(body)).state).toBe('published');
  });
});
