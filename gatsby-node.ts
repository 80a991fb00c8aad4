/** A table of contents: each hook calls one named function of src/content. */
import type { GatsbyNode } from 'gatsby';
import { checkBeforeBuild } from './src/content/before-build';
import { createPages as createSitePages } from './src/content/create-pages';
import { publish } from './src/content/publish';
import { customizeSchema } from './src/content/schema-customization';
import { configureWebpack } from './src/content/webpack';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = checkBeforeBuild;
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = customizeSchema;
export const createPages: GatsbyNode['createPages'] = createSitePages;
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack;
export const onPostBuild: GatsbyNode['onPostBuild'] = publish;
