/** What is deleted is gone at once everywhere, and for a moment who deleted it can bring it back, without script. */
import words from '../../../locales/en/undo.json';
import { LIMITS } from '../../site/limits';
import { reportTag } from '../../site/published-reports';
import { closeAccount } from '../accounts/close-account';
import { endpoint } from '../platform/endpoint';
import { keysBelow, type Storage } from '../platform/storage/raw';
import { dieEverywhere } from '../platform/testing/dying-storage';
import { TEST_CONTEXT } from '../platform/testing/services';
import { foundIn, storedBytes } from '../platform/testing/stored-bytes';
import { EXPIRING, expiringKey } from './testing/keys';
import { changeRecord, listPublished, readRecord, removeRecord } from '../reports/store';
import { badgeHandler } from './badge-endpoint';
import { oembedHandler } from './oembed-endpoint';
import { publishedReportHandler } from './published-report-endpoint';
import { reportCardHandler } from './report-card-endpoint';
import {
  BROWSER,
  DAY_MS,
  privatePath,
  publication,
  publishingSite,
  reportOf,
  type Receipt,
} from './testing/publishing-site';
import { removeUndoably, restorePublished } from './undo';

type Site = ReturnType<typeof publishingSite>;

const BRAND = 'zqxbrand.example';
const OFFER = { undo: 'offer' };
const HELD = /name="held" value="([^"]+)"/;

/** Status of everything that shows a publication. */
async function shown({ services, data }: Site, { id, path }: Receipt) {
  const ask = (where: string, accept = BROWSER) =>
    new Request(`https://facet.example${where}`, { headers: { accept } });
  const url = encodeURIComponent(`https://facet.example${path}`);
  const answers = await Promise.all([
    endpoint('published-report', publishedReportHandler, () => services)(ask(path), TEST_CONTEXT),
    data(id),
    endpoint('badge', badgeHandler, () => services)(ask(`/badge/${id}.svg`, '*/*'), TEST_CONTEXT),
    endpoint('report-card', reportCardHandler, () => services)(ask(`/media/report/${id}-en.png`, '*/*'), TEST_CONTEXT),
    endpoint('oembed', oembedHandler, () => services)(ask(`/api/oembed?url=${url}`, '*/*'), TEST_CONTEXT),
  ]);
  return answers.map(({ status }) => status);
}

const heldIn = async (response: Response) => HELD.exec(await response.text())?.[1] ?? '';

/** A form as the private page has it, sent. */
async function deleteOffered(site: Site, receipt: Receipt) {
  const response = await site.change(privatePath(receipt), 'delete', OFFER);
  expect(response.status).toBe(200);
  return heldIn(response);
}

