import type { ShownOutcome } from '../../brand/engine/shown-outcomes';
import { formatShare } from '../format';
import { useCheckText } from '../report/check-text';
import { Isolated } from '../report/isolate';
import { outcomeKind, OutcomeMark, ReportedMark } from '../report/Marks';
import { Receipt } from '../report/Receipt';
import { useLocale, useStrings } from '../strings';
import type { GuideCheck } from './guide-check';

/** Everything a check can find, as the engine says it of the example brand. */
export function CheckOutcomes({ check }: { readonly check: GuideCheck }) {
  return (
    <ul className="outcomes">
      {check.outcomes.map((one) => (
        <Outcome key={one.outcome} check={check} shown={one} />
      ))}
    </ul>
  );
}

/** How many pieces of evidence are shown of an outcome. */
const EVIDENCE = 2;

function Outcome({ check, shown }: { readonly check: GuideCheck; readonly shown: ShownOutcome }) {
  const t = useStrings('guide');
  const locale = useLocale();
  const text = useCheckText();
  const { id, dimension, standing } = check;
  const { score, receipts } = shown;
  const result = { ...shown, id, dimension, weight: check.points };
  const fix = score === 1000 ? null : text.fix(result);
  const found = receipts.slice(0, EVIDENCE);
  return (
    <li>
      <p>
        {standing === null ? <ReportedMark /> : <OutcomeMark outcome={outcomeKind(score)} />}
        <Isolated text={text.reason(result)} />
        {typeof score === 'number' && score > 0 && score < 1000 && (
          <span className="hint"> {t('keeps', { share: formatShare(locale, score) })}</span>
        )}
      </p>
      {fix !== null && (
        <p className="hint">
          <Isolated text={fix} />
        </p>
      )}
      {found.length > 0 && (
        <details>
          <summary>{t('evidence')}</summary>
          <ol className="receipts">
            {found.map((receipt, index) => (
              <Receipt key={index} receipt={receipt} />
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}
