import { absence, defineCheck, receipt, shown, unread, verdict } from '../check';
import type { LogoStatement } from '../facts/access';
import { SOURCES } from '../sources';

/** Names that files have: they end as image files do, or are the file's own without its ending, and no words. */
function isFileName({ value, file }: LogoStatement): boolean {
  if (/^\S+\.(?:png|jpe?g|gif|svg|webp|avif|ico|bmp)$/i.test(value)) return true;
  return value === file.replace(/\.[^.]*$/, '') && /[_-]|[0-9]{3}|[a-z][0-9]/i.test(value);
}

/** Whether the logo that leads home is called something. */
export const logoName = defineCheck({
  id: 'logo-name',
  dimension: 'access',
  sources: [SOURCES.linkPurpose, SOURCES.altFileName],
  outcomes: { pass: 1000, 'file-name': 500, empty: 0, none: 'na', unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const { homeLogo: logo } = facts;
    if (logo === null) {
      return facts.page.state === 'partial' ? unread(facts) : verdict('none', {}, [absence(facts, 'home-link')]);
    }
    if (logo.value === '') return verdict('empty', {}, [receipt(logo, true)]);
    const isFile = isFileName(logo);
    return verdict(isFile ? 'file-name' : 'pass', { name: shown(logo.value) }, [receipt(logo, isFile)]);
  },
});
