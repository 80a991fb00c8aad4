import {
  DIFFERENCE_REASONS,
  TALLIES,
  type Calibration as Figures,
  type CheckFigures,
  type DifferenceReason,
} from '../brand/score/calibration';
import { ColumnHeads } from './ColumnHeads';
import { formatDay, formatList, formatNumber } from './format';
import { EarlierRubric } from './guide/EarlierRubric';
import { useCheckText } from './report/check-text';
import { Isolated } from './report/isolate';
import { useLocale, useStrings } from './strings';

/** What an outcome is called, as in a report. */
const OUTCOMES = {
  passed: 'pass',
  partial: 'partial',
  failed: 'fail',
  notApplicable: 'na',
  unknown: 'unknown',
} as const;

/** The reasons' strings, which have no hyphens in their names. */
const REASONS = {
  hidden: 'hidden',
  inferred: 'inferred',
  encoding: 'encoding',
  unnamed: 'unnamed',
  misnamed: 'misnamed',
  'false-alarm': 'falseAlarm',
  missed: 'missed',
  unexplained: 'unexplained',
} as const satisfies Readonly<Record<DifferenceReason, string>>;

/** How often others say the same of the same pages, and why they differ where they do. */
function Judged({ figures }: { readonly figures: Figures }) {
  const t = useStrings('content');
  const locale = useLocale();
  const differing = figures.comparisons.flatMap(({ id, differing }) =>
    DIFFERENCE_REASONS.flatMap((reason) => {
      const items = differing.filter((one) => one.reason === reason).map(({ item }) => item);
      return items.length === 0 ? [] : [{ id, reason, items }];
    }),
  );
  return (
    <>
      <h3>{t('calibration.judged.title')}</h3>
      <p>{t('calibration.judged.of', { date: formatDay(locale, figures.measuredOn) })}</p>
      <div className="table-scroll" role="region" aria-label={t('calibration.judged.title')} tabIndex={0}>
        <table>
          <ColumnHeads
            columns={[t('calibration.judged.question'), t('calibration.judged.compared'), t('calibration.judged.same')]}
            numbers={[1, 2]}
          />
          <tbody>
            {figures.comparisons.map(({ id, compared, differing }) => (
              <tr key={id}>
                <th scope="row">{t(`calibration.judged.${id}`)}</th>
                <td className="number">{formatNumber(locale, compared)}</td>
                <td className="number">{formatNumber(locale, compared - differing.length)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {differing.length > 0 && (
        <details>
          <summary>{t('calibration.judged.differences')}</summary>
          <ul>
            {differing.map(({ id, reason, items }) => (
              <li key={`${id} ${reason}`}>
                {t(`calibration.judged.${id}`)}
                <br />
                {t(`calibration.judged.${REASONS[reason]}`, { items: formatList(locale, items) })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** How often each check came out in which way. */
function AllChecks({ figures: { checks, pages } }: { readonly figures: Figures }) {
  const t = useStrings('content');
  const site = useStrings('site');
  const report = useStrings('report');
  const text = useCheckText();
  const locale = useLocale();
  const isAsked = ({ outOfScope }: CheckFigures) => outOfScope < pages.length;
  const columns = TALLIES.filter((tally) => checks.some((check) => isAsked(check) && check[tally] > 0));
  const dimensions = [...new Set(checks.map(({ dimension }) => dimension))];
  return (
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
                  <th scope="row">
                    <Isolated text={text.title(check.id)} />
                  </th>
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
  );
}

/** For writers: how the checks come out over the calibration's pages, folded since it is long, and how well they judge. */
export function Calibration({ figures, isEarlier }: { readonly figures: Figures; readonly isEarlier: boolean }) {
  const t = useStrings('content');
  const text = useCheckText();
  const locale = useLocale();
  const { checks, pages, unvarying, expectations } = figures;
  const agreeing = expectations.compared - expectations.differing.length;
  return (
    <div className="calibration">
      {isEarlier && <EarlierRubric measuredOn={figures.measuredOn} />}
      <p>{t('calibration.of', { rubric: figures.rubricVersion, pages: formatNumber(locale, pages.length) })}</p>
      {unvarying.length > 0 && (
        <p>
          <Isolated text={t('calibration.unvarying', { checks: formatList(locale, unvarying.map(text.title)) })} />
        </p>
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
        <AllChecks figures={figures} />
      </details>
      {figures.comparisons.length > 0 && <Judged figures={figures} />}
    </div>
  );
}
