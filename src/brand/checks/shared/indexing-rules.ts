/** What checks of rules for search engines share. */
import type { IndexingRules } from '../../facts/findability';

export function isForGoogle({ agent }: IndexingRules): boolean {
  return agent === 'robots' || agent === 'googlebot';
}
