import type { Facts } from '../facts/facts';
import type { Params } from '../report/report';

/**
 * `[check, outcome, facts that differ from the good brand's, parameters that matter, receipts that matter]`: all receipts
 * of the verdict, each as `told` writes it.
 */
export type Case = readonly [
  check: string,
  outcome: string,
  facts: Partial<Facts>,
  params?: Params,
  receipts?: readonly string[],
];
