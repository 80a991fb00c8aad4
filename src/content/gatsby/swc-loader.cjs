/**
 * Compiles our sources for `gatsby develop`, with hot reload of components: SWC does in seconds what takes Babel more than a
 * minute. Plain JavaScript, since webpack loads it as it is.
 */
const { transform } = require('@swc/core');

module.exports = function compile(source) {
  const done = this.async();
  const options = {
    filename: this.resourcePath,
    configFile: false,
    swcrc: false,
    sourceMaps: true,
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: this.resourcePath.endsWith('x') },
      transform: { react: { runtime: 'automatic', development: true, refresh: true } },
    },
  };
  transform(source, options).then(({ code, map }) => done(null, code, map), done);
};
