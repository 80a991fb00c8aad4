import { reportChanges, type ReportChanges } from '../../brand/comparison/report-changes';
import type { Report } from '../../brand/report/report';
import { typedAddress } from '../../brand/urls/target';
import { formatDay, formatScore } from '../format';
import { useReportName } from '../report/Hero';
import { useCheckText } from '../report/check-text';
import { Isolated } from '../report/isolate';
import { outcomeKind, OutcomeMark } from '../report/Marks';
import { useLocale, useStrings } from '../strings';
import type { PreviousPublication } from './publication';

interface ChangesProps {
  readonly previous: PreviousPublication;
  /** The reports of this publication that are shown. */
  readonly reports: readonly Report[];
}

/** What came out otherwise than in the publication before, site by site. */
export function Changes({ previous, reports }: ChangesProps) {
  const t = useStrings('published');
  const locale = useLocale();
  const nameOf = useReportName();
  const pairs = reports.flatMap((report) => {
    const before = previous.reports.find(({ target }) => typedAddress(target) === typedAddress(report.target));
    return before === undefined ? [] : [{ report, before }];
  });
  if (pairs.length === 0) return null;
  return (
    <section className="changes">
      <h2>{t('page.changes.title', { day: formatDay(locale, previous.collectedAt) })}</h2>
      {pairs.map(({ report, before }) => (
        <div key={typedAddress(report.target)}>
          {reports.length > 1 && (
            <h3>
              <bdi>{nameOf(report)}</bdi>
            </h3>
          )}
          <Changed changes={reportChanges(before, report)} rubric={before.rubricVersion} />
        </div>
      ))}
    </section>
  );
}

interface ChangedProps {
  readonly changes: ReportChanges;
  /** Of the report before. */
  readonly rubric: string;
}

function Changed({ changes: { overall, checks }, rubric }: ChangedProps) {
  const t = useStrings('published');
  const locale = useLocale();
  const text = useCheckText();
  const { before, after } = overall;
  return (
    <>
      {before !== null && after !== null && (
        <p>
          {before === after
            ? t('page.changes.same', { score: formatScore(locale, after) })
            : t('page.changes.overall', { before: formatScore(locale, before), after: formatScore(locale, after) })}
        </p>
      )}
      {checks === null && <p>{t('page.changes.rubric', { rubric })}</p>}
      {checks?.length === 0 && <p>{t('page.changes.none')}</p>}
      <ul className="checks">
        {checks?.map(({ before: was, after: is }) => (
          <li key={is.id} className="check">
            <p>
              {is.score !== 'out-of-scope' && <OutcomeMark outcome={outcomeKind(is.score)} />}
              <b>
                <Isolated text={text.title(is.id)} />
              </b>
              {' · '}
              <Isolated text={text.reason(is)} />{' '}
              <span className="found">
                {t('page.changes.before')}{' '}
                {was.score !== 'out-of-scope' && <OutcomeMark outcome={outcomeKind(was.score)} />}
                <Isolated text={text.reason(was)} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
