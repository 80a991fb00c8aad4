import { FIRST_STEPS, plan } from '../../brand/score/plan';
import type { Report } from '../../brand/report/report';
import { formatScore } from '../format';
import { useCheckText } from '../report/check-text';
import { useStepWords } from '../report/fixes/FixStep';
import { Isolated } from '../report/isolate';
import { useTopFixes } from '../report/TopFixes';
import { useLocale, useStrings } from '../strings';

/** The fixes that win most, each with what it is good for and what to do. */
export function FirstFixes({ report }: { readonly report: Report }) {
  const t = useStrings('plan');
  const locale = useLocale();
  const text = useCheckText();
  const words = useStepWords();
  const title = useTopFixes()(report);
  if (title === null) return null;
  return (
    <section className="top-fixes">
      <h2>{title}</h2>
      <ol>
        {plan(report)
          .slice(0, FIRST_STEPS)
          .map((step) => (
            <li key={step.check.id}>
              {step.points !== null && (
                <p className="fix-points">
                  <span>
                    <span className="score">{t('points', { points: formatScore(locale, step.points) })}</span>{' '}
                    {t('unit')}
                  </span>
                </p>
              )}
              <h3>
                <Isolated text={words(step).title} />
              </h3>
              <p>
                <Isolated text={text.why(step.check.id)} />
              </p>
              <p className="hint">
                <Isolated text={words(step).first} />
              </p>
            </li>
          ))}
      </ol>
    </section>
  );
}
