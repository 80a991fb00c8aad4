/** The stand-in as a program. */
import { standIn } from './stand-in-facet';

void standIn(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  stdout: (text) => void process.stdout.write(text),
  stderr: (text) => void process.stderr.write(text),
}).then((code) => {
  process.exitCode = code;
});
