import { plan, whatIf, checksOf, type PlanStep } from '../../brand/score/plan';
import type { Report } from '../../brand/report/report';
import { EVIDENCE_ID, PLAN_ID, SEND_ID } from '../anchors';
import type { Locale } from '../../site/locales';
import { formatScore } from '../format';
import type { Translate } from '../string-keys';
import { useLocale, useStrings } from '../strings';
import { FixCard, type FixStepProps } from './fixes/FixStep';
import type { StepTexts } from './fixes/fix-texts';

/** How many fixes come before all others. */
export const TOP_FIXES = 3;

/** Gives how many fixes come first and where they take the overall, in words; null if nothing lost points. */
export function useTopFixes(): (report: Report) => string | null {
  const t = useStrings('plan');
  const locale = useLocale();
  return (report) => topFixesText(t, locale, report);
}

/** The same where nothing is rendered. */
export function topFixesText(t: Translate<'plan'>, locale: Locale, report: Report): string | null {
  const steps = plan(report).slice(0, TOP_FIXES);
  if (steps.length === 0) return null;
  const then = whatIf(report, steps.flatMap(checksOf)).overall;
  if (then === null) return t('top.titleWithoutPoints');
  return t('top.title', { count: steps.length, score: formatScore(locale, then.value) });
}

export interface TopFixesProps extends Pick<FixStepProps, 'report' | 'whatIf' | 'copy'> {
  readonly texts: ReadonlyMap<PlanStep, StepTexts>;
}

/** The fixes that win most, as cards; where nothing lost points, that, and what can be done with the report. */
export function TopFixes({ report, texts, ...tools }: TopFixesProps) {
  const t = useStrings('plan');
  const words = useStrings('report');
  const title = useTopFixes()(report);
  if (title === null)
    return (
      <section className="top-fixes">
        <h2>{t('top.nothing')}</h2>
        <p>
          <a href={`#${EVIDENCE_ID}`}>{t('top.keep')}</a>
        </p>
      </section>
    );
  return (
    <section className="top-fixes">
      <h2>{title}</h2>
      <p>
        {texts.size > TOP_FIXES && <a href={`#${PLAN_ID}`}>{words('plan.title')}</a>}{' '}
        <a href={`#${SEND_ID}`}>{t('send.title')}</a>
      </p>
      <ol>
        {[...texts].slice(0, TOP_FIXES).map(([step, own]) => (
          <FixCard key={step.check.id} report={report} step={step} texts={own} {...tools} />
        ))}
      </ol>
    </section>
  );
}
