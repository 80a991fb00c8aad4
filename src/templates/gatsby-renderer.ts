/**
 * What Gatsby calls for each page of a build, in the place of its own renderer, which runs plugins around every page,
 * parses the head it has just rendered, and adds a client that no page loads.
 */
import { components } from '$virtual/async-requires';
import type { PageContext } from '../components/page-context';
import { renderPage } from './StaticPage';

interface PageToRender {
  readonly pageData: {
    readonly componentChunkName: string;
    readonly result: {
      /** The answer to the template's query. */
      readonly data?: object;
      /** As `createPages` packed it. */
      readonly pageContext: { readonly page: string };
    };
  };
}

/** See gatsby/cache-dir/static-entry.js for what Gatsby asks of it. */
export default async function renderForGatsby({ pageData: { componentChunkName, result } }: PageToRender) {
  const template = await components[componentChunkName]?.();
  if (template === undefined) throw new Error(`There is no template ${componentChunkName}.`);
  const pageContext = JSON.parse(result.pageContext.page) as PageContext;
  return { html: renderPage(template.default, { ...result, pageContext }), unsafeBuiltinsUsage: [], sliceData: {} };
}
