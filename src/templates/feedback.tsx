import { graphql, type PageProps } from 'gatsby';
import { FeedbackForm } from '../components/FeedbackForm';
import type { PageContext } from '../components/page-context';
import { PageFrame } from './PageFrame';

export { PageHead as Head } from './PageHead';

export default function FeedbackPage({ pageContext }: PageProps<object, PageContext>) {
  return (
    <PageFrame context={pageContext}>
      <FeedbackForm />
    </PageFrame>
  );
}

export const query = graphql`
  query FeedbackPage($stringLocales: [String!]!, $namespaces: [String!]!) {
    locales: allLocale(filter: { language: { in: $stringLocales }, ns: { in: $namespaces } }) {
      ...PageStrings
    }
  }
`;
