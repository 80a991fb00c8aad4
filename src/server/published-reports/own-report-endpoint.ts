/**
 * `/api/reports/{id}` of a report with an address, for who has its key: `PATCH` publishes it or keeps it for another
 * while, `DELETE` deletes it, `POST` brings it back for a moment.
 */
import { ownReportPath } from '../../site/published-reports';
import { noContent } from '../platform/answers';
import { clientOf } from '../platform/client-key';
import { on, type Answer, type Call, type MethodRunners } from '../platform/endpoint';
import { opens } from '../platform/private-secrets';
import type { PublishedRecord } from '../reports/record';
import { readCurrent, whyMissing } from '../reports/store';
import { publishKept } from './keep-report';
import {
  ownDeletionSchema,
  ownReportSchema,
  ownUndoSchema,
  type OwnDeletion,
  type OwnReportChange,
  type OwnUndo,
} from './own-report-body';
import { isKeyOf } from './publisher-key';
import { receiptFor } from './receipts';
import { renewReport } from './renew';
import { removeUndoably, restorePublished } from './undo';

const START = ownReportPath('');

/** The id a path names. */
const idIn = ({ pathname }: URL) => pathname.slice(START.length).replace(/\/$/, '');

/** The record that a key opens; else why not, which is the same for a wrong key as for no record. */
async function openedBy(
  { services, url }: Call<unknown>,
  key: string,
): Promise<{ readonly record: PublishedRecord } | { readonly code: 'gone' | 'not-found' }> {
  const id = idIn(url);
  const record = await readCurrent(services, id);
  if (record === null) {
    return (await isKeyOf(services, id, key)) ? whyMissing(services.storage, id) : { code: 'not-found' };
  }
  return opens(key, record.keyHash) ? { record } : { code: 'not-found' };
}

function receipt(call: Call<unknown>, record: PublishedRecord, publisherKey: string): Response {
  return Response.json(receiptFor(call, { ...record, publisherKey }));
}

async function change(call: Call<OwnReportChange>): Promise<Answer> {
  const { services, session, fields } = call;
  const { deleteKey, days, state, previous } = fields;
  const opened = await openedBy(call, deleteKey);
  if ('code' in opened) return opened;
  const { record } = opened;
  if (state === 'published') {
    const client = await clientOf(services, services.clientAddress);
    const done = await publishKept(services, record, previous, { client, session });
    if (done.ok) return Response.json(receiptFor(call, done.receipt));
    if ('retryAfterSeconds' in done) return { code: 'too-many-requests', retryAfterSeconds: done.retryAfterSeconds };
    return { code: done.code };
  }
  // A publication is kept for a year from now.
  const renewed = await renewReport(services, record, record.state === 'link' ? days : undefined);
  return renewed === null ? { code: 'not-found' } : receipt(call, renewed, deleteKey);
}

async function remove(call: Call<OwnDeletion>): Promise<Answer> {
  const { services, fields } = call;
  const opened = await openedBy(call, fields.deleteKey);
  if ('code' in opened) return opened;
  const held = await removeUndoably(services, opened.record.id, 'deleted');
  return fields.undo === undefined || held === null ? noContent() : Response.json({ held });
}

async function bringBack(call: Call<OwnUndo>): Promise<Answer> {
  const { services, url, fields } = call;
  const id = idIn(url);
  if (!(await isKeyOf(services, id, fields.deleteKey))) return { code: 'not-found' };
  if (!(await restorePublished(services, id, fields.held))) return { code: 'gone' };
  const opened = await openedBy(call, fields.deleteKey);
  return 'code' in opened ? opened : receipt(call, opened.record, fields.deleteKey);
}

export const ownReportHandler: MethodRunners = {
  PATCH: on({ schema: ownReportSchema, respond: change }),
  DELETE: on({ schema: ownDeletionSchema, respond: remove }),
  POST: on({ schema: ownUndoSchema, respond: bringBack }),
};
