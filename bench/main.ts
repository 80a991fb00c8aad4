/** `npm run bench <name> -- …`: runs a benchmark. Each has a folder here. */
import { readdirSync } from 'node:fs';

const NAMES = readdirSync(__dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

// What follows the name is the benchmark's own.
const [name = ''] = process.argv.splice(2, 1);

if (NAMES.includes(name)) void import(`./${name}/main`);
else {
  console.error(`Which benchmark? npm run bench <name>: ${NAMES.join(', ')}`);
  process.exitCode = 64;
}
