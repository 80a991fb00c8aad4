/** A table of contents: each hook calls the function of its name in `src/content/build/hooks.ts`. */
import type { GatsbyNode } from 'gatsby';
import { hook } from './src/content/build/load-hooks';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = hook('onPreBootstrap');
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = hook('createSchemaCustomization');
export const createResolvers: GatsbyNode['createResolvers'] = hook('createResolvers');
export const preprocessSource: GatsbyNode['preprocessSource'] = hook('preprocessSource');
export const createPages: GatsbyNode['createPages'] = hook('createPages');
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = hook('onCreateWebpackConfig');
export const onPostBuild: GatsbyNode['onPostBuild'] = hook('onPostBuild');
