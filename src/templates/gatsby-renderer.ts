/**
 * What Gatsby calls for each page of a build, in the place of its own renderer, which runs plugins around every page,
 * parses the head it has just rendered, and adds a client that no page loads.
 */
import { components } from '$virtual/async-requires';
import { renderPage, type GatsbyResult } from './StaticPage';

interface PageToRender {
  readonly pageData: {
    readonly componentChunkName: string;
    readonly result: GatsbyResult;
  };
}

/** See gatsby/cache-dir/static-entry.js for what Gatsby asks of it. */
export default async function renderForGatsby({ pageData: { componentChunkName, result } }: PageToRender) {
  const template = await components[componentChunkName]?.();
  if (template === undefined) throw new Error(`There is no template ${componentChunkName}.`);
  return { html: renderPage(template.default, result), unsafeBuiltinsUsage: [], sliceData: {} };
}
