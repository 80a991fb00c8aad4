import { definePageCheck, lackingVerdict } from '../check';
import { SOURCES } from '../sources';

/** Whether links say where they lead. */
export const check = definePageCheck({
  id: 'link-texts',
  dimension: 'access',
  order: 80,
  weight: 3,
  standing: 'recommended',
  remedy: 'text',
  sources: [SOURCES.linkText, SOURCES.linkPurpose],
  outcomes: { pass: 1000, most: 700, many: 0 },
  run: (facts) => lackingVerdict(facts, facts.linkTexts, 'a'),
});
