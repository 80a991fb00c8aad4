import { randomUUID } from 'node:crypto';
import { packReports } from '../../brand/sharing/packed-reports';
import { withoutReceipts } from '../../brand/sharing/signature';
import { LIMITS } from '../../site/limits';
import { exampleReport } from '../assessing/example-reports';
import { keysBelow } from '../platform/storage/raw';
import { TEST_ENVIRONMENT } from '../platform/testing/services';
import { TEST_KEYS } from '../platform/testing/signing-keys';
import { SHARDS } from '../platform/storage/counter';
import { answerKey, RECORDS } from './testing/keys';
import { readRecord } from '../reports/store';
import { signedTestReport } from './testing/published';
import { publication, publishedComparison, publishingSite, reportOf, type Receipt } from './testing/publishing-site';

const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];

describe('publishing', () => {
  it('stores a signed report as it was signed, under an id and a key of 130 bits each', async () => {
    const { json, storage, data } = publishingSite();
    const body = publication();
    const response = await json({ ...body, locale: 'ja' });
    expect(response.status).toBe(201);
    const { id, path, deleteKey, expiresAt } = (await response.json()) as Receipt;
    expect(id).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
    expect(deleteKey).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/);
    expect(path).toBe(`/ja/brand-assessment/${id}/`);
    expect(expiresAt).toBe('2027-06-01T12:00:00.000Z');
    const record = await readRecord(storage, id);
    expect(record?.reports).toEqual([{ report: body.report, signature: body.signature }]);
    expect(JSON.stringify(record)).not.toContain(deleteKey);
    expect(await (await data(id)).json()).toEqual({
      ...{ format: 1, id, kind: 'assessment', state: 'published', publishedAt: '2026-06-01T12:00:00.000Z', expiresAt },
      ...{ reports: record?.reports, previous: null, next: null },
    });
  });

  it('takes a report without its receipts, and a comparison', async () => {
    const { publish, storage } = publishingSite();
    const { report, signature } = signedTestReport(exampleReport('northwind'));
    const { id } = await publish(publication(undefined, { report: withoutReceipts(report), signature }));
    expect((await readRecord(storage, id))?.reports[0]?.report).toEqual(withoutReceipts(report));
    const compared = await publish(publishedComparison([exampleReport('harbour'), exampleReport('northwind')]));
    expect(compared.path).toBe(`/en/brand-comparison/${compared.id}/`);
  });

  it.each([
    ['report', 'assessment', [exampleReport('harbour')]],
    ['comparison', 'comparison', [exampleReport('harbour'), exampleReport('tidewater')]],
  ] as const)(
    'takes the fragment of a private link to a %s by a form, and leads to the private page',
    async (...row) => {
      const [shared, kind, reports] = row;
      const { form, storage } = publishingSite();
      const handed = reports.map((report) => {
        const { report: received, signature } = signedTestReport(report);
        return { received, signature };
      });
      const { fragment: payload = '' } = (await packReports(shared, handed, 100_000)) ?? {};
      const response = await form({ key: randomUUID(), kind, payload, locale: 'fr', previous: '' });
      expect(response.status).toBe(303);
      const [, id = ''] = /^\/fr\/brand-\w+\/(\w{26})\/\w{26}\/$/.exec(response.headers.get('location') ?? '') ?? [];
      expect(await readRecord(storage, id)).toMatchObject({ kind, reports: { length: reports.length } });
    },
  );

  it('is the same for the same key and content, and refused for another content', async () => {
    const { publish, json, storage, after } = publishingSite();
    const body = publication();
    const first = await publish(body);
    after(1000);
    expect(await publish(body)).toEqual(first);
    const other = { ...publication(exampleReport('northwind')), key: body.key };
    expect(await codeOf(await json(other))).toEqual([422, 'key-reused']);
    expect(await keysBelow(storage, RECORDS)).toHaveLength(1);
  });

  it('has a receipt without a key where its secret was taken out since', async () => {
    const { publish, storage } = publishingSite();
    const body = publication();
    const { deleteKey, ...rest } = await publish(body);
    expect(deleteKey).not.toBe('');
    const environment = {
      ...TEST_ENVIRONMENT,
      signingKeys: TEST_KEYS,
      feedbackSecrets: ['another secret of 32 bytes or more'],
    };
    expect(await publishingSite(storage, { environment }).publish(body)).toEqual({ ...rest, deleteKey: '' });
  });

  it.each([
    ['without a signature', { signature: undefined }, [422, 'not-signed']],
    ['altered', { report: { ...publication().report, scope: 'site', overall: null } }, [422, 'not-signed']],
    ['of a pasted page', { report: { ...publication().report, scope: 'page' }, signature: null }, [422, 'not-signed']],
    [
      'of a site that was not public',
      { report: { ...publication().report, scope: 'preview' }, signature: null },
      [422, 'not-signed'],
    ],
    ['that is not a report', { report: { format: 1 } }, [422, 'report-malformed']],
    ['of a version to come', { report: { ...publication().report, format: 2 } }, [422, 'report-version']],
    ['with an invalid key', { key: 'abc' }, [422, 'invalid']],
    ['with an invalid former one', { previous: '../x' }, [422, 'invalid']],
    ['with evidence', { evidence: {} }, [422, 'invalid']],
    ['with an invalid link', { report: undefined, payload: '#r=1.x' }, [422, 'report-malformed']],
    ['in a link of a version to come', { report: undefined, payload: '#r=2.x' }, [422, 'report-version']],
    ['that is missing', { report: undefined }, [422, 'invalid']],
  ])('refuses a report %s', async (_, change, refusal) => {
    const { json, storage } = publishingSite();
    expect(await codeOf(await json({ ...publication(), ...change }))).toEqual(refusal);
    expect(await keysBelow(storage, 'published/')).toEqual([]);
  });

  it('refuses a signature of another site, and everything where this site has no key', async () => {
    const signingKeys = [TEST_KEYS[1]];
    const elsewhere = publishingSite(undefined, { environment: { ...TEST_ENVIRONMENT, signingKeys } });
    expect(await codeOf(await elsewhere.json(publication()))).toEqual([422, 'not-signed']);
    const keyless = publishingSite(undefined, { environment: { ...TEST_ENVIRONMENT, signingKeys: [] } });
    expect(await codeOf(await keyless.json(publication()))).toEqual([422, 'not-signed']);
  });

  it('refuses a comparison across rubrics, and one of which a report is not signed', async () => {
    const { json } = publishingSite();
    const older = reportOf('older.example', { rubricVersion: '1.9' });
    expect(await codeOf(await json(publishedComparison([exampleReport('harbour'), older])))).toEqual([
      422,
      'rubrics-differ',
    ]);
    const { reports, ...body } = publishedComparison([exampleReport('harbour'), exampleReport('northwind')]);
    const unsigned = { ...body, reports: [reports[0], { ...reports[1], signature: null }] };
    expect(await codeOf(await json(unsigned))).toEqual([422, 'not-signed']);
  });

  it('refuses what the owner of a site does not want, said here or by the site', async () => {
    const excludedSites = ['harbour.example'];
    const environment = { ...TEST_ENVIRONMENT, signingKeys: TEST_KEYS, excludedSites };
    const excluding = publishingSite(undefined, { environment });
    const body = publishedComparison([reportOf('other.example'), reportOf('www.harbour.example')]);
    expect(await codeOf(await excluding.json(body))).toEqual([422, 'site-excluded']);

    const { json, storage } = publishingSite();
    const origin = 'https://www.harbour.example';
    const answer = { isHidden: true, isIndexable: false, reply: '' };
    await storage.put(answerKey(origin), { format: 1, origin, checkedAt: '2026-05-01T00:00:00Z', answer }, {});
    expect(await codeOf(await json(body))).toEqual([422, 'site-excluded']);
    expect(await keysBelow(storage, RECORDS)).toEqual([]);
  });
});

