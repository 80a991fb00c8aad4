import { isFileName } from '../../basics/file-names';
import { definePageCheck, missing, receipt, shown, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the logo that leads home is called something. */
export const check = definePageCheck({
  id: 'logo-name',
  dimension: 'access',
  order: 60,
  weight: 14,
  standing: 'required',
  remedy: 'text',
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
