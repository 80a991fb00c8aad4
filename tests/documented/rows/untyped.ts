/** Commands that no test of this folder types: what runs them instead, or why nothing here can. */
import type { Untyped } from '../row';

const NETLIFYS = 'it asks Netlify for a site of somebody who is signed in there';
const DEPLOYED = 'it asks a deploy on the internet; `npm run smoke -- http://localhost:8888` is typed';
const REGISTRY = 'it asks the registry for packages, and tests run without the internet';

export const UNTYPED: readonly Untyped[] = [
  { command: 'npm test', by: ['.ci/run', 'exec npm test'], because: 'continuous integration runs it' },
  { command: 'npm run test', by: ['.ci/run', 'exec npm test'], because: 'it is `npm test`' },
  {
    command: 'npm run test:all',
    by: ['src/dev/bootstrap.mjs', "'test:all': ['test.ts', '--all']"],
    because: 'it is what runs these tests',
  },
  {
    command: 'npm ci',
    by: ['src/dev/bootstrap.mjs', "const args = ['ci', '--include=dev'"],
    because: `continuous integration runs it, by \`npm test\` in a fresh clone; ${REGISTRY}`,
  },
  { command: 'npm install --save-exact <name>', because: REGISTRY },
  { command: 'npm audit', because: 'it asks the registry for known weaknesses, and tests run without the internet' },
  { command: 'npx playwright test search --headed --debug', because: 'it needs a screen, and somebody at it' },
  { command: 'netlify blobs:set facet production/switches/assessing false', because: NETLIFYS },
  { command: 'netlify blobs:delete facet production/switches/assessing', because: NETLIFYS },
  { command: 'netlify link', because: NETLIFYS },
  {
    command: 'npm run backup -- backups',
    by: ['src/dev/operate/restore.test.ts', 'backUp: () => backup(folder, variables'],
    because: NETLIFYS,
  },
  {
    command: 'npm run restore -- <file> --check',
    by: ['src/dev/operate/restore.test.ts', 'restoreFrom(file, { check: true })'],
    because: NETLIFYS,
  },
  {
    command: 'npm run restore -- <file>',
    by: ['src/dev/operate/restore.test.ts', 'world.restoreFrom(file)'],
    because: NETLIFYS,
  },
  {
    command: 'netlify dev',
    by: ['src/dev/platforms.ts', 'netlify-cli/bin/run.js'],
    because: '`npm start` and `npm run dev` run it, and both are typed',
  },
  { command: 'npm run smoke -- https://facet.example --production', because: DEPLOYED },
  { command: 'npm run smoke -- https://deploy-preview-7--facet.netlify.app --preview', because: DEPLOYED },
  {
    command: 'npm run review:summary -- --site https://deploy-preview-12--example.netlify.app',
    by: ['tests/documented/built.long.test.ts', "'docs/review-a-preview.md § The summary'"],
    because: 'the workflow types it, after a build',
  },
  {
    command:
      'npm run review:summary -- --base https://facet.example --site https://deploy-preview-12--example.netlify.app',
    because: 'it asks a deploy on the internet; the same is typed with two folders',
  },
  {
    command: 'FACET_REVIEW_BASE=http://127.0.0.1:8000 npm start',
    by: ['tests/preview.spec.ts', 'FACET_REVIEW_BASE'],
    because: 'builds with that variable are tested, and `npm start` is typed',
  },
];
