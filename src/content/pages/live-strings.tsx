/** Interface strings in `gatsby develop`: all of them, asked for by GraphQL, so that an edited one is seen at once. */
import { graphql, useStaticQuery } from 'gatsby';
import { useMemo, type ReactNode } from 'react';
import type { PageContext } from '../../components/page-context';
import { StringsProvider } from '../../components/strings';
import { stringsInstance } from '../../components/strings-instance';
import { DEFAULT_LOCALE, writtenLocale } from '../../site/locales';
import { stringsByLocale, type StringsNode } from './strings-node';

/** Hands a page its strings. One that is missing is the default locale's; a build stops there. */
export function LiveStrings({
  context: { locale },
  children,
}: {
  readonly context: PageContext;
  readonly children: ReactNode;
}) {
  const { allLocale } = useStaticQuery<{ readonly allLocale: { readonly nodes: readonly StringsNode[] } }>(graphql`
    query LiveStrings {
      allLocale {
        nodes {
          ns
          language
          data
        }
      }
    }
  `);
  const i18n = useMemo(
    () =>
      stringsInstance(
        stringsByLocale(allLocale.nodes, [...new Set([locale, writtenLocale(locale), DEFAULT_LOCALE])]),
        DEFAULT_LOCALE,
      ),
    [allLocale, locale],
  );
  return (
    <StringsProvider i18n={i18n} locale={locale}>
      {children}
    </StringsProvider>
  );
}
