import { absence, defineCheck, receipt, shown, unread, verdict } from '../check';
import { isKnownLanguage, primarySubtag } from '../languages/tags';
import { SOURCES } from '../sources';

/** Whether the page says which language it is in, with a code that is registered. */
export const lang = defineCheck({
  id: 'lang',
  dimension: 'access',
  sources: [SOURCES.pageLanguage, SOURCES.validLanguage],
  outcomes: { pass: 1000, invalid: 0, missing: 0, unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const { language } = facts;
    if (language === null) {
      return facts.page.state === 'partial' ? unread(facts) : verdict('missing', {}, [absence(facts, 'html:lang')]);
    }
    const known = isKnownLanguage(primarySubtag(language.value));
    return verdict(known ? 'pass' : 'invalid', { language: shown(language.value) }, [receipt(language, !known)]);
  },
});
