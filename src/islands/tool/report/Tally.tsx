import type { Report } from '../../../brand/report';
import { Gem } from '../../../components/Gem';
import { useCheckText } from '../../../components/report/check-text';
import { formatScore } from '../../../components/format';
import { facetsOf } from '../../../components/report/dimensions';
import { useLocale, useStrings } from '../../../components/strings';

interface TallyProps {
  readonly measured: Report;
  /** The same with the chosen repairs. */
  readonly assumed: Report;
  /** How many repairs are chosen. */
  readonly count: number;
}

/** What the chosen repairs would make of the overall. Stays in sight while steps are chosen. */
export function Tally({ measured, assumed, count }: TallyProps) {
  const t = useStrings('plan');
  const locale = useLocale();
  const checks = useCheckText();
  const cappedBy = assumed.overall?.cappedBy ?? null;
  const figures = measured.overall &&
    assumed.overall && {
      now: formatScore(locale, measured.overall.value),
      then: formatScore(locale, assumed.overall.value),
    };
  return (
    <div className="tally">
      <Gem facets={facetsOf(measured, assumed)} size={80} />
      <div>
        {figures && (
          <p className="score" aria-hidden>
            {count === 0 ? t('whatIf.now', figures) : t('whatIf.change', figures)}
          </p>
        )}
        <p className="hidden-visually" role="status">
          {figures && count > 0 && t('whatIf.status', { ...figures, count })}
        </p>
        {cappedBy !== null && <p className="hint">{t('whatIf.capped', { check: checks.title(cappedBy) })}</p>}
      </div>
    </div>
  );
}

/** The figure of each assessed dimension, and what the chosen repairs would make of it. */
export function DimensionTally({ measured, assumed }: Pick<TallyProps, 'measured' | 'assumed'>) {
  const t = useStrings('plan');
  const report = useStrings('report');
  const locale = useLocale();
  return (
    <dl className="dimension-tally">
      {measured.dimensions.map(({ id, score }) => {
        const then = assumed.dimensions.find((dimension) => dimension.id === id)?.score;
        if (!score || !then) return null;
        const figures = { now: formatScore(locale, score.value), then: formatScore(locale, then.value) };
        return (
          <div key={id}>
            <dt>{report(`dimension.${id}.name`)}</dt>
            <dd className="score">{then.value > score.value ? t('whatIf.change', figures) : figures.now}</dd>
          </div>
        );
      })}
    </dl>
  );
}
