import { AI_USES } from '../../brand/basics/ai-crawlers';
import type { Portrait } from '../../brand/naming/portrait';
import { ColumnHeads } from '../ColumnHeads';
import { useLocale, useStrings } from '../strings';
import { assistantRows, notAskedText } from './assistant-rows';
import { Isolated } from './isolate';
import { OddMark } from './Marks';

/** What the site tells AI services, one row for each statement and each crawler. */
export function AssistantsTable({ portrait }: { readonly portrait: Pick<Portrait, 'assistants'> }) {
  const t = useStrings('assistants');
  const words = useStrings('report');
  const locale = useLocale();
  const rows = assistantRows(t, words, locale, portrait);
  return (
    <>
      {/* No caption: it would be cut off where the table scrolls. */}
      <p className="hint">{t('lead')}</p>
      <div className="table-scroll" role="region" aria-label={words('assistants.title')} tabIndex={0}>
        <table className="constellation assistants">
          <ColumnHeads columns={[t('source'), ...AI_USES.map((use) => t(`use.${use}`))]} />
          <tbody>
            {rows.map(({ name, notes, value, answers, odd }, index) => (
              <tr key={index} className={odd ? 'star-odd' : undefined}>
                <th scope="row">
                  {odd && <OddMark />}
                  <code dir="ltr">{name}</code>{' '}
                  {value !== null && (
                    <span className="found">
                      <bdi dir="ltr">{value}</bdi>
                    </span>
                  )}
                  <span className="found">
                    <Isolated text={notes.join(' · ')} />
                  </span>
                </th>
                {answers.map(({ use, text }) => (
                  <td key={use}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="hint">
        <Isolated text={notAskedText(t, locale)} />
      </p>
    </>
  );
}
