import { definePageCheck, lackingVerdict } from '../check';
import { SOURCES } from '../sources';

/** Whether text alternatives are words, not the names of files. */
export const check = definePageCheck({
  id: 'alt-file-names',
  dimension: 'access',
  order: 50,
  // Verdicts read beside their pages were right too seldom (content/precision.json): reported until that is mended.
  weight: 0,
  standing: 'required',
  remedy: 'text',
  sources: [SOURCES.altFileName, SOURCES.nonTextContent],
  outcomes: { pass: 1000, most: 500, many: 0 },
  run: (facts) => lackingVerdict(facts, facts.altFileNames, 'img:alt'),
});
