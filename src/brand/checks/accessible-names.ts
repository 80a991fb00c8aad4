/** Checks of what images, links and the logo are called by assistive technology. */
import { absence, definePageCheck, missing, receipt, receiptsOf, shown, unread, verdict } from '../check';
import type { LogoStatement } from '../facts/access';
import { SOURCES } from '../sources';

/** Whether every image has a text alternative, an empty one (decoration) included. */
export const imageAlt = definePageCheck({
  id: 'image-alt',
  sources: [SOURCES.nonTextContent, SOURCES.imageName],
  outcomes: { pass: 1000, most: 500, many: 0, none: 'na' },
  run: (facts) => {
    if (facts.page.state !== 'whole') return unread(facts);
    const { count: total, lacking: count, examples } = facts.imageNames;
    if (total === 0) return verdict('none', {}, [absence(facts, 'img')]);
    if (count === 0) return verdict('pass', { count: total }, [absence(facts, 'img')]);
    return verdict(count * 10 <= total ? 'most' : 'many', { count, total }, receiptsOf(examples, true));
  },
});

/** Nameless links up to this number cost half. */
const FEW = 2;

/** Whether every link has a name for users who cannot see it. */
export const linkNames = definePageCheck({
  id: 'link-names',
  sources: [SOURCES.nameRoleValue, SOURCES.linkName],
  outcomes: { pass: 1000, few: 500, many: 0, none: 'na' },
  run: (facts) => {
    const { count: total, lacking: count, examples } = facts.linkNames;
    const receipts = receiptsOf(examples, true);
    // What was not read can only add to them.
    if (count > FEW) return verdict('many', { count }, receipts);
    if (facts.page.state === 'partial') return unread(facts);
    if (total === 0) return verdict('none', {}, [absence(facts, 'a')]);
    if (count > 0) return verdict('few', { count }, receipts);
    return verdict('pass', { count: total }, [absence(facts, 'a')]);
  },
});

/** Names that files have: they end as image files do, or are the file's own without its ending, and no words. */
function isFileName({ value, file }: LogoStatement): boolean {
  if (/^\S+\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i.test(value)) return true;
  return value === file.replace(/\.[^.]*$/, '') && /[_-]|[0-9]{3}|[a-z][0-9]/i.test(value);
}

/** Whether the logo that leads home is called something. */
export const logoName = definePageCheck({
  id: 'logo-name',
  sources: [SOURCES.linkPurpose, SOURCES.altFileName],
  outcomes: { pass: 1000, 'file-name': 500, empty: 0, none: 'na' },
  run: (facts) => {
    const { homeLogo: logo } = facts;
    if (logo === null) return missing(facts, 'none', 'home-link');
    if (logo.value === '') return verdict('empty', {}, [receipt(logo, true)]);
    const isFile = isFileName(logo);
    return verdict(isFile ? 'file-name' : 'pass', { name: shown(logo.value) }, [receipt(logo, isFile)]);
  },
});
