/** What the owner of a report is answered once it is kept, or why it is not. */
import { publishedPath, publisherPath } from '../../site/published-reports';
import { seeOther } from '../platform/answers';
import type { Answer, Call } from '../platform/endpoint';
import type { Receipt } from './answers';
import type { Kept, ReportReceipt } from './keep-report';
import type { KeptFields } from './publication-body';

export function receiptFor({ locale }: Pick<Call<unknown>, 'locale'>, receipt: ReportReceipt): Receipt {
  const { id, state, expiresAt, publisherKey } = receipt;
  return { id, path: publishedPath(locale, receipt), deleteKey: publisherKey, state, expiresAt };
}

const sentAs = ({ kind }: Pick<KeptFields, 'kind'>) => (kind === 'assessment' ? 'report' : 'reports');

/** A form leads to the owner's page; data gets the receipt. @param fields what was sent to be kept */
export function kept(call: Call<unknown>, done: Kept, fields: Pick<KeptFields, 'kind' | 'payload'>): Answer {
  if (done.ok) {
    const { receipt } = done;
    const answer = receiptFor(call, receipt);
    if (!call.html) return Response.json(answer, { status: 201, headers: { Location: answer.path } });
    return seeOther(answer.deleteKey === '' ? answer.path : publisherPath(call.locale, receipt, answer.deleteKey));
  }
  if ('retryAfterSeconds' in done) return { code: 'too-many-requests', retryAfterSeconds: done.retryAfterSeconds };
  const { code } = done;
  if (code === 'key-reused') return { code, fields: { key: code } };
  if (code === 'account-closed' || code === 'too-many-published' || code === 'gone') return { code };
  return { code, fields: { [fields.payload === undefined ? sentAs(fields) : 'payload']: code } };
}
