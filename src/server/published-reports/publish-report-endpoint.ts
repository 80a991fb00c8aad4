/** `POST /api/reports/publish`: stores a signed report or a comparison for everyone to see. */
import { publishedPath, publisherPath } from '../../site/published-reports';
import { seeOther } from '../platform/answers';
import { clientOf } from '../platform/client-key';
import type { Answer, Call, Handler } from '../platform/endpoint';
import type { Receipt } from './answers';
import { publicationSchema, type PublicationFields } from './publication-body';
import { publish, type PublicationReceipt } from './publish';
import { publishingWith } from './publishing';

/** A form leads to the publisher's page; data gets `{id, path, deleteKey, expiresAt}`. */
function published({ locale, html }: Call<unknown>, receipt: PublicationReceipt): Response {
  const { id, expiresAt, publisherKey } = receipt;
  const path = publishedPath(locale, receipt);
  if (html) return seeOther(publisherKey === '' ? path : publisherPath(locale, receipt, publisherKey));
  const headers = { Location: path };
  const answer: Receipt = { id, path, deleteKey: publisherKey, expiresAt };
  return Response.json(answer, { status: 201, headers });
}

export const publishReportHandler: Handler<PublicationFields> = {
  schema: publicationSchema,
  async respond(call): Promise<Answer> {
    const { services, session, fields } = call;
    const client = await clientOf(services, services.clientAddress);
    const done = await publish(publishingWith(services), fields, { client, session });
    if (done.ok) return published(call, done.receipt);
    if ('retryAfterSeconds' in done) {
      return { code: 'too-many-requests', retryAfterSeconds: done.retryAfterSeconds };
    }
    const { code } = done;
    if (code === 'key-reused') return { code, fields: { key: code } };
    if (code === 'account-closed' || code === 'too-many-published') return { code };
    return { code, fields: { [fields.payload === undefined ? sentAs(fields) : 'payload']: code } };
  },
};

const sentAs = ({ kind }: PublicationFields) => (kind === 'assessment' ? 'report' : 'reports');
