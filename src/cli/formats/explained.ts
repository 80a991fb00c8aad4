/** The vocabulary in words. Values that a report would fill in are shown as an ellipsis. */
import { workOf } from '../../brand/checks/remedies';
import type { OutcomeScore } from '../../brand/checks/check';
import { checkText } from '../../components/report/check-text';
import { OUTLINE } from '../../brand/score/rubric-outline';
import { pathTo } from '../../site/routes';
import type { Words } from '../measured';
import type { KnownCheck } from '../vocabulary';
import { guideUrl } from './guide-url';

export interface ExplainedOutcome {
  readonly id: string;
  readonly score: OutcomeScore;
  /** What a report says; '' for an outcome that has no words of its own. */
  readonly reason: string;
  /** What to do; null if there is nothing to do. */
  readonly fix: string | null;
}

export interface Explained extends Omit<KnownCheck, 'outcomes'> {
  readonly title: string;
  readonly asks: string;
  readonly why: string;
  readonly work: ReturnType<typeof workOf>;
  /** The page of the guide; a path where no site is known that has the guide. */
  readonly guide: string;
  readonly outcomes: readonly ExplainedOutcome[];
}

const BLANK = '…';
const SOFT_HYPHENS = /\u00ad/g;

/** Asks for the plural that a large number has, which fits a number that is not known. */
const AS_IT_IS = { skipInterpolation: true, count: 100, defaultValue: '' } as const;

export function explainedIn({ locale, strings }: Words, check: KnownCheck, siteUrl: string | null): Explained {
  const { id } = check;
  const text = checkText(strings, locale, OUTLINE.version);
  const lookup = (namespace: string) =>
    strings.getFixedT(locale, namespace) as unknown as (key: string, options: object) => string;
  const [checks, rules] = [lookup('checks'), lookup('rules')];
  const said = (outcome: string, part: string) => {
    const found =
      checks(`${id}.outcomes.${outcome}.${part}`, AS_IT_IS) || rules(`settled.${id}.${outcome}.${part}`, AS_IT_IS);
    return found.replace(/\{\{[^{}]*\}\}/g, BLANK).replace(SOFT_HYPHENS, '');
  };
  return {
    ...check,
    title: text.title(id),
    asks: text.rule(id),
    why: text.why(id),
    work: workOf([id]),
    guide: guideUrl(siteUrl, locale, id) ?? pathTo(locale, 'guide-check', { check: id }),
    outcomes: check.outcomes.map(({ id: outcome, score }) => ({
      id: outcome,
      score,
      reason: said(outcome, 'reason'),
      fix: said(outcome, 'fix') || null,
    })),
  };
}
