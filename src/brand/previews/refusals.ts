/** What keeps a preview from being made at all, as the checks have found. */
import { ANSWER_CRAWLERS } from '../crawlers';
import type { CheckResult } from '../report';
import type { PreviewNote } from './card';

type Checks = readonly CheckResult[];

const failed = (checks: Checks, id: string): boolean =>
  checks.some((check) => check.id === id && check.weight > 0 && check.score === 0);

/** Said where the robots.txt keeps a service's crawler from the page or its picture. */
export function crawlerRefused(checks: Checks, crawler: string): readonly PreviewNote[] {
  const blocked = checks.find(({ id }) => id === 'preview-bots')?.params['blocked'];
  const names = typeof blocked === 'string' ? blocked.split(', ') : [];
  return names.includes(crawler) ? [{ code: 'crawler-refused', name: crawler }] : [];
}

/** Said where the crawlers of assistants are kept out, all of them. */
export function assistantsRefused(checks: Checks): readonly PreviewNote[] {
  return failed(checks, 'answer-bots') ? [{ code: 'crawler-refused', name: ANSWER_CRAWLERS.join(', ') }] : [];
}

/** Said where the site asks search engines to leave it out. */
export function indexRefused(checks: Checks): readonly PreviewNote[] {
  return failed(checks, 'indexable') ? [{ code: 'not-indexed' }] : [];
}

/** Whether the site forbids that search results show its text. */
export function isSnippetRefused(checks: Checks): boolean {
  return failed(checks, 'snippets');
}
