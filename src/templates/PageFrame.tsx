import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Layout } from '../components/Layout';
import { StringsProvider } from '../components/strings';
import type { PageContext } from '../components/page-context';
import type { RouteId } from '../site/routes';

interface PageFrameProps {
  readonly context: PageContext;
  readonly navigation?: RouteId;
  readonly children: ReactNode;
}

/** Strings for the page's components: the instance gatsby-plugin-react-i18next made from the page's query. */
export function PageStrings({ context, children }: Pick<PageFrameProps, 'context' | 'children'>) {
  const { i18n } = useTranslation();
  return (
    <StringsProvider i18n={i18n} locale={context.locale}>
      {children}
    </StringsProvider>
  );
}

/** A page with header and footer. */
export function PageFrame({ context, navigation, children }: PageFrameProps) {
  return (
    <PageStrings context={context}>
      <Layout
        current={{ path: context.pagePath }}
        alternates={context.alternates}
        {...(navigation && { navigation })}
        {...(context.preview && { preview: context.preview })}
      >
        {children}
      </Layout>
    </PageStrings>
  );
}

/** Every page's query asks for the strings of its namespaces; gatsby-plugin-react-i18next reads them. */
export const pageStrings = graphql`
  fragment PageStrings on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
