import { plan } from '../../brand/plan';
import type { Report } from '../../brand/report';
import { useLocale, useStrings } from '../strings';
import { checkAnchor } from './anchors';
import { useCheckText } from './check-text';
import { formatScore } from './format';
import { Isolated } from './isolate';

/** What to repair, the repair that returns most first. */
export function Plan({ report }: { readonly report: Report }) {
  const t = useStrings('report');
  const locale = useLocale();
  const text = useCheckText();
  const steps = plan(report);
  if (steps.length === 0) return <p>{t('plan.none')}</p>;
  return (
    <>
      <p className="hint">{t(report.overall ? 'plan.intro' : 'plan.introWithoutPoints')}</p>
      <ol className="plan">
        {steps.map(({ check, points }) => (
          <li key={check.id}>
            <span className="score">
              {points !== null && t('plan.points', { points: formatScore(locale, points) })}
            </span>
            <div>
              <p>
                <Isolated text={text.fix(check) ?? text.reason(check)} />
              </p>
              <a href={`#${checkAnchor(check.id)}`}>{text.title(check.id)}</a>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
