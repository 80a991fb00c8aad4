import { graphql, type PageProps } from 'gatsby';
import { ShellPage } from '../components/ShellPage';
import type { PageContext } from '../components/page-context';
import { PageStrings } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function ShellTemplate({ pageContext }: PageProps<object, PageContext>) {
  const { pagePath, alternates, preview } = pageContext;
  return (
    <PageStrings context={pageContext}>
      <ShellPage current={{ path: pagePath }} alternates={alternates} {...(preview && { preview })} />
    </PageStrings>
  );
}

export const query = graphql`
  query ShellTemplate($stringLocales: [String!]!, $namespaces: [String!]!) {
    locales: allLocale(filter: { language: { in: $stringLocales }, ns: { in: $namespaces } }) {
      ...PageStrings
    }
  }
`;
