import { DIMENSION_IDS, type DimensionId } from '../../brand/report/report';
import { pathTo } from '../../site/routes';
import { dimensionAnchor } from '../anchors';
import { formatDay, formatNumber } from '../format';
import { NextStep } from '../PageHeader';
import { useLocale, useStrings } from '../strings';
import { CheckLink } from './CheckLink';
import { DimensionMark } from './DimensionMark';
import { EarlierRubric } from './EarlierRubric';
import type { FoundOften, GuideEntry } from './guide-check';

/** Checks of a dimension beyond these are behind a disclosure. */
const FIRST = 4;

interface GuideIndexProps {
  readonly entries: readonly GuideEntry[];
  readonly often: FoundOften;
}

/** What is found most often, every check under the question it belongs to, and the pages that are of no check. */
export function GuideIndex({ entries, often }: GuideIndexProps) {
  const t = useStrings('guide');
  const locale = useLocale();
  return (
    <>
      <NextStep href={pathTo(locale, 'brand-assessment')}>{t('try')}</NextStep>
      {often.checks.length > 0 && <Often often={often} />}
      <div className="guide-dimensions">
        {DIMENSION_IDS.map((id) => (
          <Dimension key={id} id={id} entries={entries.filter(({ dimension }) => dimension === id)} />
        ))}
        <section>
          <DimensionMark id={null} size={44} />
          <h2>{t('how.title')}</h2>
          <p className="hint">{t('how.text')}</p>
          <ul>
            <li>
              <a href={pathTo(locale, 'guide-method')}>{t('method')}</a>
            </li>
            <li>
              <a href={pathTo(locale, 'guide-api')}>{t('api.link')}</a>
            </li>
            <li>
              <a href={pathTo(locale, 'guide-command')}>{t('command')}</a>
            </li>
          </ul>
        </section>
      </div>
    </>
  );
}

/** What the calibration's pages fail most often, with the share of them. */
function Often({ often: { checks, pages, measuredOn, isEarlier } }: Pick<GuideIndexProps, 'often'>) {
  const t = useStrings('guide');
  const locale = useLocale();
  return (
    <section className="guide-often">
      <div>
        <h2>{t('often.title')}</h2>
        <p className="hint">
          {t('often.of', { pages: formatNumber(locale, pages), date: formatDay(locale, measuredOn) })}
        </p>
        {isEarlier && <EarlierRubric measuredOn={measuredOn} />}
      </div>
      <ol>
        {checks.map(({ id, dimension, found, asked }) => (
          <li key={id}>
            <DimensionMark id={dimension} size={28} />
            <span>
              <CheckLink id={id} />
              <span className="hint">
                {t('often.on', { found: formatNumber(locale, found), pages: formatNumber(locale, asked) })}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Dimension({ id, entries }: { readonly id: DimensionId; readonly entries: readonly GuideEntry[] }) {
  const t = useStrings('guide');
  const report = useStrings('report');
  const locale = useLocale();
  const more = entries.slice(FIRST);
  return (
    <section id={dimensionAnchor(id)}>
      <DimensionMark id={id} size={44} />
      <h2>{report(`dimension.${id}.name`)}</h2>
      <p className="hint">{report(`dimension.${id}.question`)}</p>
      <Checks entries={entries.slice(0, FIRST)} />
      {more.length > 0 && (
        <details>
          <summary>{t('more', { number: formatNumber(locale, more.length) })}</summary>
          <Checks entries={more} />
        </details>
      )}
    </section>
  );
}

function Checks({ entries }: { readonly entries: readonly GuideEntry[] }) {
  return (
    <ul>
      {entries.map(({ id }) => (
        <li key={id}>
          <CheckLink id={id} />
        </li>
      ))}
    </ul>
  );
}
