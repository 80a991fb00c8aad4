/** `/api/reports`: lists what a member has saved, and saves more. */
import { ENDPOINTS } from '../../site/endpoints';
import { savedBodySchema, type SavedBody } from '../reports/saved-content';
import { listSaved, saveReports } from './saved-reports';
import { memberCall, on, type MethodRunners } from '../platform/endpoint';

const PATH = ENDPOINTS.reports.paths[0];

/** What is wrong with what was sent, and so with its field. */
const IN_FIELD = ['report-malformed', 'report-version', 'report-not-public'] as const;

export const reportsHandler: MethodRunners = {
  /** `{saved}`: items without their reports, newest first. */
  GET: on<null>({
    async respond(call) {
      const { services, session } = memberCall(call);
      return Response.json({ saved: await listSaved(services.storage, session.member) });
    },
  }),
  /** The item; 201 if it is new, 200 if it was saved already. */
  POST: on<SavedBody>({
    schema: savedBodySchema,
    async respond(call) {
      const { services, session, fields } = memberCall(call);
      const saved = await saveReports(services, session, fields);
      if (saved.ok) {
        const headers = { Location: `${PATH}/${saved.item.id}` };
        return Response.json(saved.item, { status: saved.isNew ? 201 : 200, headers });
      }
      const { code } = saved;
      if (!IN_FIELD.some((each) => each === code)) return { code };
      return { code, fields: { [fields.kind === 'report' ? 'report' : 'reports']: code } };
    },
  }),
};
