import words from '../../../locales/en/published.json';
import { LIMITS } from '../../site/limits';
import { accountExport } from '../accounts/account-export';
import { authPagesHandler } from '../accounts/auth-pages-endpoint';
import { closeAccount } from '../accounts/close-account';
import { hrefs } from '../accounts/testing/visit';
import { endpoint } from '../platform/endpoint';
import { keysBelow } from '../platform/storage/raw';
import { TEST_CONTEXT, TEST_ENVIRONMENT } from '../platform/testing/services';
import { TEST_KEYS } from '../platform/testing/signing-keys';
import { foundIn, storedBytes } from '../platform/testing/stored-bytes';
import { answerKey, EXPIRING, expiringKey, memberEntryKey } from './testing/keys';
import { readRecord } from '../reports/store';
import {
  DAY_MS,
  privatePath,
  publication,
  publishedComparison,
  publishingSite,
  reportOf,
} from './testing/publishing-site';
import { say } from '../../texts/testing/say';

type Site = ReturnType<typeof publishingSite>;

const BRAND = 'zqxbrand.example';
const report = reportOf(BRAND, { portrait: { ...reportOf(BRAND).portrait, name: 'Zqx <b>Brand</b>' } });

function hide({ storage }: Site, host: string) {
  const origin = `https://${host}`;
  const answer = { isHidden: true, isIndexable: false, reply: '' };
  return storage.put(answerKey(origin), { format: 1, origin, checkedAt: '2026-05-01T00:00:00Z', answer }, {});
}

describe('the page of who published a report', () => {
  it('says what is public and until when, to nobody else', async () => {
    const { publish, look } = publishingSite();
    const receipt = await publish({ ...publication(report), locale: 'ar' });
    const page = await look(privatePath(receipt));
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    // Not the account's, whose language switch leads to the account.
    expect(html).toContain('data-shell="page"');
    expect(html).toContain('<bdi>Zqx &lt;b&gt;Brand&lt;/b&gt;</bdi>');
    expect(html).toContain('<time dateTime="2027-06-01">');
    const { id, path } = receipt;
    expect(hrefs(html)).toEqual(
      expect.arrayContaining([path, `/media/report/${id}-ar.png`, `/badge/${id}.svg`, `/api/reports/published/${id}`]),
    );
    const other =
      privatePath(await publish(publication(reportOf('other.example'))))
        .split('/')
        .at(-2) ?? '';
    for (const wrong of [
      `/ar/brand-assessment/${id}/${other}/`,
      privatePath(receipt).replace('assessment', 'comparison'),
    ]) {
      expect((await look(wrong)).status).toBe(404);
    }
  });

  it('says what the owners of sites hide', async () => {
    const site = publishingSite();
    const alone = privatePath(await site.publish(publication(report)));
    const compared = privatePath(await site.publish(publishedComparison([report, reportOf('open.example')])));
    await hide(site, BRAND);
    expect(await (await site.look(alone)).text()).toContain(words.publisher.hidden);
    expect(await (await site.look(compared)).text()).toContain(words.publisher.hiddenColumns);
  });

  it('renews for a year from the day, and says so', async () => {
    const { publish, look, change, after, storage, purged } = publishingSite();
    const receipt = await publish(publication(report));
    after(100 * DAY_MS);
    const done = await change(privatePath(receipt), 'renew');
    expect([done.status, done.headers.get('location')]).toEqual([303, `${privatePath(receipt)}?renewed`]);
    expect(await (await look(`${privatePath(receipt)}?renewed`)).text()).toContain(
      `<p role="status">${words.publisher.renewed.replace('{{date}}', '9 September 2027')}</p>`,
    );
    const record = await readRecord(storage, receipt.id);
    expect(record?.expiresAt).toBe('2027-09-09T12:00:00.000Z');
    expect(await keysBelow(storage, EXPIRING)).toEqual([expiringKey({ id: receipt.id, expiresAt: '2027-09-09' })]);
    expect(purged).toEqual([`report-${receipt.id}`]);
  });

  it('deletes everything at once, and then says that it is gone', async () => {
    const { publish, look, change, data, storage, purged } = publishingSite();
    const kept = await publish(publication(reportOf('kept.example')));
    const receipt = await publish(publication(report));
    expect(foundIn(await storedBytes(storage), [receipt.id, BRAND, 'Zqx'])).toHaveLength(3);
    const done = await change(privatePath(receipt), 'delete');
    expect([done.status, done.headers.get('location')]).toEqual([303, privatePath(receipt)]);
    expect(foundIn(await storedBytes(storage), [receipt.id, BRAND, 'Zqx'])).toEqual([]);
    expect(purged).toEqual([`report-${receipt.id}`]);
    const page = await look(privatePath(receipt));
    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining(say('en', 'published:gone.title'))]);
    // For someone with another key, it never existed.
    const others = privatePath(receipt).replace(receipt.deleteKey, kept.deleteKey);
    expect([(await look(others)).status, (await change(others, 'delete')).status]).toEqual([404, 404]);
    expect((await change(privatePath(receipt), 'delete')).status).toBe(303);
    expect((await change(privatePath(receipt), 'renew')).status).toBe(303);
    expect([(await data(receipt.id)).status, (await data(kept.id)).status]).toEqual([410, 200]);
  });

  it('takes its name out of the reports before and after it', async () => {
    const { publish, change, storage, purged } = publishingSite();
    const at = (day: string) => reportOf(BRAND, { collectedAt: `2026-05-${day}T00:00:00.000Z` });
    const first = await publish(publication(at('01')));
    const second = await publish(publication(at('02'), { previous: first.id }));
    const third = await publish(publication(at('03'), { previous: second.id }));
    purged.length = 0;
    await change(privatePath(second), 'delete');
    expect(foundIn(await storedBytes(storage), [second.id])).toEqual([]);
    expect((await readRecord(storage, first.id))?.next).toBeNull();
    expect((await readRecord(storage, third.id))?.previous).toBeNull();
    expect(purged.sort()).toEqual([first, second, third].map(({ id }) => `report-${id}`).sort());
  });

  it('is gone once its time is over, and cannot be renewed then', async () => {
    const { publish, look, change, after } = publishingSite();
    const receipt = await publish(publication(report));
    after(365 * DAY_MS);
    expect((await look(privatePath(receipt))).status).toBe(410);
    expect((await change(privatePath(receipt), 'renew')).headers.get('location')).toBe(privatePath(receipt));
    expect((await look(privatePath(receipt))).status).toBe(410);
  });
});

