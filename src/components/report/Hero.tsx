import type { ReactNode } from 'react';
import type { Report } from '../../brand/report/report';
import { BAND_CLASSES, bandOf } from '../band';
import { formatScore } from '../format';
import { useNameRows } from '../proofread/name-rows';
import { ProofreadNames, type ProofreadRow } from '../proofread/ProofreadNames';
import { useI18n, useLocale, useStrings } from '../strings';
import { useCheckText } from './check-text';
import { Surface } from './first/Surface';
import { worstOf, type Worst } from './first/worst';
import { Isolated } from './isolate';
import { NamedGem } from './NamedGem';
import { ScoreFigure } from './Score';

export { reportName, useReportName } from './report-name';

interface HeroProps {
  readonly report: Report;
  /** The same with the fixes a reader chose. */
  readonly assumed?: Report | undefined;
  /** Below the gem: where a reader puts in the brand's right name. */
  readonly notes: ReactNode;
  /** The fixes that win most: part of the first screen. */
  readonly children?: ReactNode;
}

/** The first screen: what is worst, drawn where it is seen; beside it figure, band, one sentence and the gem. */
export function Hero({ report, assumed, notes, children }: HeroProps) {
  const { title, shown } = worstOf(useI18n(), useLocale(), report);
  return (
    <div className="report-hero">
      <Figure report={report} assumed={assumed} />
      <div className="hero-finding">
        <h2 className="headline">
          <Isolated text={title} />
        </h2>
        <Shown report={report} shown={shown} />
      </div>
      <div className="hero-gem">
        <NamedGem report={report} assumed={assumed} />
        {notes}
      </div>
      {children}
    </div>
  );
}

/** What is worst, drawn. */
function Shown({ report, shown }: Pick<HeroProps, 'report'> & Pick<Worst, 'shown'>) {
  const names = useNameRows()(report);
  const places = usePlaces(report);
  const silent = useSilentPlaces(report);
  switch (shown) {
    case 'names':
      return <ProofreadNames rows={names} />;
    case 'agreeing':
      return places.length > 0 && <ProofreadNames rows={places} />;
    case 'nameless':
      return <ProofreadNames rows={silent} />;
    default:
      return <Surface kind={shown} report={report} />;
  }
}

/** Places in the first screen. */
const PLACES = 4;

/** Where nothing differs: the places that state the name, each once. */
function usePlaces({ portrait: { names } }: Report): readonly ProofreadRow[] {
  const t = useStrings('report');
  const stated = names.filter(({ alias, odd }) => !alias && !odd);
  const first = stated.filter(({ kind }, index) => stated.findIndex((other) => other.kind === kind) === index);
  return first
    .slice(0, PLACES)
    .map(({ kind, value }) => ({ value, label: t(`place.${kind}`), note: '', state: 'name' }));
}

/** Where names are looked for first. */
const NAMING_PLACES = ['og-site-name', 'title', 'website', 'manifest'] as const;

/** Where no name was found: the places that could state one, and what stands there instead. */
function useSilentPlaces({ portrait: { names, title } }: Report): readonly ProofreadRow[] {
  const t = useStrings('report');
  return NAMING_PLACES.map((place) => {
    const value = names.find(({ kind }) => kind === place)?.value ?? (place === 'title' ? title : null);
    const label = t(`place.${place}`);
    return value === null || value === ''
      ? { value: '', label, note: t('proof.silent'), state: 'unread' }
      : { value, label, note: t('proof.notName'), state: 'another' };
  });
}

/** The figure, the band's word, and what that means in one sentence. */
function Figure({ report, assumed }: Pick<HeroProps, 'report' | 'assumed'>) {
  const t = useStrings('report');
  const plan = useStrings('plan');
  const locale = useLocale();
  const checks = useCheckText();
  const { overall } = report;
  if (overall === null) return <p className="overall">{t('overall.none')}</p>;
  const { value, cappedBy } = overall;
  const band = bandOf(value);
  const meaning = value === 1000 ? t('band.all') : t(`band.${band}.meaning`);
  return (
    <div className="hero-figure">
      <p className="overall">
        <ScoreFigure score={overall} /> <span className={`band ${BAND_CLASSES[band]}`}>{t(`band.${band}.word`)}</span>
        {assumed?.overall && assumed.overall.value !== value && (
          <span className="gained score">
            {' '}
            {plan('whatIf.then', { then: formatScore(locale, assumed.overall.value) })}
          </span>
        )}
      </p>
      <p className={cappedBy === null ? 'found meaning' : 'found'}>
        <Isolated text={cappedBy === null ? meaning : t('score.capped', { check: checks.title(cappedBy) })} />
      </p>
    </div>
  );
}
