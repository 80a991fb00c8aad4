import { MANIFEST_NAME_LENGTH, MANIFEST_SHORT_NAME_LENGTH } from '../../basics/published-limits';
import { lengthOf } from '../../basics/text';
import type { Facts } from '../../facts/facts';
import type { Statement } from '../../facts/statement';
import { disagreesWith } from '../../naming/places';
import { relationOf } from '../../naming/relation';
import { disagrees } from '../../naming/relations';
import { brandOf } from '../../naming/stated';
import { absence, defineCheck, receipt, receiptsAt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/**
 * Whether a name is the brand's, as far as the report says. If the manifest's name isn't, neither is its short form.
 */
function agrees({ value }: Statement, facts: Facts): boolean {
  const { name, places } = brandOf(facts);
  const wrong = places.find((place) => place.kind === 'manifest' && disagreesWith(place));
  if (wrong === undefined || name === null) return true;
  return value !== wrong.value && (!disagrees(relationOf(name, value)) || disagrees(relationOf(wrong.value, value)));
}

/** A member's fault: too long, or another name than the page's; null if it has none. */
function fault(stated: Statement, limit: number, facts: Facts): string | null {
  if (lengthOf(stated.value) > limit) return 'length';
  return agrees(stated, facts) ? null : 'name';
}

/**
 * Whether the web app manifest's names fit where systems show them and are the brand's. A name of at most 12
 * characters needs no short_name (webhint).
 */
export const check = defineCheck({
  id: 'manifest-names',
  dimension: 'identity',
  order: 110,
  weight: 3,
  standing: 'recommended',
  remedy: 'file',
  face: 'phone',
  sources: [SOURCES.manifest, SOURCES.manifestNames],
  outcomes: { pass: 1000, 'one-broken': 500, 'both-broken': 0, unusable: 0, none: 1000 },
  needs: ['https-home', 'manifest'],
  run: (facts) => {
    const { state, name, shortName, where } = facts.manifest;
    if (facts.page.state === 'unread' || state === 'unread') return unread(facts, where);
    if (state === 'none') return verdict('none', {}, [absence(facts, 'link:manifest')]);
    if (state === 'broken') return verdict('unusable', {}, receiptsAt(where));
    const nameFault = name === null ? 'missing' : fault(name, MANIFEST_NAME_LENGTH, facts);
    const needed = name === null || lengthOf(name.value) > MANIFEST_SHORT_NAME_LENGTH;
    const shortFault =
      shortName === null ? (needed ? 'missing' : null) : fault(shortName, MANIFEST_SHORT_NAME_LENGTH, facts);
    const members = [
      { key: 'name', stated: name, broken: nameFault !== null },
      { key: 'short_name', stated: shortName, broken: shortFault !== null },
    ];
    // The receipt of a missing member shows nothing, not even the response's status.
    const lacking = (key: string) => {
      const { request, url } = where ?? facts.page.where;
      return { request, url, source: `manifest:${key}` };
    };
    const receipts = members.map(({ key, stated, broken }) =>
      stated === null ? lacking(key) : receipt(stated, broken),
    );
    const params = { name: shown(name?.value ?? '–'), short: shown(shortName?.value ?? '–') };
    const broken = members.filter((one) => one.broken);
    if (broken.length === 0) return verdict('pass', params, receipts);
    if (broken.length === 2) return verdict('both-broken', params, receipts);
    return verdict('one-broken', { ...params, member: broken[0]?.key ?? '' }, receipts);
  },
});
