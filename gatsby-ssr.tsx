/** How finished HTML is made: static markup without Gatsby's wrapper, and scripts only where an island is. */
import type { GatsbySSR } from 'gatsby';
import { finishPage, renderStatic } from './src/islands/static-page';

export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, pathname, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderStatic(bodyComponent, pathname));
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = finishPage;