describe('a deleted publication', () => {
  it('answers 410 wherever it was shown, for as long as a hash of its id stays', async () => {
    const site = publishingSite();
    const receipt = await site.publish(publication(reportOf(BRAND)));
    await site.change(privatePath(receipt), 'delete');
    expect(await shown(site, receipt)).toEqual([410, 410, 410, 410, 410]);
    expect(foundIn(await storedBytes(site.storage), [receipt.id, BRAND])).toEqual([]);
    site.after((LIMITS.reportGoneDays - 1) * DAY_MS);
    await site.forget();
    expect(await shown(site, receipt)).toEqual([410, 410, 410, 410, 410]);
    site.after(3 * DAY_MS);
    await site.forget();
    expect(await keysBelow(site.storage, 'published/')).toEqual([]);
    expect(await shown(site, receipt)).toEqual([404, 404, 404, 404, 404]);
  });

  it('is brought back as it was by the page that says that it is deleted, once', async () => {
    const site = publishingSite();
    const { storage, change, look, publish } = site;
    const at = (day: string) => reportOf(BRAND, { collectedAt: `2026-05-${day}T00:00:00.000Z` });
    const first = await publish(publication(at('01')));
    const receipt = await publish(publication(at('02'), { previous: first.id }));
    const third = await publish(publication(at('03'), { previous: receipt.id }));
    const before = await Promise.all([first, receipt, third].map(({ id }) => readRecord(storage, id)));
    const held = await deleteOffered(site, receipt);
    expect(await shown(site, receipt)).toEqual([410, 410, 410, 410, 410]);
    site.purged.length = 0;
    const back = await change(privatePath(receipt), 'undo', { held });
    expect([back.status, back.headers.get('location')]).toEqual([303, `${privatePath(receipt)}?restored`]);
    // The later one links to it again, the former one from it.
    expect([...new Set(site.purged)].toSorted()).toEqual(
      [first, receipt, third].map(({ id }) => reportTag(id)).toSorted(),
    );
    expect(await (await look(`${privatePath(receipt)}?restored`)).text()).toContain(words.done);
    const after = await Promise.all([first, receipt, third].map(({ id }) => readRecord(storage, id)));
    expect(after).toEqual(before);
    expect(await storage.get(expiringKey(receipt))).not.toBeNull();
    // Sent twice it does no harm; after another deletion it does nothing.
    expect((await change(privatePath(receipt), 'undo', { held })).status).toBe(303);
    await change(privatePath(receipt), 'delete');
    expect((await change(privatePath(receipt), 'undo', { held })).status).toBe(410);
    expect(foundIn(await storedBytes(storage), [receipt.id])).toEqual([]);
  });

  it('is not linked again by a later one that names another by now', async () => {
    const { storage, services, publish } = publishingSite();
    const at = (day: string) => reportOf(BRAND, { collectedAt: `2026-05-${day}T00:00:00.000Z` });
    const first = await publish(publication(at('01')));
    const second = await publish(publication(at('02'), { previous: first.id }));
    const third = await publish(publication(at('03'), { previous: second.id }));
    const held = (await removeUndoably(services, second.id, 'deleted')) ?? '';
    await changeRecord(storage, third.id, (later) => ({ ...later, previous: first.id }));
    expect(await restorePublished(services, second.id, held)).toBe(true);
    expect((await readRecord(storage, third.id))?.previous).toBe(first.id);
  });

  it('is not brought back later, by something else, or in the place of another', async () => {
    const site = publishingSite();
    const receipt = await site.publish(publication(reportOf(BRAND)));
    const other = await site.publish(publication(reportOf('other.example')));
    const [held, others] = [await deleteOffered(site, receipt), await deleteOffered(site, other)];
    for (const wrong of [others, held.slice(0, -2), 'x', '']) {
      expect((await site.change(privatePath(receipt), 'undo', { held: wrong })).status).toBe(410);
    }
    site.after(LIMITS.undoDeletionSeconds * 1000 + 1);
    const late = await site.change(privatePath(receipt), 'undo', { held });
    expect([late.status, await late.text()]).toEqual([410, expect.stringContaining(words.tooLate)]);
    expect(await readRecord(site.storage, receipt.id)).toBeNull();
  });

  it('is brought back up to the last moment', async () => {
    const site = publishingSite();
    const receipt = await site.publish(publication(reportOf(BRAND)));
    const held = await deleteOffered(site, receipt);
    site.after(LIMITS.undoDeletionSeconds * 1000);
    expect((await site.change(privatePath(receipt), 'undo', { held })).status).toBe(303);
  });

  it('is not brought back from the account by something else, and tells a member who is too late', async () => {
    const site = publishingSite();
    const ada = await site.signIn('ada');
    const { id } = await site.publish(publication(reportOf(BRAND)), ada.cookie);
    const held = await heldIn(await site.changeOwn(id, 'delete', ada.cookie, OFFER));
    expect((await site.changeOwn('x', 'undo', ada.cookie, { held })).status).toBe(404);
    site.after(LIMITS.undoDeletionSeconds * 1000 + 1);
    expect((await site.changeOwn(id, 'undo', ada.cookie, { held })).status).toBe(410);
    expect(await readRecord(site.storage, id)).toBeNull();
  });

  it('is brought back from the account into its list, unless the account is closed', async () => {
    const site = publishingSite();
    const { storage, publish, signIn, changeOwn, services } = site;
    const ada = await signIn('ada');
    const { member } = ada.session;
    const { id } = await publish(publication(reportOf(BRAND)), ada.cookie);
    const remove = async () => {
      const deleted = await changeOwn(id, 'delete', ada.cookie, OFFER);
      expect((await listPublished(storage, member, 1, 20)).total).toBe(0);
      return heldIn(deleted);
    };
    const back = await changeOwn(id, 'undo', ada.cookie, { held: await remove() });
    expect(back.headers.get('location')).toBe('/de/auth/account/#published');
    expect((await listPublished(storage, member, 1, 20)).items).toMatchObject([{ id }]);
    const held = await remove();
    await closeAccount(services, ada.session);
    expect(await restorePublished(services, id, held)).toBe(false);
    expect(foundIn(await storedBytes(storage), [id, BRAND])).toEqual([]);
  });

  it('is whole or gone when bringing it back is interrupted, and whole when that is repeated', async () => {
    const site = publishingSite();
    const ada = await site.signIn('ada');
    const { id } = await site.publish(publication(reportOf(BRAND)), ada.cookie);
    const over = (storage: Storage) => publishingSite(storage, { now: site.now }).services;
    const held = (await removeUndoably(site.services, id, 'deleted')) ?? '';
    const operations = await dieEverywhere(
      site.storage,
      (dying) => restorePublished(over(dying), id, held),
      async (copy, where) => {
        // An entry that nothing belongs to goes when its day is over; a report always has one.
        if ((await readRecord(copy, id)) !== null) {
          expect([where, await keysBelow(copy, EXPIRING)]).not.toEqual([where, []]);
        }
        expect([where, await restorePublished(over(copy), id, held)]).toEqual([where, true]);
        expect([where, (await listPublished(copy, ada.session.member, 1, 20)).total]).toEqual([where, 1]);
        await removeRecord(over(copy), id);
        expect([where, foundIn(await storedBytes(copy), [BRAND, id])]).toEqual([where, []]);
      },
    );
    expect(operations).toBeGreaterThan(5);
  });
});
