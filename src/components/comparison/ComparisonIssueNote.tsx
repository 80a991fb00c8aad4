import { Isolated } from '../report/isolate';
import { useStrings } from '../strings';
import { useComparisonIssueText, type ComparisonIssue } from './issue-text';

interface ComparisonIssueNoteProps {
  readonly issue: ComparisonIssue;
  /** Measures the brands again, which is the way out where reports are of different rubrics. */
  readonly onMeasureAgain?: () => void;
}

/** Why reports that are there cannot be compared, with the way out. */
export function ComparisonIssueNote({ issue, onMeasureAgain }: ComparisonIssueNoteProps) {
  const t = useStrings('comparison');
  const text = useComparisonIssueText();
  return (
    <div role="alert">
      <p>
        <Isolated text={text(issue)} />
      </p>
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
