import { measuredPage } from '../../../brand/urls/target';
import type { ExampleId } from '../../../site/examples';
import type { Desk } from '../desk';
import { loadKept } from '../load-kept';
import { checkPasted } from '../measuring/pasted';
import { partOf, type ReportRef } from '../report-ref';
import { tabStorage } from '../tab';
import { open, refuse } from './open';

/** Opens reports that come from places of one kind. */
export function openRefs(desk: Desk, refs: readonly [ReportRef, ...ReportRef[]]): Promise<boolean> {
  return open(desk, partOf(refs[0]), refs);
}

/** @param typed where the HTML is from, or '' */
export async function assessPasted(desk: Desk, html: string, typed: string): Promise<boolean> {
  const code = checkPasted(html, typed);
  if (code !== null) return refuse(desk, { part: 'html', place: null, what: { code, digest: null } });
  return openRefs(desk, [{ kind: 'html', html, address: typed.trim() }]);
}

export async function addFiles(desk: Desk, files: readonly File[]): Promise<boolean> {
  const nothing = { code: 'nothing-to-open', digest: null };
  if (files.length === 0) return refuse(desk, { part: 'files', place: null, what: nothing });
  return open(
    desk,
    'files',
    files.map((file) => ({ kind: 'file', file })),
  );
}

/** Opens the examples that are not there already. */
export function addExamples(desk: Desk, wanted: readonly ExampleId[]): Promise<boolean> {
  const examples = desk.now().columns.filter(({ source }) => source === 'example');
  const missing = wanted.filter((id) => !examples.some(({ name }) => name === id));
  return open(
    desk,
    'link',
    missing.map((id) => ({ kind: 'example', id })),
  );
}

/** Takes over the report that a report's page left. @returns its page, or null if no report was left */
export async function adoptReport(desk: Desk): Promise<string | null> {
  const result = await loadKept().then(
    ({ adoptReport }) => adoptReport(tabStorage()),
    () => null,
  );
  if (result === null || !(await openRefs(desk, [{ kind: 'report', result }]))) return null;
  return measuredPage(result.report.target);
}
