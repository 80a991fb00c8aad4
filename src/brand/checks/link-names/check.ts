import { definePageCheck } from '../check';
import { namelessVerdict } from '../shared/accessible-names';
import { SOURCES } from '../sources';

/** Whether every link has a name for users who cannot see it. */
export const check = definePageCheck({
  id: 'link-names',
  dimension: 'access',
  order: 70,
  weight: 54,
  standing: 'required',
  remedy: 'template',
  sources: [SOURCES.nameRoleValue, SOURCES.linkName],
  outcomes: { pass: 1000, few: 200, many: 0, none: 1000 },
  run: (facts) => namelessVerdict(facts, facts.linkNames, 'a'),
});