describe('a publication as data', () => {
  it('is there for everyone, for an hour or until it is purged', async () => {
    const { publish, data } = publishingSite();
    const { id } = await publish(publication(report));
    const { headers } = await data(id);
    expect(headers.get('netlify-cache-tag')).toBe(`report-${id},site-${BRAND}`);
    expect(headers.get('netlify-cdn-cache-control')).toContain('max-age=3600');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  it('is not there where the site hides it; of a comparison only its column is', async () => {
    const site = publishingSite();
    const alone = await site.publish(publication(report));
    const compared = await site.publish(publishedComparison([report, reportOf('open.example')]));
    await hide(site, BRAND);
    const hidden = await site.data(alone.id);
    expect([hidden.status, hidden.headers.get('cache-control')]).toEqual([404, 'no-store']);
    const text = await (await site.data(compared.id)).text();
    expect(JSON.parse(text)).toMatchObject({ reports: [null, { report: { target: { address: 'open.example' } } }] });
    expect(text).not.toContain(BRAND);
  });
});

describe('what a member published', () => {
  const account = async (site: Site, cookie: string, query = '') => {
    const send = endpoint('auth-pages', authPagesHandler, () => site.services);
    const url = `https://facet.example/en/auth/account/${query}`;
    return (await send(new Request(url, { headers: { cookie, accept: 'text/html' } }), TEST_CONTEXT)).text();
  };

  it('is listed in their account, the newest first, to be renewed and deleted', async () => {
    const site = publishingSite();
    const { publish, after, signIn, changeOwn, storage, data } = site;
    const ada = await signIn('ada');
    const first = await publish(publication(report), ada.cookie);
    after(60_000);
    const second = await publish(publication(reportOf('second.example')), ada.cookie);
    await publish(publication(reportOf('nobodys.example')));
    const html = await account(site, ada.cookie);
    expect(html).toContain('You have shared or published 2 of at most 500 ');
    expect(html.indexOf(second.id)).toBeLessThan(html.indexOf(first.id));
    expect(html).not.toContain('nobodys');
    expect(html).not.toContain('<b>Brand');

    after(30 * DAY_MS - 60_000);
    const again = await signIn('ada');
    const renewed = await changeOwn(first.id, 'renew', again.cookie);
    expect(renewed.headers.get('location')).toBe('/de/auth/account/#published');
    expect(await account(site, again.cookie)).toContain('<time dateTime="2027-07-01">');
    await changeOwn(first.id, 'delete', again.cookie);
    expect(foundIn(await storedBytes(storage), [first.id, BRAND])).toEqual([]);
    expect([(await data(first.id)).status, (await data(second.id)).status]).toEqual([410, 200]);
  });

  it('is nobody else’s to change', async () => {
    const { publish, signIn, changeOwn, data } = publishingSite();
    const { id } = await publish(publication(report), (await signIn('ada')).cookie);
    const anonymous = await publish(publication(reportOf('anonymous.example')));
    const bo = await signIn('bo');
    for (const action of ['renew', 'delete'] as const) {
      expect((await changeOwn(id, action, bo.cookie)).status).toBe(404);
      expect((await changeOwn(anonymous.id, action, bo.cookie)).status).toBe(404);
      expect((await changeOwn(id, action, '')).status).toBe(401);
    }
    expect((await data(id)).status).toBe(200);
  });

  it('is twenty on a page, and has an end', async () => {
    const site = publishingSite();
    const { storage, publish, signIn, json, now } = site;
    const ada = await signIn('ada');
    const { member } = ada.session;
    const { id } = await publish(publication(report), ada.cookie);
    const record = await readRecord(storage, id);
    const known = (await storage.get(memberEntryKey(member, { id, storedAt: record?.storedAt ?? '' })))?.value;
    for (let number = 1; number < LIMITS.publishedPerMember; number += 1) {
      const other = { ...(known as object), id: String(number).padStart(13, '0') };
      await storage.put(memberEntryKey(member, { id: other.id, storedAt: now().toISOString() }), other, {});
    }
    const last = await account(site, ada.cookie, '?published=99');
    expect(last.match(/action="\/api\/account\/published\//g)).toHaveLength(40);
    expect(hrefs(last)).toContain('/en/auth/account/?published=24#published');
    const refused = await json(publication(reportOf('more.example')), ada.cookie);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'too-many-published' }),
    ]);
  });

  it('is in the file with everything, and goes with the account: pages, entries, cache', async () => {
    const site = publishingSite();
    const { storage, publish, signIn, services, purged, data } = site;
    const ada = await signIn('ada');
    const own = await publish(publication(report), ada.cookie);
    const compared = await publish(publishedComparison([report, reportOf('open.example')]), ada.cookie);
    const other = await publish(publication(reportOf('other.example')), (await signIn('bo')).cookie);
    const file = JSON.parse((await accountExport(services, ada.session)).join('')) as { published: { id: string }[] };
    expect(file.published).toMatchObject(
      [
        { kind: 'assessment', expiresAt: own.expiresAt, reports: [{ name: 'Zqx <b>Brand</b>' }] },
        { kind: 'comparison' },
      ].toSorted((a, b) => (file.published[0]?.id === own.id ? 0 : a.kind < b.kind ? 1 : -1)),
    );
    expect(await account(site, ada.cookie, '?confirm=delete')).toContain(
      '2 shared or published reports and comparisons',
    );
    await closeAccount(services, ada.session);
    expect(foundIn(await storedBytes(storage), [own.id, compared.id, BRAND])).toEqual([]);
    expect(purged.sort()).toEqual([own, compared].map(({ id }) => `report-${id}`).sort());
    expect((await data(other.id)).status).toBe(200);
  });

  it('is kept in full with no account: nothing of the publisher is stored', async () => {
    const environment = { ...TEST_ENVIRONMENT, signingKeys: TEST_KEYS };
    const { publish, storage } = publishingSite(undefined, { environment });
    const { id } = await publish(publication(report));
    expect((await readRecord(storage, id))?.member).toBeNull();
    expect(await keysBelow(storage, 'members/')).toEqual([]);
  });
});
