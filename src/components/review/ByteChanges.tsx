import { ColumnHeads } from '../ColumnHeads';
import { formatNumber } from '../format';
import { useLocale, useStrings } from '../strings';
import { Arrow, PageTitle, PathLink } from './PageLink';
import type { PageBytes } from './review';
import type { ListContext } from './title-languages';

/** What changed pages weigh, before and after, and how that is against the budget. */
export function ByteChanges({ pages, languageOf }: { readonly pages: readonly PageBytes[] } & ListContext) {
  const t = useStrings('review');
  return (
    <div className="table-scroll" role="region" aria-label={t('bytes.caption')} tabIndex={0}>
      <table>
        <caption>{t('bytes.caption')}</caption>
        <ColumnHeads
          columns={[t('bytes.page'), t('bytes.html'), t('bytes.script'), t('bytes.packed')]}
          numbers={[1, 2, 3]}
        />
        <tbody>
          {pages.map(({ path, title, before, after, packed }) => (
            <tr key={path}>
              <th scope="row">
                <PageTitle title={title} lang={languageOf(path, title)} />
                <br />
                <PathLink path={path} />
              </th>
              <td className="number">
                <Change before={before?.html} after={after.html} />
              </td>
              <td className="number">
                <Change before={before?.script} after={after.script} />
              </td>
              <td className="number">{packed === null ? t('bytes.unpacked') : <Packed {...packed} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A single figure if nothing changed, or if there was nothing before. */
function Change({ before, after }: { readonly before: number | undefined; readonly after: number }) {
  const t = useStrings('review');
  const locale = useLocale();
  return (
    <>
      {before !== undefined && before !== after && (
        <>
          {formatNumber(locale, before)}
          <Arrow words={t('became')} />
        </>
      )}
      {formatNumber(locale, after)}
    </>
  );
}

function Packed({ bytes, budget }: { readonly bytes: number; readonly budget: number }) {
  const t = useStrings('review');
  const locale = useLocale();
  const figures = t('bytes.ofBudget', { bytes: formatNumber(locale, bytes), budget: formatNumber(locale, budget) });
  if (bytes <= budget) return <>{figures}</>;
  return (
    <strong className="changes-over">
      {figures}
      <br />
      {t('bytes.over')}
    </strong>
  );
}
