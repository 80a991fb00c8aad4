import { TALLIES, type Calibration as Figures, type CheckFigures } from '../brand/calibration';
import { formatList, formatNumber } from './format';
import { useCheckText } from './report/check-text';
import { useLocale, useStrings } from './strings';

/** What an outcome is called, as in a report. */
const OUTCOMES = {
  passed: 'pass',
  partial: 'partial',
  failed: 'fail',
  notApplicable: 'na',
  unknown: 'unknown',
} as const;

/** For writers: how the checks come out over the calibration's pages. Folded, since it is long. */
export function Calibration({ figures }: { readonly figures: Figures }) {
  const t = useStrings('content');
  const site = useStrings('site');
  const report = useStrings('report');
  const text = useCheckText();
  const locale = useLocale();
  const { checks, pages, unvarying, expectations } = figures;
  const isAsked = ({ outOfScope }: CheckFigures) => outOfScope < pages.length;
  const columns = TALLIES.filter((tally) => checks.some((check) => isAsked(check) && check[tally] > 0));
  const dimensions = [...new Set(checks.map(({ dimension }) => dimension))];
  const agreeing = expectations.compared - expectations.differing.length;
  return (
    <div className="calibration">
      <p>{t('calibration.of', { rubric: figures.rubricVersion, pages: formatNumber(locale, pages.length) })}</p>
      {unvarying.length > 0 && (
        <p>{t('calibration.unvarying', { checks: formatList(locale, unvarying.map(text.title)) })}</p>
      )}
      {expectations.compared > 0 && (
        <p>
          {t('calibration.expectations', {
            compared: formatNumber(locale, expectations.compared),
            agreeing: formatNumber(locale, agreeing),
          })}
        </p>
      )}
      <details>
        <summary>{t('calibration.all', { checks: formatNumber(locale, checks.length) })}</summary>
        <div className="table-scroll" role="region" aria-label={t('calibration.table')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <td />
                {columns.map((tally) => (
                  <th key={tally} scope="col" className="number">
                    {tally === 'outOfScope' ? t('calibration.notAsked') : site(`outcome.${OUTCOMES[tally]}`)}
                  </th>
                ))}
              </tr>
            </thead>
            {dimensions.map((dimension) => (
              <tbody key={dimension}>
                <tr>
                  <th colSpan={columns.length + 1} scope="rowgroup">
                    {report(`dimension.${dimension}.name`)}
                  </th>
                </tr>
                {checks
                  .filter((check) => check.dimension === dimension)
                  .map((check) => (
                    <tr key={check.id}>
                      <th scope="row">{text.title(check.id)}</th>
                      {isAsked(check) ? (
                        columns.map((tally) => (
                          <td key={tally} className="number">
                            {formatNumber(locale, check[tally])}
                          </td>
                        ))
                      ) : (
                        <td colSpan={columns.length}>{t('calibration.notAsked')}</td>
                      )}
                    </tr>
                  ))}
              </tbody>
            ))}
          </table>
        </div>
      </details>
    </div>
  );
}
