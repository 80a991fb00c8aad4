import { graphql, type PageProps } from 'gatsby';
import { ChangelogPage } from '../components/ListingPages';
import type { ListingPageContext } from '../components/page-context';
import { pathTo } from '../site/routes';
import { changelogSummaries, type ListedNodes } from './listed-node';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function ChangelogListing({
  data,
  pageContext,
}: PageProps<{ listed: ListedNodes }, ListingPageContext>) {
  const { locale, page, pages } = pageContext;
  return (
    <PageFrame context={pageContext} navigation="changelog">
      <ChangelogPage
        entries={changelogSummaries(data.listed, pageContext)}
        page={page}
        pages={pages}
        hrefOf={(n) => (n === 1 ? pathTo(locale, 'changelog') : pathTo(locale, 'changelog-page', { n }))}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query ChangelogListing($ids: [String!]!) {
    listed: contentByIds(ids: $ids) {
      ...ListedNode
    }
  }
`;
