/** Commands that are typed outside a clone: with the package of the command, and with what every machine has. */
import type { Row } from '../row';

const BEFORE = 'This site was measured before it was public.';

/** In this order: what is saved first is opened later. */
export const OUTSIDE: readonly Row[] = [
  { command: 'npm install --global ./facet-cli.tgz', says: 'added 1 package' },
  { command: 'facet --help', says: 'Exit codes' },
  { command: 'facet https://example.com --all', says: /Evidence|line \d+/ },
  {
    command: 'facet page dist/index.html --sarif -o facet.sarif',
    writes: ['facet.sarif', '"version": "2.1.0"'],
  },
  {
    command: 'facet https://example.com --json -o facet-report.json',
    writes: ['facet-report.json', /^\{\n "format": 1,/],
  },
  { command: 'facet open facet-report.json --markdown', says: /^## /m },
  { command: 'facet https://example.com --not-worse-than facet-report.json', says: '● met' },
  { command: 'curl -o keys.json https://facet.example/api/signing-keys', writes: ['keys.json', '"kid"'] },
  { command: 'facet open facet-report.json --keys keys.json', says: 'the report comes out the same' },
  { command: 'facet https://preview.example.com --preview', says: BEFORE },
  { command: 'facet page index.html --url https://www.example.com/', says: /Northwind Coffee\n[^]*of 100/ },
  {
    command: 'facet open before.json --html --output report.html',
    instead: { 'before.json': 'facet-report.json' },
    writes: ['report.html', /^<!doctype html>/],
  },
  { command: 'facet compare https://example.com https://example.org', says: 'Northwind Coffee leads by' },
  {
    command: 'facet diff before.json after.json',
    instead: { 'before.json': 'facet-report.json', 'after.json': 'facet-report.json' },
    says: 'No check changed.',
  },
  {
    command: 'facet http://localhost:8000 --local --min-score 80 --min identity=90',
    says: /● met: Overall score: [^]*● met: Identity/,
  },
  { command: 'facet https://example.com --fail-on indexable,https', says: '● met' },
  {
    command: 'facet many addresses.txt --output results.ndjson --csv > sites.csv',
    writes: ['sites.csv', /^\ufeff"Address"/],
  },
  { command: 'openssl rand -base64 32', says: /^[A-Za-z0-9+/]{43}=$/m },
  {
    command: `printf '%s.%s' "$timestamp" "$body" | openssl dgst -sha256 -hmac "$FACET_FEEDBACK_WEBHOOK_SECRET"`,
    env: { timestamp: '1764000000', body: '{}', FACET_FEEDBACK_WEBHOOK_SECRET: 'a-secret-of-the-receiver' },
    says: /[0-9a-f]{64}$/m,
  },
];

/** The same options again, for other addresses and files. */
export const OUTSIDE_AGAIN: readonly Row[] = [
  { command: 'facet https://example.com', says: /Northwind Coffee\n[^]*of 100/ },
  { command: 'facet http://localhost:8000 --local', says: BEFORE },
  { command: 'facet https://example.com --json --output before.json', writes: ['before.json', '"format": 1'] },
  { command: 'facet https://example.com --not-worse-than before.json', says: '● met' },
  { command: 'facet diff --json', instead: { '--json': '--json before.json before.json' }, says: '"format": 1' },
  {
    command: 'facet --preview https://preview.brand.com --header "Authorization: Bearer $TOKEN"',
    env: { TOKEN: 'a-token-of-the-preview' },
    says: BEFORE,
  },
  {
    command: 'facet --preview https://preview.brand.com --header "Cookie: session=$SESSION"',
    env: { SESSION: 'a-session-of-the-preview' },
    says: BEFORE,
  },
  { command: 'facet https://brand.com', says: /Northwind Coffee\n[^]*of 100/ },
  { command: 'facet --preview https://deploy-preview-7--brand.netlify.app', says: BEFORE },
  { command: 'facet --local localhost:8000', says: BEFORE },
  {
    command: 'facet many brands.txt --output results.ndjson',
    says: '2 addresses were measured',
    writes: ['results.ndjson', /^\{"format":1,.*\n\{"format":1,.*\n$/],
  },
  { command: 'facet many brands.txt --output results.ndjson --csv', says: /^"example\.org","Harbour Line",\d/m },
  { command: 'facet many - --json < brands.txt', says: '{"format":1,' },
  { command: 'facet https://example.com --fail-on-worse facet-report.json', says: 'No check is worse than before' },
  { command: 'facet https://example.com --fail-on https,csp --warn csp', says: /met: Must pass|warning: Must pass/ },
  { command: 'facet https://example.com --format agent', says: 'Blocks marked untrusted-data' },
  { command: 'facet checks', says: /^nosniff +Browsers don’t guess file types/m },
  { command: 'facet explain nosniff', says: 'What Facet can find' },
  { command: 'facet checks --json', says: '"id": "nosniff"' },
  { command: 'facet https://example.com --only trust,nosniff', says: 'There is no overall score' },
  { command: 'facet https://example.com --skip preview-bots', says: 'There is no overall score' },
];

/** As the package's page on npm has them: nothing is installed before. */
export const FROM_NPM: readonly Row[] = [
  { command: 'npx @facet/cli https://example.com', says: /Northwind Coffee\n[^]*of 100/ },
  { command: 'npx @facet/cli https://example.com --all', says: /Evidence|line \d+/ },
  { command: 'npx @facet/cli page dist/index.html', says: /Northwind Coffee\n[^]*of 100/ },
  { command: 'npx @facet/cli http://localhost:8000 --local', says: BEFORE },
  { command: 'npx @facet/cli compare example.com example.org', says: 'Northwind Coffee leads by' },
  {
    command: 'npx @facet/cli https://example.com --min-score 80',
    // The other brand scores less.
    instead: { 'example.com': 'example.org' },
    code: 1,
    says: /not met: Overall score: \d+\.\d, at least 80\.0/,
  },
  { command: 'npx @facet/cli --help', says: 'Exit codes' },
];
