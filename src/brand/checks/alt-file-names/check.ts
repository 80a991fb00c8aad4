import { definePageCheck, lackingVerdict } from '../check';
import { SOURCES } from '../sources';

/** Whether text alternatives are words, not the names of files. */
export const check = definePageCheck({
  id: 'alt-file-names',
  dimension: 'access',
  order: 50,
  weight: 2,
  standing: 'required',
  remedy: 'text',
  sources: [SOURCES.altFileName, SOURCES.nonTextContent],
  outcomes: { pass: 1000, most: 500, many: 0 },
  run: (facts) => lackingVerdict(facts, facts.altFileNames, 'img:alt'),
});
