import { GOOGLE_TYPES } from '../../basics/google-properties';
import type { Receipt } from '../../report/report';
import { absence, definePageCheck, shown, unread, verdict } from '../check';
import { google } from '../preview-sources';

/** Google's page about each type that is looked at. */
const PAGES = GOOGLE_TYPES.map(({ page, types }) => google(`Structured data: ${types[0] ?? ''}`, `appearance/${page}`));

/** Whether structured data has what Google requires and recommends for the types that it names. */
export const check = definePageCheck({
  id: 'structured-data-properties',
  dimension: 'machines',
  order: 15,
  weight: 0,
  standing: 'required',
  standings: { recommended: 'recommended' },
  remedy: 'template',
  sources: PAGES,
  outcomes: { complete: 1000, recommended: 500, required: 0, retired: 1000, none: 0 },
  run: (facts) => {
    const items = facts.typedItems;
    const lacking = items.find(({ missingRequired }) => missingRequired.length > 0);
    const wanting = items.find(({ missingRecommended }) => missingRecommended.length > 0);
    const receipts = items.map(({ type, where, missingRequired, missingRecommended }): Receipt => {
      const missing = [...missingRequired, ...missingRecommended];
      const value = missing.length === 0 ? type : `${type}: −${missing.join(', −')}`;
      return { ...where, value, ...(missing.length > 0 && { odd: true }) };
    });
    if (lacking !== undefined) {
      return verdict('required', { type: lacking.type, missing: shown(lacking.missingRequired.join(', ')) }, receipts);
    }
    if (facts.page.state !== 'whole') return unread(facts);
    if (wanting !== undefined) {
      const params = { type: wanting.type, missing: shown(wanting.missingRecommended.join(', ')) };
      return verdict('recommended', params, receipts);
    }
    const [first] = items;
    if (first === undefined) return verdict('none', {}, [absence(facts, 'jsonld')]);
    const retired = items.find(({ isRetired }) => isRetired);
    return retired === undefined
      ? verdict('complete', { types: shown([...new Set(items.map(({ type }) => type))].join(', ')) }, receipts)
      : verdict('retired', { type: retired.type }, receipts);
  },
});
