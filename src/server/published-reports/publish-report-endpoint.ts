/** `POST /api/reports/publish`: stores a signed report or a comparison for everyone to see. */
import { DAYS_KEPT } from '../../site/published-reports';
import { clientOf } from '../platform/client-key';
import type { Handler } from '../platform/endpoint';
import { keepReport } from './keep-report';
import { publicationSchema, type PublicationFields } from './publication-body';
import { kept } from './receipts';

export const publishReportHandler: Handler<PublicationFields> = {
  schema: publicationSchema,
  async respond(call) {
    const { services, session, fields } = call;
    const client = await clientOf(services, services.clientAddress);
    const owner = { client, session };
    const done = await keepReport(services, fields, owner, 'published', DAYS_KEPT.published);
    return kept(call, done, fields);
  },
};
