import { graphql, type PageProps } from 'gatsby';
import { ComparisonIntro } from '../components/ComparisonIntro';
import type { PageContext } from '../components/page-context';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function ComparisonPage({ pageContext }: PageProps<object, PageContext>) {
  return (
    <PageFrame context={pageContext}>
      <ComparisonIntro />
    </PageFrame>
  );
}

export const query = graphql`
  query ComparisonPage($stringLocales: [String!]!, $namespaces: [String!]!) {
    locales: allLocale(filter: { language: { in: $stringLocales }, ns: { in: $namespaces } }) {
      ...PageStrings
    }
  }
`;
