import { chunk } from './chunk';
import type { Desk } from './desk';
import { leaveForComparison } from './events/leave-for-comparison';
import { roomOf } from './events/take-away';
import { loadKept } from './load-kept';
import { loadStrings } from './load-strings';
import { placeText } from './page-url';
import type { ReportRef } from './report-ref';
import type { AssessmentResult } from './result';
import { openExample } from './sharing/open-example';
import { tabStorage } from './tab';

type Of<K extends ReportRef['kind']> = Extract<ReportRef, { readonly kind: K }>;
type Openers = { readonly [K in ReportRef['kind']]: (ref: Of<K>, desk: Desk) => Promise<readonly AssessmentResult[]> };

async function byId(ref: Of<'saved' | 'published'>, desk: Desk): Promise<readonly AssessmentResult[]> {
  const [{ openSaved, openPublished, verified, WayOn }] = await Promise.all([
    loadKept(),
    // Of the next step, where it cannot be opened.
    loadStrings(desk.strings, desk.locale, ['keeping']),
  ]);
  desk.setWayOn(WayOn);
  const opened = await (ref.kind === 'saved' ? openSaved : openPublished)(ref.id);
  const isElsewhere = desk.kind === 'report' && opened.kind === 'comparison';
  return isElsewhere ? leaveForComparison(desk, placeText(ref)) : verified(opened.results);
}

const OPENERS: Openers = {
  html: async ({ html, address }) => {
    const { assessPasted } = await chunk(import('./measuring/assess-pasted'));
    return [assessPasted(html, address, new Date().toISOString())];
  },
  example: async ({ id }) => [await openExample(id)],
  file: async ({ file }, { kind }) => {
    const { openReportFile } = await chunk(import('./sharing/open-report-file'));
    return openReportFile(file, kind);
  },
  link: async ({ fragment }, desk) => {
    const { openFragment, verified } = await loadKept();
    const results = await openFragment(fragment);
    return results.length > roomOf(desk) ? leaveForComparison(desk, fragment) : verified(results);
  },
  saved: byId,
  published: byId,
  report: async ({ result }) => (await loadKept()).verified([result]),
  aside: async (_, { kind }) => {
    const { restoreStash, verified } = await loadKept();
    return verified(restoreStash(kind, tabStorage()));
  },
};

/**
 * Opens reports, wherever they are: what was not made here is verified.
 *
 * @throws AssessmentFailure with the code of an opening failure, of the function, or of the connection
 */
export function openRef(desk: Desk, ref: ReportRef): Promise<readonly AssessmentResult[]> {
  return (OPENERS[ref.kind] as (ref: ReportRef, desk: Desk) => Promise<readonly AssessmentResult[]>)(ref, desk);
}
