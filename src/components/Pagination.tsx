import { formatNumber } from './format';
import { useLocale, useStrings } from './strings';

export interface PaginationProps {
  /** 1-based. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
  /** What the links are called where the listing is not in the order of time. */
  readonly words?: { readonly previous: string; readonly next: string };
}

/** Links to the other pages of a listing; nothing if there is only one. */
export function Pagination({ page, pages, hrefOf, words }: PaginationProps) {
  const t = useStrings('site');
  const locale = useLocale();
  if (pages < 2) return null;
  return (
    <nav className="pagination" aria-label={t('pagination.label')}>
      {page > 1 && (
        <a rel="prev" href={hrefOf(page - 1)}>
          {words?.previous ?? t('pagination.newer')}
        </a>
      )}
      <span>{t('pagination.position', { page: formatNumber(locale, page), pages: formatNumber(locale, pages) })}</span>
      {page < pages && (
        <a rel="next" href={hrefOf(page + 1)}>
          {words?.next ?? t('pagination.older')}
        </a>
      )}
    </nav>
  );
}
