import { hostOf, sameSite } from '../../urls/sites';
import { absence, definePageCheck, receiptsOf, shown, verdict } from '../check';
import { SOURCES } from '../sources';

/**
 * Whether scripts and style sheets of other sites are held to the content that was expected of them. Reported, never
 * judged: most of them change on purpose, and we cannot know which do not.
 */
export const check = definePageCheck({
  id: 'script-integrity',
  dimension: 'trust',
  order: 100,
  weight: 0,
  standing: 'ours',
  remedy: 'template',
  sources: [SOURCES.integrity, SOURCES.observatoryIntegrity],
  outcomes: { reported: 'na', all: 'na', none: 'na' },
  run: (facts) => {
    const files = facts.foreignFiles.filter(({ url }) => url !== null && !sameSite(url, facts.page.url, facts.domains));
    const open = files.filter(({ hasIntegrity }) => !hasIntegrity);
    const [first] = open;
    if (first !== undefined) {
      const params = { host: shown(hostOf(first.url ?? '')), count: open.length, total: files.length };
      return verdict('reported', params, receiptsOf(open));
    }
    if (files.length > 0) return verdict('all', { count: files.length }, receiptsOf(files));
    return verdict('none', {}, [absence(facts, 'script:src')]);
  },
});
