/** What this build changes, as a page rendered on request. The caller has checked that the visitor may see it. */
import { reviewPath } from '../../components/review/ReviewViews';
import { readChangesQuery } from '../../components/review/changes-query';
import { ChangesPage, type ChangesState } from '../../components/review/ChangesPage';
import { REVIEW_FILE } from '../../components/review/review';
import { translator } from '../../components/strings';
import { pageResponse } from '../platform/answers';
import type { Call } from '../platform/endpoint';
import type { Services } from '../platform/services';
import { createStrings } from '../platform/strings';
import { parseReviewFile } from './review-file';

const strings = createStrings(['review', 'site']);

async function readState({ artifacts, report }: Services): Promise<ChangesState> {
  const text = await artifacts.gated(REVIEW_FILE);
  if (text === null) return { state: 'none' };
  try {
    return parseReviewFile(text);
  } catch (error) {
    return { state: 'broken', digest: report(error) };
  }
}

export async function changesPage(call: Call<null>): Promise<Response> {
  const { url, locale, services } = call;
  const result = await readState(services);
  const page = {
    shell: 'review',
    status: result.state === 'broken' ? 500 : 200,
    path: reviewPath(locale, 'changes').slice(locale.length + 2),
    title: translator(strings, locale, 'review')('title'),
  } as const;
  return pageResponse(call, strings, page, <ChangesPage result={result} query={readChangesQuery(url.searchParams)} />);
}
