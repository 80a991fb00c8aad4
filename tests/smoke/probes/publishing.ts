/** Whether what is shared and published can be seen, and nothing of it once it is deleted. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { badgePathOf, cardPathOf, publishedPath, publisherPath } from '../../../src/site/published-reports';
import { ASKED_PATHS } from '../../../src/site/tool-addresses';
import { header } from '../expected';
import { NotShown, type Probe, type Visit } from '../probe';
import { assess, JSON_TYPE, linesOf, NO_SITE } from './assessing';

const LOCALE = 'ar';

const receiptSchema = z.object({ id: z.string(), deleteKey: z.string() });

/** A report that this deploy has signed. @throws NotShown if it signs none */
async function signedReport(visit: Visit): Promise<{ readonly report: unknown; readonly signature: unknown }> {
  if (visit.deploy.address === null) throw new NotShown(NO_SITE);
  const line = linesOf((await assess(visit, visit.deploy.address)).body).find(({ t }) => t === 'report');
  if (line === undefined || line['signature'] === null) throw new NotShown('this deploy gave no signed report');
  return { report: line['report'], signature: line['signature'] };
}

export const published: Probe = {
  name: 'A shared report has an address that is published, a card and a badge, and none of them once it is deleted',
  async run(visit) {
    const { ask, expect, deploy } = visit;
    const signed = await signedReport(visit);
    const body = JSON.stringify({
      key: randomBytes(16).toString('hex'),
      kind: 'assessment',
      ...signed,
      locale: LOCALE,
    });
    const headers = { origin: deploy.origin, accept: JSON_TYPE, 'content-type': JSON_TYPE };
    const shared = await ask({ method: 'POST', path: ASKED_PATHS.reports, headers, body });
    expect(`POST ${ASKED_PATHS.reports}: status`, shared.status, 201);
    if (shared.status !== 201) return;
    const { id, deleteKey } = receiptSchema.parse(JSON.parse(shared.body));
    const publication = { id, kind: 'assessment' } as const;
    const page = await ask({ path: publishedPath(LOCALE, publication) });
    expect('its page: status', page.status, 200);
    expect('its page: X-Robots-Tag', header(page, 'X-Robots-Tag'), 'noindex');
    expect('its page: Referrer-Policy', header(page, 'Referrer-Policy'), 'no-referrer');
    const answer = await ask({ method: 'POST', path: ASKED_PATHS.publish, headers, body });
    expect(`POST ${ASKED_PATHS.publish}: status`, answer.status, 201);
    expect('the id it is published under', receiptSchema.parse(JSON.parse(answer.body)).id, id);
    const types = {
      [publishedPath(LOCALE, publication)]: 'text/html; charset=utf-8',
      [cardPathOf(id, LOCALE)]: 'image/png',
      [badgePathOf(id, 'svg')]: 'image/svg+xml',
    };
    for (const [path, type] of Object.entries(types)) {
      const shown = await ask({ path });
      expect(`GET ${path}: status`, shown.status, 200);
      expect(`GET ${path}: Content-Type`, header(shown, 'Content-Type'), type);
    }
    const deleted = await ask({
      method: 'POST',
      path: publisherPath(LOCALE, publication, deleteKey),
      headers: { origin: deploy.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ action: 'delete' }).toString(),
    });
    expect('its deletion: status', deleted.status, 303);
    for (const path of Object.keys(types)) expect(`GET ${path} afterwards: status`, (await ask({ path })).status, 410);
  },
};
