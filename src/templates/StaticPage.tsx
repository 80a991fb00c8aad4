/** Makes finished documents of a build: static markup, and scripts only where an island is. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContext } from '../components/page-context';
import { StringsProvider } from '../components/strings';
import { ISLAND_ATTRIBUTE } from '../islands/marks';
import { localeFacts } from '../site/locales';
import { HeadTags } from './PageHead';
import { contextOf, stringsOfPage } from './page-data';

/** What a template is given: the answer to its query, and the page's context. */
export interface PageResult {
  readonly data?: object;
  readonly pageContext: PageContext;
}

/** What Gatsby has of a page: in the place of its context the context's digest. */
export interface GatsbyResult {
  readonly data?: object;
  readonly pageContext: { readonly page: string };
}

const ISLAND_MARK = new RegExp(`${ISLAND_ATTRIBUTE}="([^"]*)"`, 'g');

/**
 * @param Template the default export of a file next to this one
 * @returns the whole document
 */
export function renderPage(
  Template: ComponentType<PageResult>,
  { data, pageContext: { page: digest } }: GatsbyResult,
): string {
  const pageContext = contextOf(digest);
  const { locale } = pageContext;
  const page = renderToStaticMarkup(
    <StringsProvider i18n={stringsOfPage(pageContext)} locale={locale}>
      <Template {...(data && { data })} pageContext={pageContext} />
    </StringsProvider>,
  );
  const islands = [...page.matchAll(ISLAND_MARK)].map(([, name = '']) => name);
  const html = renderToStaticMarkup(
    <html lang={locale} dir={localeFacts(locale).dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadTags pageContext={pageContext} islands={islands} />
      </head>
      <body>
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: page }} />
      </body>
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
