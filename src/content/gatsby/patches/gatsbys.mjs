/** Modules of Gatsby and its plugins, found as they find one another. */
import { createRequire } from 'node:module';

/** Gatsby's own. */
export const require = createRequire(import.meta.url);
export const ofGatsby = createRequire(require.resolve('gatsby/package.json'));
export const ofFilesystem = createRequire(require.resolve('gatsby-source-filesystem/package.json'));
export const ofMdx = createRequire(require.resolve('gatsby-plugin-mdx/package.json'));
