import { EXAMS, type Exam } from '../brand/score/exams';
import { ColumnHeads } from './ColumnHeads';
import { formatNumber } from './format';
import { useLocale, useStrings } from './strings';

/** The tests that those who defined the formats publish, and how many of their cases Facet passes. */
export function Exams() {
  const t = useStrings('content');
  const locale = useLocale();
  const exams: readonly (readonly [string, Exam])[] = Object.entries(EXAMS);
  return (
    <>
      <h3>{t('exams.title')}</h3>
      <p>{t('exams.text')}</p>
      <div className="table-scroll" role="region" aria-label={t('exams.title')} tabIndex={0}>
        <table>
          <ColumnHeads
            columns={[t('exams.format'), t('exams.suite'), t('exams.cases'), t('exams.passed'), t('exams.gap')]}
            numbers={[2, 3]}
          />
          <tbody>
            {exams.map(([id, { format, suite, version, source, cases, passed, whyNot }]) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{format}</bdi>
                </th>
                <td>
                  <a href={source}>
                    <bdi>{`${suite}, ${version}`}</bdi>
                  </a>
                </td>
                <td className="number">{formatNumber(locale, cases)}</td>
                <td className="number">{formatNumber(locale, passed)}</td>
                <td>{whyNot === undefined ? '' : t(`exams.gaps.${whyNot}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
