/** What a check is, and what the checks in the folders beside it are written with. */
import type { Evidence, RequestId } from '../evidence/evidence';
import type { Facts } from '../facts/facts';
import type { Lacking } from '../facts/access';
import type { DimensionId, Params, Receipt, Standing } from '../report/report';
import type { FaceId } from '../previews/faces';
import type { Remedy } from './remedies';
import type { SourceLocation, Statement } from '../facts/statement';
import { clip } from '../basics/text';

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

export interface Check<Id extends string = string> {
  /** The name of its folder. */
  readonly id: Id;
  readonly dimension: DimensionId;
  /** Its position among the checks of its dimension, lowest first. */
  readonly order: number;
  /** Share within its dimension; 0 for a check that reports and never judges. */
  readonly weight: number;
  /** What its sources ask for. What is `ours` weighs at most 15 % within a dimension. */
  readonly standing: Standing;
  /** Who mends what it finds, and what kind of work that is. */
  readonly remedy: Remedy;
  /** Where people see what it asks about; absent if only programs notice. */
  readonly face?: FaceId;
  readonly sources: readonly Source[];
  /** Every outcome it can have, with its score. */
  readonly outcomes: Readonly<Record<string, OutcomeScore>>;
  /** The standing of outcomes whose check stands on more: JSON-LD has to be valid, but nobody has to have any. */
  readonly standings?: Readonly<Partial<Record<string, Standing>>>;
  /**
   * What it cannot judge without. A check that needs more than the page (`https-home`) is out of scope where there is
   * only a page.
   */
  readonly needs: readonly Need[];
  /**
   * Whether the verdict is about the place that serves the page rather than the page, so that it is out of scope in a
   * preview. `public`: only the public site can show it. `https`: a site on plain http, as on a developer's machine,
   * can't show it.
   */
  readonly place?: 'public' | 'https';
  readonly run: (facts: Facts) => Verdict;
}

/** What a site sends, and the outcome it leads to. */
export type Case = readonly [outcome: string, evidence: Evidence];

/** A check as its file declares it: with its own outcomes besides `unread`, which every check has. */
interface CheckDefinition<Id extends string, Outcome extends string> extends Omit<
  Check<Id>,
  'outcomes' | 'needs' | 'place' | 'run'
> {
  readonly outcomes: Readonly<Record<Outcome, OutcomeScore>>;
  readonly run: (facts: Facts) => Verdict<NoInfer<Outcome> | 'unread'>;
}

/** Declares a check; the outcomes its `run` may return are the ones it lists, and `unread`. */
export function defineCheck<Id extends string, Outcome extends string>(
  definition: CheckDefinition<Id, Outcome> & Pick<Check, 'needs' | 'place'>,
): Check<Id> {
  return { ...definition, outcomes: { ...definition.outcomes, unread: 'unknown' } };
}

/**
 * Declares a check of what the page says. It answers `unread` if nothing of the page could be read. It needs nothing
 * but the page, unless it says otherwise.
 */
export function definePageCheck<Id extends string, Outcome extends string>(
  definition: CheckDefinition<Id, Outcome> & Partial<Pick<Check, 'needs' | 'place'>>,
): Check<Id> {
  return defineCheck({
    needs: ['https-home'],
    ...definition,
    run: (facts) => (facts.page.state === 'unread' ? unread(facts) : definition.run(facts)),
  });
}

/** Declares a check of what only a home page needs. It doesn't judge other pages, and says `inner`. */
export function defineHomeCheck<Id extends string, Outcome extends string>(
  definition: CheckDefinition<Id, Outcome> & Partial<Pick<Check, 'needs' | 'place'>>,
): Check<Id> {
  return definePageCheck({
    ...definition,
    outcomes: { ...definition.outcomes, inner: 'na' },
    run: (facts) => (facts.page.kind.is === 'inner' ? verdict('inner', {}, [facts.page.where]) : definition.run(facts)),
  });
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

/** The receipts of several statements. @param odd whether all of them deviate */
export function receiptsOf(stated: readonly Statement[], odd = false): readonly Receipt[] {
  return stated.map((one) => receipt(one, odd));
}

/** The receipt of something that should be on the page and is not: of a meta element that is there and empty, where it is. */
export function absence(facts: Facts, source: string): Receipt {
  const blank = facts.blanks.find((one) => one.source === source);
  return blank ?? { request: facts.page.where.request, url: facts.page.where.url, source };
}

/** The receipts of several things of that kind. */
export function absences(facts: Facts, sources: readonly string[]): readonly Receipt[] {
  return sources.map((source) => absence(facts, source));
}

/** The receipts of locations, those left out that are not known. */
export function receiptsAt(...locations: readonly (SourceLocation | null)[]): readonly Receipt[] {
  return locations.filter((location) => location !== null);
}

/** The same for receipts that all deviate. */
export function oddAt(...locations: readonly (SourceLocation | null)[]): readonly Receipt[] {
  return receiptsAt(...locations).map((location) => ({ ...location, odd: true }));
}

/** The receipt of something measured, and whether it is not what it should be; none if its location is not known. */
export function measured(location: SourceLocation | null, value: string, odd: boolean): readonly Receipt[] {
  return location === null ? [] : [receipt({ value, where: location }, odd)];
}

/** The verdict where a check could not read what it needs. */
export function unread(facts: Facts, ...locations: readonly (SourceLocation | null)[]): Verdict<'unread'> {
  const known = receiptsAt(...locations);
  return verdict('unread', {}, known.length > 0 ? known : [facts.page.where]);
}

/** The verdict if the page lacks something: `unread` while the unread rest of the page may contain it. */
export function missing<Outcome extends string>(
  facts: Facts,
  outcome: Outcome,
  ...sources: readonly string[]
): Verdict<Outcome | 'unread'> {
  return facts.page.state === 'partial' ? unread(facts) : verdict(outcome, {}, absences(facts, sources));
}

/** The verdict on things that lack something. Up to one in ten, we can still say that most of them have it. */
export function lackingVerdict(
  facts: Facts,
  { count: total, lacking: count, examples }: Lacking,
  source: string,
): Verdict<'pass' | 'most' | 'many' | 'unread'> {
  if (facts.page.state !== 'whole') return unread(facts);
  if (count === 0) return verdict('pass', { count: total }, [absence(facts, source)]);
  const params = { count, total, text: shown(examples[0]?.value ?? '') };
  return verdict(count * 10 <= total ? 'most' : 'many', params, receiptsOf(examples, true));
}

/** A value from a page as a parameter of a text: short enough for a sentence. */
export function shown(value: string): string {
  return clip(value, 120);
}
