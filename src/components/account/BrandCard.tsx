import { useLocale, useStrings } from '../strings';
import { DIMENSION_IDS } from '../../brand/report/report';
import { savedPath } from '../../site/accounts';
import { BAND_CLASSES, bandOf } from '../band';
import { formatChange, formatDay, formatList, formatNumber, formatScore } from '../format';
import { Gem, type GemFacet } from '../Gem';
import { useCheckText } from '../report/check-text';
import { isolate, Isolated } from '../report/isolate';
import { useScoreRange } from '../report/Score';
import { savedHost, type SaidFacts, type SavedReportFacts } from './account-facts';
import { againPath, historyPath } from './brand-paths';
import { Trend, type ScoredHistoryPoint } from './HistoryChart';
import type { BrandChange, SavedBrand } from './saved-brands';
import { SavedRow } from './SavedRow';

/** Measurements that a card's line shows: those further back are in the history. */
const DRAWN = 12;
/** Checks that a card names. */
const NAMED = 3;

interface BrandCardProps {
  readonly brand: SavedBrand;
  /** Shows what cards look like: nothing on it leads anywhere. */
  readonly isExample?: boolean;
}

/** A brand on the shelf: its score now, how it got there, what changed, and what can be done with it. */
export function BrandCard({ brand: { now, points, items, change }, isExample = false }: BrandCardProps) {
  const t = useStrings('account');
  const text = useCheckText();
  const locale = useLocale();
  const host = savedHost(now, t);
  const scored = points.filter((point): point is ScoredHistoryPoint => point.overall !== null);
  const [newest] = items;
  const heading = `saved-${newest?.id ?? ''}`;
  const name = <bdi>{now.name ?? host}</bdi>;
  return (
    <li>
      <h3 className="ledger-title" id={heading}>
        {isExample || !newest ? name : <a href={savedPath(locale, newest.kind, newest.id)}>{name}</a>}
      </h3>
      <div className="account-now">
        {now.name !== null && (
          <p className="hint">
            <bdi>{host}</bdi>
          </p>
        )}
        <div className="account-brand">
          {now.said !== undefined && <Gem facets={facetsOf(now.said)} size={88} />}
          <div>
            <SavedScore overall={now.overall} />
            {scored.length > 0 && <Trend points={scored.slice(-DRAWN)} />}
          </div>
        </div>
        {change !== null && <Change change={change} />}
        {points.length === 1 && <p className="hint">{t('saved.once', { date: formatDay(locale, now.collectedAt) })}</p>}
        {now.said?.first && (
          <p>
            <Isolated
              text={t('saved.first', {
                fix:
                  now.said.first.cause === null ? text.title(now.said.first.check) : text.cause(now.said.first.cause),
              })}
            />
          </p>
        )}
      </div>
      {!isExample && (
        <>
          <p className="account-actions">
            <a className="button-quiet" href={againPath(locale, now.origin)}>
              {t('saved.again')}
              <span className="hidden-visually"> {host}</span>
            </a>
            {points.length > 1 && (
              <a href={historyPath(locale, now.origin)}>
                {t('saved.history')}
                <span className="hidden-visually"> {host}</span>
              </a>
            )}
          </p>
          <details className="account-kept" open={items.length === 1}>
            <summary>{t('saved.reports', { count: items.length })}</summary>
            <ul className="account-reports">
              {items.map((item) => (
                <SavedRow key={item.id} item={item} heading={heading} />
              ))}
            </ul>
          </details>
        </>
      )}
    </li>
  );
}

/** What happened to the score since the measurement before, and by which checks. */
function Change({ change: { since, by, passed, failed, most } }: { readonly change: BrandChange }) {
  const t = useStrings('account');
  const report = useStrings('report');
  const text = useCheckText();
  const locale = useLocale();
  const date = formatDay(locale, since);
  if (by === null) return <p className="hint">{t('saved.newRubric', { date })}</p>;
  const named = (ids: readonly string[]) => {
    const more = ids.length > NAMED ? [`+${formatNumber(locale, ids.length - NAMED)}`] : [];
    return formatList(locale, [...ids.slice(0, NAMED).map(text.title), ...more]);
  };
  return (
    <>
      <p>
        {by === 0 ? (
          t('saved.same', { date })
        ) : (
          <b className={by > 0 ? BAND_CLASSES.good : BAND_CLASSES.weak}>
            <Isolated text={t('saved.change', { change: isolate(formatChange(locale, by)), date })} />
          </b>
        )}
      </p>
      {failed.length > 0 && (
        <p>
          <Isolated text={t('saved.failed', { checks: named(failed) })} />
        </p>
      )}
      {passed.length > 0 && (
        <p>
          <Isolated text={t('saved.passed', { checks: named(passed) })} />
        </p>
      )}
      {most !== null && (
        <p>
          <Isolated
            text={t('saved.most', {
              dimension: report(`dimension.${most.dimension}.name`),
              change: isolate(formatChange(locale, most.by)),
            })}
          />
        </p>
      )}
    </>
  );
}

/** A gem of what is known of each dimension. */
export function facetsOf({ dimensions }: SaidFacts): readonly GemFacet[] {
  return DIMENSION_IDS.map((id, index) => {
    const value = dimensions[index] ?? null;
    return value === null ? { id, state: 'notAssessed' } : { id, state: 'assessed', value, band: bandOf(value) };
  });
}

/** An overall score with the range it may be in, or a note that there is no score. */
export function SavedScore({ overall }: Pick<SavedReportFacts, 'overall'>) {
  const t = useStrings('report');
  const locale = useLocale();
  const range = useScoreRange()(overall);
  if (overall === null) return <p className="hint">{t('overall.none')}</p>;
  return (
    <p className="account-score">
      <b className={BAND_CLASSES[bandOf(overall.value)]}>{formatScore(locale, overall.value)}</b>{' '}
      <span>{t(`band.${bandOf(overall.value)}.word`)}</span>
      {range !== null && (
        <>
          {' '}
          <span className="hint">{range}</span>
        </>
      )}
    </p>
  );
}
