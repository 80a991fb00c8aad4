/** Checks of what images, links, controls and the logo are called by assistive technology. */
import {
  absence,
  definePageCheck,
  lackingVerdict,
  missing,
  receipt,
  receiptsOf,
  shown,
  unread,
  verdict,
  type Verdict,
} from './check';
import type { Facts } from '../facts/facts';
import type { Lacking } from '../facts/access';
import { isFileName } from '../basics/file-names';
import { SOURCES } from './sources';

/** Whether every image has a text alternative, an empty one (decoration) included. */
export const imageAlt = definePageCheck({
  id: 'image-alt',
  sources: [SOURCES.nonTextContent, SOURCES.imageName],
  outcomes: { pass: 1000, most: 500, many: 0, none: 1000 },
  run: (facts) =>
    facts.page.state === 'whole' && facts.imageNames.count === 0
      ? verdict('none', {}, [absence(facts, 'img')])
      : lackingVerdict(facts, facts.imageNames, 'img'),
});

/** Whether text alternatives are words, not the names of files. */
export const altFileNames = definePageCheck({
  id: 'alt-file-names',
  sources: [SOURCES.altFileName, SOURCES.nonTextContent],
  outcomes: { pass: 1000, most: 500, many: 0 },
  run: (facts) => lackingVerdict(facts, facts.altFileNames, 'img:alt'),
});

/** Whether links say where they lead. */
export const linkTexts = definePageCheck({
  id: 'link-texts',
  sources: [SOURCES.linkText, SOURCES.linkPurpose],
  outcomes: { pass: 1000, most: 700, many: 0 },
  run: (facts) => lackingVerdict(facts, facts.linkTexts, 'a'),
});

/** Things without a name up to this number cost half. */
const FEW = 2;

/** The verdict on things of which none may be without a name. */
function namelessVerdict(
  facts: Facts,
  { count: total, lacking: count, examples }: Lacking,
  source: string,
): Verdict<'pass' | 'few' | 'many' | 'none' | 'unread'> {
  const params = { count, total, text: shown(examples[0]?.value ?? '') };
  const receipts = receiptsOf(examples, true);
  // What was not read can only add to them.
  if (count > FEW || (count > 0 && count === total && facts.page.state === 'whole')) {
    return verdict('many', params, receipts);
  }
  if (facts.page.state === 'partial') return unread(facts);
  if (total === 0) return verdict('none', {}, [absence(facts, source)]);
  if (count > 0) return verdict('few', params, receipts);
  return verdict('pass', { count: total }, [absence(facts, source)]);
}

/** Whether every link has a name for users who cannot see it. */
export const linkNames = definePageCheck({
  id: 'link-names',
  sources: [SOURCES.nameRoleValue, SOURCES.linkName],
  outcomes: { pass: 1000, few: 500, many: 0, none: 1000 },
  run: (facts) => namelessVerdict(facts, facts.linkNames, 'a'),
});

/** Whether every button and field has a name for users who cannot see it. */
export const controlNames = definePageCheck({
  id: 'control-names',
  sources: [SOURCES.nameRoleValue, SOURCES.buttonName, SOURCES.fieldName],
  outcomes: { pass: 1000, few: 500, many: 0, none: 1000 },
  run: (facts) => namelessVerdict(facts, facts.controlNames, 'button, input, select, textarea'),
});

/** Whether the logo that leads home is called something. */
export const logoName = definePageCheck({
  id: 'logo-name',
  sources: [SOURCES.linkPurpose, SOURCES.altFileName],
  outcomes: { pass: 1000, 'file-name': 500, empty: 0, none: 1000 },
  run: (facts) => {
    const { homeLogo: logo } = facts;
    if (logo === null) return missing(facts, 'none', 'home-link');
    if (logo.value === '') return verdict('empty', {}, [receipt(logo, true)]);
    const isFile = isFileName(logo.value, logo.file);
    return verdict(isFile ? 'file-name' : 'pass', { name: shown(logo.value) }, [receipt(logo, isFile)]);
  },
});
