import { ChangelogList, type ChangelogListProps } from './ChangelogList';
import { FeedLinks } from './FeedLinks';
import { PageHeader } from './PageHeader';
import { Pagination, type PaginationProps } from './Pagination';
import { useStrings } from './strings';

/** The changelog, one page of it. */
export function ChangelogPage({ entries, page, pages, hrefOf }: Pick<ChangelogListProps, 'entries'> & PaginationProps) {
  const t = useStrings('site');
  return (
    <div className="sheet">
      <PageHeader
        title={page === 1 ? t('listing.changelog.title') : t('listing.changelog.titleOfPage', { n: page })}
        lede={t('listing.changelog.lede')}
      />
      <ChangelogList entries={entries} />
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
      <FeedLinks section="changelog" />
    </div>
  );
}
