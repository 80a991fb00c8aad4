import type { Precision as Figures } from '../brand/score/precision';
import { ColumnHeads } from './ColumnHeads';
import { formatDay, formatNumber } from './format';
import { useCheckText } from './report/check-text';
import { Isolated } from './report/isolate';
import { useLocale, useStrings } from './strings';

const VERDICTS = ['right', 'arguable', 'wrong'] as const;

/** For each check how many of the verdicts that were read beside their pages are right; nothing if none were. */
export function Precision({ figures: { checks, pages, readOn, rubricVersion } }: { readonly figures: Figures }) {
  const t = useStrings('content');
  const text = useCheckText();
  const locale = useLocale();
  if (checks.length === 0) return null;
  return (
    <>
      <h3>{t('precision.title')}</h3>
      <p>
        {t('precision.text', {
          date: formatDay(locale, readOn),
          pages: formatNumber(locale, pages),
          rubric: rubricVersion,
        })}
      </p>
      <div className="table-scroll" role="region" aria-label={t('precision.title')} tabIndex={0}>
        <table>
          <ColumnHeads
            columns={[t('precision.check'), ...VERDICTS.map((one) => t(`precision.${one}`))]}
            numbers={[1, 2, 3]}
          />
          <tbody>
            {checks.map((check) => (
              <tr key={check.id}>
                <th scope="row">
                  <Isolated text={text.title(check.id)} />
                </th>
                {VERDICTS.map((one) => (
                  <td key={one} className="number">
                    {formatNumber(locale, check[one])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
