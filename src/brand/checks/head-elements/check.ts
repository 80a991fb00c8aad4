import { absence, definePageCheck, receipt, receiptsOf, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/** Elements that are named in a sentence. */
const NAMED = 5;

/** What a source code such as `meta:og:title` is called where people write it. */
function nameOf(source: string): string {
  return source.replace(/^(?:meta|link):/, '');
}

/** Whether what counts in the head alone is there, and what pushed it out. */
export const check = definePageCheck({
  id: 'head-elements',
  dimension: 'findability',
  order: 65,
  weight: 0,
  standing: 'required',
  remedy: 'template',
  sources: [SOURCES.validMetadata, SOURCES.headParsing, SOURCES.metadataContent],
  outcomes: { pass: 1000, placed: 500, pushed: 0 },
  run: (facts) => {
    const { pusher, misplaced, count } = facts.headElements;
    if (count === 0)
      return facts.page.state === 'whole' ? verdict('pass', {}, [absence(facts, 'head')]) : unread(facts);
    const pushed = misplaced.filter(({ isPushed }) => isPushed);
    const told = pusher === null ? misplaced : pushed;
    const names = [...new Set(told.map(({ where }) => nameOf(where.source)))];
    const text = shown(names.slice(0, NAMED).join(', '));
    const receipts = receiptsOf(told, true);
    if (pusher === null) return verdict('placed', { count, text }, receipts);
    const params = { count: pushed.length, text, element: shown(pusher.value) };
    return verdict('pushed', params, [receipt(pusher, true), ...receipts]);
  },
});
