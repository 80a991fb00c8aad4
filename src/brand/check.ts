/** What a check is. Each stands in a file of its own in `checks/` and declares itself; its weight is in the rubric. */
import type { RequestId } from './evidence';
import type { Facts } from './facts';
import type { DimensionId, Params, Receipt } from './report';
import { clip } from './text';
import type { SourceLocation, Statement } from './statement';

/** Per mille where the outcome is a verdict; `na`: does not apply; `unknown`: could not be read. */
export type OutcomeScore = number | 'na' | 'unknown';

/** What a check cannot judge without: a request's answer, or the header fields that came with the home page. */
export type Need = RequestId | 'home-headers';

/** The published text a rule rests on. */
export interface Source {
  readonly name: string;
  /** Where in it, as its own headings say. */
  readonly section: string;
  readonly url: string;
}

export interface Verdict<Outcome extends string = string> {
  readonly outcome: Outcome;
  /** Values for the words of the outcome. */
  readonly params: Params;
  readonly receipts: readonly Receipt[];
}

export interface Check<Outcome extends string = string> {
  readonly id: string;
  readonly dimension: DimensionId;
  readonly sources: readonly Source[];
  /** Every outcome it can have, with its score. */
  readonly outcomes: Readonly<Record<Outcome, OutcomeScore>>;
  /**
   * What it cannot judge without. A check that needs more than the page (`https-home`) is out of scope where there is
   * only a page.
   */
  readonly needs: readonly Need[];
  readonly run: (facts: Facts) => Verdict<Outcome>;
}

/** Declares a check; the outcomes its `run` may return are the ones it lists. */
export function defineCheck<Outcome extends string>(check: Check<Outcome>): Check<Outcome> {
  return check;
}

/** Receipts a verdict shows at most. */
const RECEIPT_LIMIT = 12;

export function verdict<Outcome extends string>(
  outcome: Outcome,
  params: Params = {},
  receipts: readonly Receipt[] = [],
): Verdict<Outcome> {
  return { outcome, params, receipts: receipts.slice(0, RECEIPT_LIMIT) };
}

/** The receipt of something stated; `odd` marks the one that deviates. */
export function receipt(stated: Statement, odd = false): Receipt {
  return { ...stated.where, value: clip(stated.value, 300), ...(odd ? { odd: true } : {}) };
}

/** The receipt of something that should stand on the page and does not. */
export function absence(facts: Facts, source: string): Receipt {
  return { request: facts.page.where.request, url: facts.page.where.url, source };
}

/** The receipts of places that may be unknown. */
export function places(...wheres: readonly (SourceLocation | null)[]): readonly Receipt[] {
  return wheres.filter((where) => where !== null);
}

/** The receipts of places where something that was measured shows, and whether it is what it should be. */
export function measured(where: SourceLocation | null, value: string, odd: boolean): readonly Receipt[] {
  return places(where).map((place) => ({ ...place, value: clip(value, 300), ...(odd ? { odd: true as const } : {}) }));
}

/** The verdict where a check could not read what it needs. */
export function unread(facts: Facts, ...wheres: readonly (SourceLocation | null)[]): Verdict<'unread'> {
  const known = places(...wheres);
  return verdict('unread', {}, known.length > 0 ? known : [facts.page.where]);
}

/** Whether it is known where the page lives: one that was pasted without its address is at home nowhere. */
export function isPlaced({ scope, target }: Facts): boolean {
  return scope === 'site' || target.address !== '';
}

/** A value from a page as a parameter of a text: short enough for a sentence. */
export function shown(value: string): string {
  return clip(value, 120);
}
