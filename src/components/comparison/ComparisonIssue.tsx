import { formatList } from '../format';
import { isolate, Isolated } from '../report/isolate';
import { useLocale, useStrings } from '../strings';

/** Why brands cannot be compared, as the form and the view of a comparison know it. */
export type ComparisonIssue =
  | { readonly code: 'too-few' | 'too-many' | 'rubric-differs' | 'scope-differs' }
  | { readonly code: 'same-address'; readonly url: string }
  /** Two URLs that lead to one registrable domain. */
  | { readonly code: 'same-site'; readonly url: string; readonly other: string };

const CODES: readonly string[] = [
  'too-few',
  'too-many',
  'rubric-differs',
  'scope-differs',
  'same-address',
  'same-site',
] satisfies readonly ComparisonIssue['code'][];

/** Whether something that is wrong is wrong with the comparison, and not with a measurement. */
export function isComparisonIssue(what: ComparisonIssue | { readonly code: string }): what is ComparisonIssue {
  return CODES.includes(what.code);
}

/** Gives the sentence for an issue; URLs are isolated in it, so show it with `Isolated`. */
export function useComparisonIssueText(): (issue: ComparisonIssue) => string {
  const t = useStrings('comparison');
  return (issue) => {
    switch (issue.code) {
      case 'same-address':
        return t('problem.same-address', { address: isolate(issue.url) });
      case 'same-site':
        return t('problem.same-site', { address: isolate(issue.url), other: isolate(issue.other) });
      default:
        return t(`problem.${issue.code}`);
    }
  };
}

interface ComparisonIssueNoteProps {
  readonly issue: ComparisonIssue;
  /** Measures the brands again, which is the way out where reports are of different rubrics. */
  readonly onMeasureAgain?: () => void;
  /** Brands that prevent it: they have no address to request. */
  readonly notMeasurable?: readonly string[];
}

/** Why reports that are there cannot be compared, with the way out. */
export function ComparisonIssueNote({ issue, onMeasureAgain, notMeasurable = [] }: ComparisonIssueNoteProps) {
  const t = useStrings('comparison');
  const locale = useLocale();
  const text = useComparisonIssueText();
  return (
    <div role="alert">
      <p>
        <Isolated text={text(issue)} />
      </p>
      {issue.code === 'rubric-differs' && notMeasurable.length > 0 && (
        <p>
          <Isolated text={t('problem.not-measurable', { brands: formatList(locale, notMeasurable.map(isolate)) })} />
        </p>
      )}
      {issue.code === 'rubric-differs' && onMeasureAgain !== undefined && (
        <p>
          <button type="button" className="button-quiet" onClick={onMeasureAgain}>
            {t('again')}
          </button>
        </p>
      )}
    </div>
  );
}
