import { useStrings } from '../../strings';
import { Isolated } from '../isolate';
import { MORE_ID } from '../TopFixes';
import { useOpenerWord, useStepWords, type FixStepProps } from './FixStep';

/** What there is about a fix where no script runs: a row that opens, which the card's link leads into. */
export function ClosedFix(props: FixStepProps) {
  const plan = useStrings('plan');
  const { title } = useStepWords()(props.step);
  const wordOf = useOpenerWord();
  return (
    <details className="fix-panel">
      <summary>
        <Isolated text={plan('labelled', { label: title, text: wordOf(props) })} />
      </summary>
      <div id={`${MORE_ID}-${props.step.check.id}`}>{props.details.more(props.step)}</div>
    </details>
  );
}
