/**
 * Packages that bring a script for npm to run when they are installed: what it would do, and why the site does without.
 * npm runs none of them (`ignore-scripts` in `.npmrc`, which Netlify's own install also reads), since such a script
 * may do anything on every machine that installs the package. A test compares this list with the lock file.
 *
 * If one is needed after all, `src/dev/bootstrap.mjs` and the build command in `netlify.toml` have to call
 * `npm rebuild --ignore-scripts=false <name>`.
 */
export const SCRIPTS_NOT_RUN = {
  '@parcel/watcher': 'compiles from source if asked to; its binary is in a platform package',
  '@swc/core': 'installs a WebAssembly version where no platform package fits',
  'core-js': 'prints a request for donations',
  'core-js-pure': 'prints a request for donations',
  'es5-ext': 'prints a message in some time zones',
  esbuild: 'copies the binary of its platform package to where a small script calls it',
  gatsby: 'downloads a list of the newest APIs and adapters; the build names its own adapter',
  'gatsby-cli': 'prints a greeting',
  lmdb: 'compiles where no platform package fits',
  'msgpackr-extract': 'compiles where no platform package fits; msgpackr works without it',
  'netlify-cli': 'sets up completion in the shell, and prints a greeting',
  sharp: 'compiles where no platform package fits',
  'unrs-resolver': 'downloads a binary where npm left out the platform package',
} as const satisfies Readonly<Record<string, string>>;
