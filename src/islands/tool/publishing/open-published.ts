/** Opens what is published. */
import { MAX_BRANDS } from '../../../brand/comparison/compared-brands';
import { sharedReport } from '../../../brand/sharing/link';
import { ShapeError } from '../../../brand/sharing/json';
import { isPublishedId, PUBLISHED_KINDS, publishedDataPath } from '../../../site/published-reports';
import type { Opened } from '../account/open-saved';
import { AssessmentFailure, isRecord } from '../failure';
import { jsonOf, noResponse, refusalOf } from '../refusal';
import type { AssessmentResult } from '../result';

const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/**
 * Reads what `GET /api/reports/published/{id}` answered.
 *
 * @throws ShapeError if it is not a publication, or of another version
 */
export function readPublished(value: unknown): Opened {
  const kind = isRecord(value) ? PUBLISHED_KINDS.find((known) => known === value['kind']) : undefined;
  if (!isRecord(value) || value['format'] !== 1 || kind === undefined) throw new ShapeError('a publication');
  const { id, publishedAt, expiresAt, reports } = value;
  // An answer of before there were links says none.
  const state = value['state'] === 'link' ? value['state'] : 'published';
  if (typeof id !== 'string' || !isMoment(publishedAt) || !isMoment(expiresAt)) throw new ShapeError('a publication');
  // Null in the place of one that the owner of its site hides.
  const there = Array.isArray(reports) ? reports.filter((each: unknown) => each !== null) : [];
  if (there.length === 0 || there.length > MAX_BRANDS) throw new ShapeError('published reports');
  const results = there.map((each: unknown, place): AssessmentResult => {
    const { report, received, signature, receiptsLeftOut } = sharedReport(each);
    const item = { id, state, publishedAt, expiresAt, place, of: there.length } as const;
    return {
      report,
      received,
      signature,
      arrival: { from: 'published', receiptsLeftOut, item },
      basis: { state: 'none' },
    };
  });
  return { kind: kind === 'assessment' ? 'report' : 'comparison', results };
}

async function answerOf(id: string): Promise<Response> {
  // No request is sent for what is not an id.
  if (!isPublishedId(id)) throw new AssessmentFailure('published-missing');
  const response = await fetch(publishedDataPath(id)).catch(() => null);
  if (response === null) throw new AssessmentFailure(noResponse().code);
  if (response.ok) return response;
  if (response.status === 404 || response.status === 410) throw new AssessmentFailure('published-missing');
  const { code, digest } = await refusalOf(response);
  throw new AssessmentFailure(code, { digest });
}

/**
 * Asks for something that is published.
 *
 * @throws AssessmentFailure with the code of an opening failure, of the function, or of the connection
 */
export async function openPublished(id: string): Promise<Opened> {
  const response = await answerOf(id);
  try {
    return readPublished(await jsonOf(response));
  } catch (cause) {
    throw new AssessmentFailure('published-damaged', { cause });
  }
}
