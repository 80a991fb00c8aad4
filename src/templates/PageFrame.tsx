import { graphql } from 'gatsby';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Layout } from '../components/Layout';
import { StringsProvider } from '../components/strings';
import type { PageContext } from '../components/page-context';
import { DEFAULT_LOCALE, isLocale } from '../site/locales';
import { pseudoStrings } from '../site/pseudo-text';
import type { RouteId } from '../site/routes';

interface PageFrameProps {
  readonly context: PageContext;
  readonly navigation?: RouteId;
  readonly children: ReactNode;
}

/** By locale and namespace; every page of a pseudo-locale shows the same. */
const pseudo = new Map<string, unknown>();

/** Gives the page's instance the strings of a pseudo-locale, made from the ones it has. */
function addPseudoStrings(i18n: i18n, { locale, namespaces }: PageContext): void {
  if (isLocale(locale)) return;
  for (const namespace of namespaces) {
    const key = `${locale} ${namespace}`;
    const strings =
      pseudo.get(key) ?? pseudoStrings(locale, i18n.getResourceBundle(DEFAULT_LOCALE, namespace) as unknown);
    pseudo.set(key, strings);
    i18n.addResourceBundle(locale, namespace, strings);
  }
}

/** Strings for the page's components: the instance gatsby-plugin-react-i18next made from the page's query. */
export function PageStrings({ context, children }: Pick<PageFrameProps, 'context' | 'children'>) {
  const { i18n } = useTranslation();
  addPseudoStrings(i18n, context);
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
