import { graphql, type PageProps } from 'gatsby';
import { AuthPage } from '../components/AuthPage';
import type { PageContext } from '../components/page-context';
import type { AuthPathname } from '../site/routes';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function AuthTemplate({ pageContext }: PageProps<object, PageContext & { pathname: AuthPathname }>) {
  return (
    <PageFrame context={pageContext}>
      <AuthPage pathname={pageContext.pathname} />
    </PageFrame>
  );
}

export const query = graphql`
  query AuthTemplate($stringLocales: [String!]!, $namespaces: [String!]!) {
    locales: allLocale(filter: { language: { in: $stringLocales }, ns: { in: $namespaces } }) {
      ...PageStrings
    }
  }
`;
