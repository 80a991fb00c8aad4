/** Blocks that are run as a whole, by the heading that they are below, and the test that does. */
const RECIPES = 'tests/documented/recipes.long.test.ts';
const BUILT = 'tests/documented/built.long.test.ts';
const PROGRAMS = 'tests/documented/outside.test.ts';

export const WORKFLOWS: Readonly<Record<string, string>> = {
  'docs/accounts.md § Auth0': PROGRAMS,
  'docs/cli-recipes.md § A comment on every pull request': RECIPES,
  'docs/cli-recipes.md § Not worse than the main branch': RECIPES,
  'docs/cli-recipes.md § Findings beside the code': RECIPES,
  'docs/cli-recipes.md § GitLab': RECIPES,
  'docs/cli-recipes.md § Netlify': RECIPES,
  'docs/cli-recipes.md § cron': RECIPES,
  'docs/cli.md § Library': PROGRAMS,
  'docs/review-a-preview.md § The summary': BUILT,
  'src/cli/package/README.md § facet': PROGRAMS,
};
