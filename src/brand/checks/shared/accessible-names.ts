/** What checks of accessible names share. */
import type { Lacking } from '../../facts/access';
import type { Facts } from '../../facts/facts';
import { absence, receiptsOf, shown, unread, verdict, type Verdict } from '../check';

/** Things without a name up to this number cost half. */
const FEW = 2;

/** The verdict on things that must all have a name. */
export function namelessVerdict(
  facts: Facts,
  { count: total, lacking: count, examples }: Lacking,
  source: string,
): Verdict<'pass' | 'few' | 'many' | 'none' | 'unread'> {
  const params = { count, total, text: shown(examples[0]?.value ?? '') };
  const receipts = receiptsOf(examples, true);
  // What was not read can only add to them, but for the name of the last, in whose midst the page may be cut.
  const sure = facts.page.state === 'partial' ? count - 1 : count;
  if (sure > FEW || (count > 0 && count === total && facts.page.state === 'whole')) {
    return verdict('many', params, receipts);
  }
  if (facts.page.state === 'partial') return unread(facts);
  if (total === 0) return verdict('none', {}, [absence(facts, source)]);
  if (count > 0) return verdict('few', params, receipts);
  return verdict('pass', { count: total }, [absence(facts, source)]);
}
