import { definePageCheck } from '../check';
import { namelessVerdict } from '../shared/accessible-names';
import { SOURCES } from '../sources';

/** Whether every button and field has a name for users who cannot see it. */
export const check = definePageCheck({
  id: 'control-names',
  dimension: 'access',
  order: 90,
  weight: 66,
  standing: 'required',
  remedy: 'template',
  sources: [SOURCES.nameRoleValue, SOURCES.buttonName, SOURCES.fieldName],
  outcomes: { pass: 1000, few: 200, many: 0, none: 1000 },
  run: (facts) => namelessVerdict(facts, facts.controlNames, 'button, input, select, textarea'),
});
