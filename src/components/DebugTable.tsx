import { PageHeader } from './PageHeader';
import { numberFormat } from './formatters';
import { useLocale, useStrings } from './strings';

export interface DebugTableProps {
  readonly pages: readonly { readonly path: string; readonly title: string; readonly description: string }[];
}

/** For reviewers: every page's title and description with their lengths in characters, longest title first. */
export function DebugTable({ pages }: DebugTableProps) {
  const t = useStrings('debug');
  const locale = useLocale();
  const number = numberFormat(locale);
  const rows = pages
    .map((page) => ({ ...page, titleLength: lengthOf(page.title), descriptionLength: lengthOf(page.description) }))
    .sort((a, b) => b.titleLength - a.titleLength || b.descriptionLength - a.descriptionLength);
  return (
    <div className="sheet">
      <PageHeader title={t('title')} lede={t('lede')} />
      <div className="prose">
        <p>{t('text', { count: rows.length })}</p>
      </div>
      <div className="table-scroll" role="region" aria-label={t('caption')} tabIndex={0}>
        <table>
          <caption>{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('page')}</th>
              <th scope="col">{t('pageTitle')}</th>
              <th scope="col" className="number">
                {t('length')}
              </th>
              <th scope="col">{t('description')}</th>
              <th scope="col" className="number">
                {t('length')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.path}>
                <th scope="row">
                  <a href={row.path}>
                    <bdi dir="ltr">{row.path}</bdi>
                  </a>
                </th>
                <td>
                  <bdi>{row.title}</bdi>
                </td>
                <td className="number">{number.format(row.titleLength)}</td>
                <td>
                  <bdi>{row.description}</bdi>
                </td>
                <td className="number">{number.format(row.descriptionLength)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Characters as previews count them: code points, not UTF-16 units. */
function lengthOf(text: string): number {
  return [...text].length;
}
