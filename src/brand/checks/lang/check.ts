import { isKnownLanguage, primarySubtag } from '../../languages/tags';
import { definePageCheck, missing, receipt, shown, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether the page says which language it is in, with a code that is registered. */
export const check = definePageCheck({
  id: 'lang',
  dimension: 'access',
  order: 10,
  weight: 34,
  standing: 'required',
  remedy: 'line',
  sources: [SOURCES.pageLanguage, SOURCES.validLanguage],
  outcomes: { pass: 1000, invalid: 0, missing: 0 },
  run: (facts) => {
    const { language, otherLanguage } = facts;
    if (language === null) {
      const verdict = missing(facts, 'missing', 'html:lang');
      return otherLanguage === null ? verdict : { ...verdict, receipts: [...verdict.receipts, receipt(otherLanguage)] };
    }
    const known = isKnownLanguage(primarySubtag(language.value));
    return verdict(known ? 'pass' : 'invalid', { language: shown(language.value) }, [receipt(language, !known)]);
  },
});