describe('how often may be published', () => {
  long('is limited for one site, by whatever host it is measured', async () => {
    const { publish, json, services, after } = publishingSite();
    const clients = ['203.0.113.7', '198.51.100.7'];
    const flood = async (number: number) => {
      Object.assign(services, { clientAddress: clients[number % 2] });
      after(4 * 60_000);
      return json(publication(reportOf(`h${String(number)}.flooded.example`)));
    };
    const statuses: number[] = [];
    for (let number = 0; number <= LIMITS.publishedPerSiteDay; number += 1) statuses.push((await flood(number)).status);
    expect(statuses).toEqual([...Array.from({ length: LIMITS.publishedPerSiteDay }, () => 201), 429]);
    expect((await flood(0)).headers.get('retry-after')).toMatch(/^\d+$/);
    await publish(publication(reportOf('another.example')));
    after(24 * 60 * 60_000);
    expect((await flood(0)).status).toBe(201);
  });

  long('is limited for one network, and a receipt is had again all the same', async () => {
    const { publish, json, services } = publishingSite();
    const first = publication(reportOf('first.example'));
    const known = await publish(first);
    const statusOf = async (number: number, network: number) => {
      Object.assign(services, { clientAddress: `203.0.${String(network)}.${String(number)}` });
      return (await json(publication(reportOf(`n${String(network)}-${String(number)}.example`)))).status;
    };
    const statuses: number[] = [];
    for (let number = 0; number <= LIMITS.publishedPerNetworkDay; number += 1) statuses.push(await statusOf(number, 1));
    expect([statuses.at(-2), statuses.at(-1), await statusOf(0, 2)]).toEqual([201, 429, 201]);
    expect(await publish(first)).toEqual(known);
  });

  it('is limited for all together', async () => {
    const { json, storage, after, now } = publishingSite();
    const full = { 3600: { window: Math.floor(now().getTime() / 3600_000), count: LIMITS.publishedPerHour } };
    for (let shard = 0; shard < SHARDS; shard += 1) await storage.put(`totals/published/${String(shard)}`, full, {});
    expect((await json(publication())).status).toBe(429);
    after(60 * 60_000);
    expect((await json(publication())).status).toBe(201);
  });

  it('keeps no name of a site in a counter', async () => {
    const { publish, storage } = publishingSite();
    await publish(publication(reportOf('counted.example')));
    const counters = await Promise.all(
      (await keysBelow(storage, 'limits/')).map(async (key) => (await storage.get(key))?.value),
    );
    expect(counters.length).toBeGreaterThan(1);
    expect(JSON.stringify(counters)).not.toContain('counted');
  });
});

