/** `/api/reports`: gives a report a short address, which needs no account; lists what a member has saved, and saves more. */
import { z } from 'zod';
import { ENDPOINTS } from '../../site/endpoints';
import { DAYS_KEPT } from '../../site/published-reports';
import { saveReports, listSaved } from '../accounts/saved-reports';
import { clientOf } from '../platform/client-key';
import { memberCall, on, type Answer, type Call, type MethodRunners } from '../platform/endpoint';
import { savedBodySchema, type SavedBody } from '../reports/saved-content';
import { keepReport } from './keep-report';
import { linkSchema, type LinkFields } from './publication-body';
import { kept } from './receipts';

const PATH = ENDPOINTS.reports.paths[0];

/** What is wrong with what was sent, and so with its field. */
const IN_FIELD = ['report-malformed', 'report-version', 'report-not-public'] as const;

/** With a key it is shared, without one it is saved in the account of who sends it. */
const isShared = (body: unknown): boolean => typeof body === 'object' && body !== null && 'key' in body;

/** Decided first, so that what is wrong is said of what was meant. */
const schema: z.ZodType<LinkFields | SavedBody> = z.unknown().transform((body, context) => {
  const parsed = (isShared(body) ? linkSchema : savedBodySchema).safeParse(body);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) context.addIssue({ ...issue });
  return z.NEVER;
});

async function share(call: Call<unknown>, fields: LinkFields): Promise<Answer> {
  const { services, session } = call;
  const client = await clientOf(services, services.clientAddress);
  const { days = DAYS_KEPT.link } = fields;
  const done = await keepReport(services, fields, { client, session }, 'link', days);
  return kept(call, done, fields);
}

/** The item; 201 if it is new, 200 if it was saved already. */
async function save(call: Call<unknown>, fields: SavedBody): Promise<Answer> {
  if (call.session === null) return { code: 'not-signed-in' };
  const { services, session } = memberCall(call);
  const saved = await saveReports(services, session, fields);
  if (saved.ok) {
    const headers = { Location: `${PATH}/${saved.item.id}` };
    return Response.json(saved.item, { status: saved.isNew ? 201 : 200, headers });
  }
  const { code } = saved;
  if (!IN_FIELD.some((each) => each === code)) return { code };
  return { code, fields: { [fields.kind === 'report' ? 'report' : 'reports']: code } };
}

export const reportsHandler: MethodRunners = {
  /** `{saved}`: items without their reports, newest first. */
  GET: on<null>({
    async respond(call) {
      if (call.session === null) return { code: 'not-signed-in' };
      const { services, session } = memberCall(call);
      return Response.json({ saved: await listSaved(services.storage, session.member) });
    },
  }),
  POST: on<LinkFields | SavedBody>({
    schema,
    respond: (call) => ('key' in call.fields ? share(call, call.fields) : save(call, call.fields)),
  }),
};
