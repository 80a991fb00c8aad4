import type { CheckResult } from '../../brand/report';
import { OutcomeMark } from '../OutcomeMark';
import { useLocale, useStrings } from '../strings';
import { checkAnchor } from './anchors';
import { isReported } from './check-groups';
import { useCheckText } from './check-text';
import { CheckSources } from './CheckSources';
import { formatNumber } from './format';
import { Isolated } from './isolate';
import { outcomeKind } from './outcome-kind';
import { Receipt } from './Receipt';
import { ReportedMark } from './ReportedMark';

/** One check: what came out, why, what to do, and behind a disclosure the rule and what was found. */
export function CheckRow({ check }: { readonly check: CheckResult }) {
  const t = useStrings('report');
  const locale = useLocale();
  const text = useCheckText();
  if (check.score === 'out-of-scope') return null;
  const reported = isReported(check);
  const fix = check.score === 1000 || reported ? null : text.fix(check);
  return (
    <li className="check" id={checkAnchor(check.id)}>
      <h4>
        {reported ? <ReportedMark /> : <OutcomeMark outcome={outcomeKind(check.score)} />}
        {text.title(check.id)}
      </h4>
      <p>
        <Isolated text={text.reason(check)} />
      </p>
      {fix !== null && (
        <p className="check-fix">
          <b>{t('check.fix')}</b> <Isolated text={fix} />
        </p>
      )}
      <details>
        <summary>
          {t('check.receipts', { count: check.receipts.length })}
          <span className="check-weight">
            {check.weight === 0
              ? t('check.reported')
              : t('check.weight', { weight: formatNumber(locale, check.weight) })}
          </span>
        </summary>
        <p>
          {text.rule(check.id)} <CheckSources check={check.id} />
        </p>
        {check.receipts.length > 0 && (
          <ol className="receipts">
            {check.receipts.map((receipt, index) => (
              <Receipt key={index} receipt={receipt} />
            ))}
          </ol>
        )}
      </details>
    </li>
  );
}