describe('a report measured again', () => {
  const at = (day: string) => ({ collectedAt: `2026-05-${day}T00:00:00.000Z` });
  const site = (day: string, host = 'again.example') => reportOf(host, at(day));

  it('names the former one, which names the one measured last, and is purged', async () => {
    const { publish, storage, purged } = publishingSite();
    const first = await publish(publication(site('01')));
    const third = await publish(publication(site('03'), { previous: first.id }));
    expect(purged).toEqual([`report-${first.id}`]);
    const second = await publish(publication(site('02'), { previous: first.id }));
    expect(await readRecord(storage, first.id)).toMatchObject({ previous: null, next: third.id });
    expect(await readRecord(storage, second.id)).toMatchObject({ previous: first.id, next: null });
    const fourth = await publish(publication(site('04'), { previous: first.id }));
    expect((await readRecord(storage, first.id))?.next).toBe(fourth.id);
  });

  it('has no former one of other sites, one that is not there or one whose time is over', async () => {
    const { publish, storage, after } = publishingSite();
    const other = await publish(publication(site('01', 'other.example')));
    const own = await publish(publication(site('01')));
    const formerOf = async (previous: string) => {
      const { id } = await publish(publication(site('02'), { previous }));
      return (await readRecord(storage, id))?.previous;
    };
    expect([await formerOf(other.id), await formerOf('0000000000000')]).toEqual([null, null]);
    after(366 * 24 * 60 * 60_000);
    expect(await formerOf(own.id)).toBeNull();
  });

  it('of a comparison may be in another order', async () => {
    const { publish, storage } = publishingSite();
    const [a, b] = [site('01', 'a.example'), site('01', 'b.example')];
    const former = await publish(publishedComparison([a, b]));
    const { id } = await publish(publishedComparison([b, a], { previous: former.id }));
    expect((await readRecord(storage, id))?.previous).toBe(former.id);
    const alone = await publish(publication(a, { previous: former.id }));
    expect((await readRecord(storage, alone.id))?.previous).toBeNull();
  });
});
