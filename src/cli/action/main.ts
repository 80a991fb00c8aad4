/** `facet-action`: what `action.yml` runs. Beside `main.ts` the only file that touches the process. */
import { fileURLToPath } from 'node:url';
import { defectText } from '../../encoding/terminal';
import { EXIT_CODES } from '../exit-codes';
import { runAction } from './run-action';

/** The command in the same package. */
const COMMAND = fileURLToPath(new URL('./facet.mjs', import.meta.url));

void runAction({
  command: [process.execPath, process.env['FACET_COMMAND'] || COMMAND],
  env: process.env,
  cwd: process.env['GITHUB_WORKSPACE'] || process.cwd(),
  log: (text) => void process.stdout.write(text),
}).then(
  (code) => {
    process.exitCode = code;
  },
  (cause: unknown) => {
    process.stderr.write(defectText(cause));
    process.exitCode = EXIT_CODES.notRun;
  },
);
