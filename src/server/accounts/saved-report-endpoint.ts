/**
 * `/api/reports/{id}`: one saved item. The response for another member's item is the same as for one that does not
 * exist.
 */
import { z } from 'zod';
import { sharedReport } from '../../brand/sharing/link';
import { ENDPOINTS } from '../../site/endpoints';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { pathTo } from '../../site/routes';
import { sentAs } from '../reports/saved-content';
import { deleteSaved, readSaved, type Saved } from './saved-reports';
import { comparisonPage } from '../comparing/comparison-page';
import { memberCall, on, type Answer, type Call, type MethodRunners } from '../platform/endpoint';
import { doneResponse, noContent } from '../platform/answers';
import { reportPage } from '../assessing/report-page';
import { kept } from '../reports/publish-tools';

const schema = z.strictObject({
  action: z.literal('delete'),
  locale: z.enum(EVERY_LOCALE).optional(),
});

/** As given in the URL: it is only looked up in the member's own index. */
function idIn({ pathname }: URL): string {
  return pathname.slice(`${ENDPOINTS.reports.paths[0]}/`.length).replace(/\/$/, '');
}

/** The page that a link to a report or a comparison opens, rendered here for visitors without scripts. */
async function page(call: Call<unknown>, { kind, reports }: Saved): Promise<Response> {
  const shown = reports.map((each) => sharedReport(sentAs(each)));
  const [first] = shown;
  if (kind === 'report' && first) return reportPage(call, first.report.target.address, first.report, kept(first));
  const urls = shown.map(({ report }) => report.target.address);
  const brands = shown.map((each) => ({ ok: true, report: each.report, publishable: kept(each) }) as const);
  const { body, headers } = await comparisonPage(call, { typed: urls, tickets: new Map() }, brands);
  // Reports of an older rubric are shown but no longer compared; requesting them is still valid.
  return new Response(body, { status: 200, headers });
}

async function deleteOne(call: Call<unknown>, done: () => Response): Promise<Answer> {
  const { services, session, url } = memberCall(call);
  const found = await deleteSaved(services.storage, session.member, idIn(url));
  return found ? done() : { code: 'not-found' };
}

export const savedReportHandler: MethodRunners = {
  GET: on<null>({
    async respond(call) {
      const { services, session, url } = memberCall(call);
      const saved = await readSaved(services.storage, session.member, idIn(url));
      if (saved === null) return { code: 'not-found' };
      if (call.html) return page(call, saved);
      return Response.json({ ...saved, reports: saved.reports.map(sentAs) });
    },
  }),
  DELETE: on<null>({
    respond: (call) => deleteOne(call, noContent),
  }),
  POST: on({
    schema,
    respond: (call) => deleteOne(call, () => doneResponse(call, pathTo(call.locale, 'auth', { pathname: 'account' }))),
  }),
};
