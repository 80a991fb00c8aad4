/** Commands that are typed in a clone and need no build. */
import type { Row } from '../row';

/** In milliseconds. */
export const KEYS: readonly Row[] = [
  { command: 'npx tsx src/dev/keys.ts FACET_SIGNING_KEYS add', says: /^MC4CAQ\S{58}$/m },
  { command: 'export FACET_SIGNING_KEYS=…', instead: { '…': 'old && test "$FACET_SIGNING_KEYS" = old' } },
  {
    command: 'npx tsx src/dev/keys.ts FACET_SIGNING_KEYS use',
    env: { FACET_SIGNING_KEYS: 'old,new' },
    says: /^new,old$/m,
  },
  {
    command: 'npx tsx src/dev/keys.ts FACET_SIGNING_KEYS drop',
    env: { FACET_SIGNING_KEYS: 'new,old' },
    says: /^new$/m,
  },
  { command: 'export FACET_STORAGE_KEYS=…', instead: { '…': 'old && test "$FACET_STORAGE_KEYS" = old' } },
  {
    command: 'npx tsx src/dev/keys.ts FACET_STORAGE_KEYS add',
    env: { FACET_STORAGE_KEYS: 'old' },
    says: /^old,[A-Za-z0-9+/]{43}=$/m,
  },
  {
    command: 'npx tsx src/dev/keys.ts FACET_STORAGE_KEYS use',
    env: { FACET_STORAGE_KEYS: 'old,new' },
    says: /^new,old$/m,
  },
  {
    command: 'npx tsx src/dev/keys.ts FACET_STORAGE_KEYS drop',
    env: { FACET_STORAGE_KEYS: 'new,old' },
    says: /^new$/m,
  },
  { command: 'npx tsx src/dev/keys.ts FACET_BACKUP_KEYS add', says: /^[A-Za-z0-9+/]{43}=$/m },
];

/** A writer's work, in this order. */
export const WRITING: readonly Row[] = [
  { command: 'npm run content:new -- --help', says: 'Writes a file with valid front matter.' },
  {
    command: 'npm run content:new post my-first-post',
    says: 'Wrote content/posts/my-first-post/en.mdx.',
    writes: ['content/posts/my-first-post/en.mdx', /^---\ntitle: /],
  },
  { command: 'npm run content:check', says: /^No problem in \d+ content files\.$/m },
  { command: 'npm run content:check -- --fix', says: /^Nothing to mend\.$/m },
  { command: 'npm run content:check -- --strict', says: /^No problem in \d+ content files\.$/m },
  {
    command: 'npm run content:translate content/posts/my-post de',
    instead: { 'my-post': 'my-first-post' },
    says: 'Wrote content/posts/my-first-post/de.mdx, a copy of the source, and its stamp',
  },
  { command: 'npm run content:status -- --locale de', says: /^posts\/my-first-post +draft/m },
  { command: 'npm run content:status -- --locale de --diff', says: /^posts\/my-first-post +draft/m },
  {
    command: 'npm run content:mark-current content/posts/my-post/de.mdx',
    instead: { 'my-post': 'my-first-post' },
    says: 'content/posts/my-first-post/de.mdx: was current',
  },
  {
    command: 'npm run content:move post old-slug new-slug',
    instead: { 'old-slug': 'my-first-post' },
    says: 'Redirects, in every locale: /en/posts/my-first-post/ → /en/posts/new-slug/',
    writes: ['content/redirects.json', '"my-first-post": "new-slug"'],
  },
  {
    command: 'npm run content:new legal privacy -- --date 2027-01-01',
    says: /Wrote content\/legal\/privacy\/2027-01-01\/en\.mdx, a copy of the version of [\d-]+\.\nIt is a draft/,
  },
  {
    command: 'npm run content:translate content/legal/privacy/2027-01-01 de',
    says: 'Wrote content/legal/privacy/2027-01-01/de.mdx',
  },
  { command: 'npm run content:status', says: /^legal\/privacy\/2027-01-01 /m },
  {
    command: 'npm run content:new -- changelog <slug>',
    instead: { '<slug>': 'a-release' },
    says: 'Wrote content/changelog/a-release/en.mdx.',
  },
];

/** What is typed after an edit, of one file. */
export const CHECKING: readonly Row[] = [
  { command: 'npx oxlint', says: 'Found 0 warnings and 0 errors.' },
  { command: 'npx oxfmt', says: /Finished in \S+ on \d+ files/ },
  { command: 'npm run check', says: /Checking src\/dev\/check\/options\.ts …[^]*✓ unit tests: / },
  {
    command: 'npm run check -- src/components/Gem.tsx',
    says: /Checking src\/components\/Gem\.tsx …[^]*✓ unit tests: 20 /,
  },
  { command: 'npm run check -- --since main', says: /Checking src\/dev\/check\/options\.ts …/ },
  { command: 'npm run check -- --every-test', says: '✓ unit tests: ' },
  { command: 'npm run check -- --spec search', says: '✓ end-to-end tests: ' },
];

/** Other commands for developers, without `../shared`, which only the team's clone has beside it. */
export const DEVELOPING: readonly Row[] = [
  {
    command: 'npm sbom --package-lock-only --sbom-format cyclonedx --sbom-type application > facet.cdx.json',
    writes: ['facet.cdx.json', '"bomFormat": "CycloneDX"'],
  },
  {
    command: 'npm run record:examples -- --reports',
    writes: ['src/brand/testing/golden/harbour.json', '"checks"'],
  },
  { command: 'npm run record:examples', says: /^tidewater +answered/m },
  { command: 'npm run record:browser', says: /^\d+ cases recorded; 0 problems$/m },
  { command: 'npx tsx src/content/outputs/cards/make-pictures.ts', writes: ['docs/pictures/card-ja.png', 'PNG'] },
  { command: 'npm run calibrate', code: 1, says: /^(?![^]*ENOENT)[^]*\.\.\/shared/ },
  { command: 'npm run calibrate -- --check', says: /was measured on [\d-]+ with the rubric as it is now\./ },
  {
    command: 'npm run calibrate -- folder…',
    instead: { 'folder…': 'src/dev/samples/northwind' },
    says: 'Values expected by others: 0, differing: none',
  },
  { command: 'npm run test:unit -- src/site/locales.test.ts', says: /^Tests: +\d+ passed/m },
  { command: "npm run test:unit -- locales -t 'pseudo-locale'", says: /^Tests: +\d+ skipped, \d+ passed/m },
  { command: 'npm run test:unit -- contrast', says: /^Tests: +\d+ passed/m },
  // A room of it: all of them run in `npm test`.
  {
    command: 'npm run test:unit -- src/brand',
    instead: { 'src/brand': 'src/brand/sharing' },
    says: /^Tests: +\d+ passed/m,
  },
  { command: 'npm run pack:cli', says: /^\.facet\/cli\/facet-cli-[\d.]+\.tgz \([\d,]+ bytes\)$/m },
  {
    command: 'npx --yes --package ./.facet/cli/facet-cli-<version>.tgz facet --help',
    instead: { '<version>': '*' },
    says: 'Exit codes',
  },
];
