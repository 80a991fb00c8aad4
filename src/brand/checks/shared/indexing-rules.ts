/** What checks of rules for search engines share. */
import type { IndexingRules } from '../../facts/findability';

/** `none` is `noindex, nofollow` in one word. */
export function forbidsIndexing({ rules }: IndexingRules): boolean {
  return rules.includes('noindex') || rules.includes('none');
}

export function isForGoogle({ agent }: IndexingRules): boolean {
  return agent === 'robots' || agent === 'googlebot';
}
