import type { LlmsLink } from '../../facts/machines';
import type { Receipt } from '../../report/report';
import { defineCheck, receiptsAt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Failures that everybody meets who follows a link; others may be a fault of the moment, or ours. */
const LASTING: readonly LlmsLink['reason'][] = [
  'unresolvable',
  'connection-refused',
  'certificate',
  'tls',
  'too-many-redirects',
  'bad-redirect',
];

/** Statuses that refuse us or ask us to come again say nothing about what others get. */
const UNKNOWN: readonly number[] = [401, 403, 406, 407, 408, 425, 429];

function isBroken({ status, reason }: LlmsLink): boolean {
  return status === null ? LASTING.includes(reason) : status === 404 || status === 410 || status >= 500;
}

function isKnown(link: LlmsLink): boolean {
  return isBroken(link) || (link.status !== null && !UNKNOWN.includes(link.status));
}

const receipt = (link: LlmsLink): Receipt => ({
  ...link.where,
  value: link.status === null ? link.value : `${link.value} → ${String(link.status)}`,
  ...(isBroken(link) && { odd: true }),
});

/** Whether the pages of the site to which /llms.txt links are there, of the first few that were asked for. */
export const check = defineCheck({
  id: 'llms-links',
  dimension: 'machines',
  order: 75,
  weight: 0,
  standing: 'ours',
  remedy: 'file',
  sources: [SOURCES.llmsTxt],
  outcomes: { pass: 1000, broken: 0, none: 1000 },
  needs: ['llms-txt'],
  run: (facts) => {
    const { state, links, where } = facts.llmsTxt;
    if (state === 'absent' || state === 'html') return verdict('none', {}, receiptsAt(where));
    if (state === 'unread' || links === null) return unread(facts, where);
    if (links.length === 0) return verdict('none', {}, receiptsAt(where));
    const known = links.filter(isKnown);
    const [first, ...others] = known.filter(isBroken);
    const receipts = known.map(receipt);
    if (first !== undefined) {
      return verdict('broken', { count: others.length + 1, total: known.length, url: shown(first.value) }, receipts);
    }
    return known.length === 0 ? unread(facts, where) : verdict('pass', { count: known.length }, receipts);
  },
});
