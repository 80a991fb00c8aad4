/** What the hooks of `gatsby-node.ts` call, by their names; `load-hooks.ts` says why they are not imported there. */
export { createPages } from '../pages/create-pages';
export { checkBeforeBuild as onPreBootstrap } from './before-build';
export { withoutOtherSources as preprocessSource } from './extraction';
export { publish as onPostBuild } from './publish';
export {
  createContentResolvers as createResolvers,
  customizeSchema as createSchemaCustomization,
} from './schema-customization';
export { configureWebpack as onCreateWebpackConfig } from './webpack';
