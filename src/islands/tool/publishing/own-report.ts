/** Asks the site for a short address, and what may be done with it. */
import type { HandedOn } from '../../../brand/sharing/link';
import type { Locale } from '../../../site/locales';
import { ownReportPath, publishedDataPath, type PublishedKind } from '../../../site/published-reports';
import { ASKED_PATHS } from '../../../site/tool-addresses';
import { isRecord } from '../failure';
import { jsonOf, noResponse, refusal, refusalOf, type Refusal } from '../refusal';
import { publicationIn, type Publication } from './publication';
import type { Attempt } from './published-here';

export interface Refused {
  readonly state: 'failed';
  readonly failure: Refusal;
}

export type ReceiptAnswer = { readonly state: 'kept'; readonly publication: Publication } | Refused;

/** Sends JSON. @returns the response if it is no refusal */
async function send(method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object): Promise<Response | Refused> {
  try {
    const response = await fetch(path, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.ok ? response : { state: 'failed', failure: await refusalOf(response) };
  } catch {
    return { state: 'failed', failure: noResponse() };
  }
}

async function receiptOf(answer: Response | Refused): Promise<ReceiptAnswer> {
  if ('failure' in answer) return answer;
  const publication = publicationIn(await jsonOf(answer));
  return publication === null ? { state: 'failed', failure: refusal('unexpected') } : { state: 'kept', publication };
}

function bodyOf(kind: PublishedKind, shared: readonly HandedOn[]): object {
  const written = shared.map(({ received, signature }) => ({ report: received, signature }));
  return kind === 'assessment' ? { ...written[0] } : { reports: written };
}

/** @param shared one report, or those of a comparison in the order of its columns */
export async function publish(
  kind: PublishedKind,
  shared: readonly HandedOn[],
  { key, previous }: Pick<Attempt, 'key' | 'previous'>,
  locale: Locale,
): Promise<ReceiptAnswer> {
  const body = { key, kind, ...bodyOf(kind, shared), ...(previous !== null && { previous }), locale };
  return receiptOf(await send('POST', ASKED_PATHS.publish, body));
}

/** Gives a short address. @param days how long it is kept */
export async function share(
  kind: PublishedKind,
  shared: readonly HandedOn[],
  key: string,
  days: number,
  locale: Locale,
): Promise<ReceiptAnswer> {
  return receiptOf(await send('POST', ASKED_PATHS.reports, { key, kind, ...bodyOf(kind, shared), days, locale }));
}

/** Keeps it for so many days from now. */
export async function keepFor(id: string, deleteKey: string, days: number): Promise<ReceiptAnswer> {
  return receiptOf(await send('PATCH', ownReportPath(id), { deleteKey, days }));
}

/** Deletes it. @returns what brings it back, null where nothing does */
export async function remove(
  id: string,
  deleteKey: string,
): Promise<{ readonly state: 'deleted'; readonly held: string | null } | Refused> {
  const answer = await send('DELETE', ownReportPath(id), { deleteKey, undo: 'offer' });
  if ('failure' in answer) return answer;
  const body = await jsonOf(answer);
  return { state: 'deleted', held: isRecord(body) && typeof body['held'] === 'string' ? body['held'] : null };
}

/** Brings back what was deleted. @param held what deleting it answered */
export async function bringBack(id: string, deleteKey: string, held: string): Promise<ReceiptAnswer> {
  return receiptOf(await send('POST', ownReportPath(id), { deleteKey, held }));
}

/** Whether it is known to be gone: not where nobody can be asked. */
export async function isGone(id: string): Promise<boolean> {
  try {
    const { status } = await fetch(publishedDataPath(id), { method: 'HEAD' });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}
