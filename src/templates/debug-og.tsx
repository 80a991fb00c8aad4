import { graphql, type PageProps } from 'gatsby';
import { DebugTable, type DebugTableProps } from '../components/DebugTable';
import type { PageContext } from '../components/page-context';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function DebugOgPage({
  pageContext,
}: PageProps<object, PageContext & { reviewed: DebugTableProps['pages'] }>) {
  return (
    <PageFrame context={pageContext}>
      <DebugTable pages={pageContext.reviewed} />
    </PageFrame>
  );
}

export const query = graphql`
  query DebugOgPage($stringLocales: [String!]!, $namespaces: [String!]!) {
    locales: allLocale(filter: { language: { in: $stringLocales }, ns: { in: $namespaces } }) {
      ...PageStrings
    }
  }
`;
