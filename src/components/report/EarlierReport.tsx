import { DIMENSION_IDS, type Report } from '../../brand/report/report';
import { typedAddress } from '../../brand/urls/target';
import { pathTo } from '../../site/routes';
import { Facts } from '../Facts';
import { formatScore } from '../format';
import { useLocale, useStrings } from '../strings';
import { scoreIn } from './dimensions';

/**
 * What is shown, below its score and date, of a report whose rubric's words are no longer kept: the scores of its
 * dimensions, and the way to a new one. Its strings are `opening` and `report`.
 */
export function EarlierReport({ report }: { readonly report: Report }) {
  const t = useStrings('opening');
  const words = useStrings('report');
  const locale = useLocale();
  return (
    <section>
      <h2>{t('earlier.title')}</h2>
      <p>{t('earlier.text', { version: report.rubricVersion })}</p>
      {report.scope === 'site' && (
        <p>
          <a
            className="button"
            href={`${pathTo(locale, 'brand-assessment')}?address=${encodeURIComponent(typedAddress(report.target))}`}
            rel="nofollow"
          >
            {t('earlier.again')}
          </a>
        </p>
      )}
      <Facts
        flat
        facts={DIMENSION_IDS.map((id) => {
          const score = scoreIn(report, id);
          return score !== null && [words(`dimension.${id}.name`), formatScore(locale, score.value)];
        })}
      />
    </section>
  );
}
