/** Commands that build the site, serve it, or ask what was built. */
import { PRODUCTION_VARIABLES } from '../../../src/site/testing/deploy-variables';
import type { Row } from '../row';

const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL } = PRODUCTION_VARIABLES;

const SERVED = /Facet is served at http:\/\/localhost:\d+\/[^]*Sample brands[^]*People sign in/;

const OPERATOR = {
  'OPERATOR_NAME=…': `OPERATOR_NAME='${OPERATOR_NAME}'`,
  'OPERATOR_ADDRESS=…': `OPERATOR_ADDRESS='${OPERATOR_ADDRESS}'`,
  'OPERATOR_EMAIL=…': `OPERATOR_EMAIL='${OPERATOR_EMAIL}'`,
};

/** What is typed beside a running `npm start`. */
export const BESIDE_START: readonly Row[] = [
  { command: 'npm run smoke -- http://localhost:8888', says: /\d+ passed, 0 failed, \d+ not shown/ },
  {
    command: `curl "$FACET/api/assess" --json '{"address": "example.com"}'`,
    // No site of the internet can be asked here.
    instead: { 'example.com': 'northwind.example' },
    says: '"format": 1',
  },
  { command: 'curl "$FACET/api/health"', says: /^\{"status":"pass",/m },
];

export const START: Row = { command: 'npm start', says: SERVED, serves: '/en/' };

/** In this order: the first build is kept, the next are compared with it. */
export const BUILT: readonly Row[] = [
  {
    command: 'npm run build && cp -r public node_modules/.cache/production',
    writes: ['node_modules/.cache/production/facet-build.json', '"pages"'],
  },
  {
    command: 'npm run build && npm run review:summary -- --base node_modules/.cache/production',
    says: '<!-- facet-review -->',
  },
  {
    command: 'npm run review:summary -- --base node_modules/.cache/production --site public',
    says: '<!-- facet-review -->',
  },
  { command: 'FACET_REUSE_BUILD=1 npx playwright test search', says: /^\s*\d+ passed/m },
  { command: 'npm run test:unit -- --config jest.site.config.cjs smoke', says: /^Tests: +\d+ passed/m },
  { command: 'npx playwright test tests/search.spec.ts', says: /^\s*\d+ passed/m },
  {
    command: 'FACET_FILM=docs/pictures FACET_REUSE_BUILD=1 npx playwright test tests/visit.spec.ts',
    says: /^\s*\d+ passed/m,
  },
  {
    command: 'OIDC_ISSUER=… OIDC_CLIENT_ID=… OIDC_CLIENT_SECRET=… npm start',
    instead: {
      'OIDC_ISSUER=…': 'OIDC_ISSUER=https://login.example.org',
      'OIDC_CLIENT_ID=…': 'OIDC_CLIENT_ID=facet',
      'OIDC_CLIENT_SECRET=…': 'OIDC_CLIENT_SECRET=a-secret-of-the-provider',
    },
    says: 'People sign in with the provider that OIDC_ISSUER names.',
    serves: '/en/',
  },
  { command: 'npm run dev', says: SERVED, serves: '/en/' },
  { command: 'npm run build -- --strict', writes: ['public/en/index.html', '<html'] },
  { command: 'FACET_STOCK=1 npm run build', writes: ['public/en/index.html', '<html'] },
  // No one attaches to this debugger: it says where it listens, and waits.
  {
    command: 'node --inspect-brk src/content/gatsby/gatsby.mjs build',
    instead: { '--inspect-brk': '--inspect-brk=0' },
    says: 'Debugger listening on ws://127.0.0.1:',
    serves: true,
  },
  {
    command: 'node --inspect-brk --experimental-vm-modules node_modules/jest/bin/jest.js -i <file>',
    instead: { '--inspect-brk': '--inspect-brk=0', '<file>': 'src/site/locales.test.ts' },
    says: 'Debugger listening on ws://127.0.0.1:',
    serves: true,
  },
  {
    command:
      'URL=https://facet.example CONTEXT=production OPERATOR_NAME=… OPERATOR_ADDRESS=… OPERATOR_EMAIL=… FACET_CRAWLER_KEYS=$(npx tsx src/dev/keys.ts FACET_CRAWLER_KEYS add) FACET_STORAGE_KEYS=$(openssl rand -base64 32) NETLIFY_SKIP_GATSBY_BUILD_PLUGIN=true npx netlify build --offline',
    instead: OPERATOR,
    says: 'Netlify Build Complete',
  },
  {
    command: 'npx tsx src/dev/deployed/main.ts --port 8889 --context production --latency 200 --handshake 300',
    instead: { '8889': '0' },
    says: /A deploy \(production\) is served at https:\/\/[^]*Its certificate, for NODE_EXTRA_CA_CERTS: /,
    serves: true,
  },
];
