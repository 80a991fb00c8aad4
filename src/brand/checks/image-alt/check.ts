import { absence, definePageCheck, lackingVerdict, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether every image has a text alternative, an empty one (decoration) included. */
export const check = definePageCheck({
  id: 'image-alt',
  dimension: 'access',
  order: 40,
  weight: 44,
  standing: 'required',
  remedy: 'text',
  sources: [SOURCES.nonTextContent, SOURCES.imageName],
  outcomes: { pass: 1000, most: 300, many: 0, none: 1000 },
  run: (facts) =>
    facts.page.state === 'whole' && facts.imageNames.count === 0
      ? verdict('none', {}, [absence(facts, 'img')])
      : lackingVerdict(facts, facts.imageNames, 'img'),
});
