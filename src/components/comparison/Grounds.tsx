import type { ComparedCheck, LeftOutCheck } from '../../brand/compare';
import type { Report } from '../../brand/report';
import { useCheckText } from '../report/check-text';
import { Isolated } from '../report/isolate';
import { Receipt } from '../report/Receipt';
import { useStrings } from '../strings';
import { Brand } from './Brand';

interface GroundsProps {
  readonly reports: readonly Report[];
  readonly check: ComparedCheck | LeftOutCheck;
}

/** What each brand's verdict rests on: the reason, and the first receipt. */
export function Grounds({ reports, check }: GroundsProps) {
  const t = useStrings('comparison-view');
  const text = useCheckText();
  const best = 'best' in check ? check.best : [];
  return (
    <details>
      <summary>
        {t('checks.grounds')}
        <span className="hidden-visually">: {text.title(check.id)}</span>
      </summary>
      <dl>
        {check.results.map((result, index) => {
          const [receipt] = result.receipts;
          return (
            <div key={index}>
              <dt>
                <Brand reports={reports} index={index} />
                {best.includes(index) && <small> {t('best')}</small>}
              </dt>
              <dd>
                <p>
                  <Isolated text={text.reason(result)} />
                </p>
                {receipt !== undefined && (
                  <ul className="receipts">
                    <Receipt receipt={receipt} />
                  </ul>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
