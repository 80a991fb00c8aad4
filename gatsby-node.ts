/** A table of contents: each hook calls one named function of src/content. */
import type { GatsbyNode } from 'gatsby';
import { checkBeforeBuild } from './src/content/gatsby/before-build';
import { skipFilesWithoutQueries } from './src/content/gatsby/extraction';
import { createPages as createSitePages, showContentProblems } from './src/content/pages/create-pages';
import { publish } from './src/content/gatsby/publish';
import { createContentResolvers, customizeSchema } from './src/content/gatsby/schema-customization';
import { configureWebpack } from './src/content/gatsby/webpack';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = checkBeforeBuild;
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = customizeSchema;
export const createResolvers: GatsbyNode['createResolvers'] = createContentResolvers;
export const preprocessSource: GatsbyNode['preprocessSource'] = skipFilesWithoutQueries;
export const createPages: GatsbyNode['createPages'] = createSitePages;
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = showContentProblems;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack;
export const onPostBuild: GatsbyNode['onPostBuild'] = publish;
