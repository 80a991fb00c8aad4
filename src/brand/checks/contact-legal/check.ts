import type { Statement } from '../../facts/statement';
import { isKnownLanguage, primarySubtag } from '../../languages/tags';
import { CONTACT_WORDS } from '../../reading/contact-words';
import { absence, definePageCheck, missing, receipt, receiptsOf, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Whether links in a language would be recognised. An unknown language is matched with the words of all of them. */
function hasWords({ value }: Statement): boolean {
  const primary = primarySubtag(value);
  return !isKnownLanguage(primary) || Object.hasOwn(CONTACT_WORDS, primary);
}

/** Whether visitors can find out what happens to their data, and whom to ask. */
export const check = definePageCheck({
  id: 'contact-legal',
  dimension: 'trust',
  order: 120,
  weight: 3,
  standing: 'ours',
  remedy: 'legal-text',
  sources: [SOURCES.policyLinks, SOURCES.contactPoint],
  outcomes: { pass: 1000, 'no-privacy': 200, 'no-contact': 500, none: 0, language: 'unknown' },
  run: (facts) => {
    const { privacy } = facts.contactLinks;
    const contact = facts.contactLinks.contact ?? facts.organizationContact;
    const receipts = receiptsOf([privacy, contact].filter((one) => one !== null));
    if (privacy !== null && contact !== null) {
      return verdict('pass', { privacy: shown(privacy.value), contact: shown(contact.value) }, receipts);
    }
    if (facts.page.state === 'partial') return unread(facts);
    if (facts.language !== null && !hasWords(facts.language)) {
      return verdict('language', {}, [receipt(facts.language)]);
    }
    if (contact !== null) {
      return verdict('no-privacy', { contact: shown(contact.value) }, [absence(facts, 'link:privacy'), ...receipts]);
    }
    if (privacy !== null) {
      return verdict('no-contact', { privacy: shown(privacy.value) }, [absence(facts, 'link:contact'), ...receipts]);
    }
    return missing(facts, 'none', 'link:privacy', 'link:contact');
  },
});
