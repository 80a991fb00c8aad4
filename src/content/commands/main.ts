/** Runs a writer's command on the repository npm was called in. */
import { runCommand } from './cli';

const { text, exitCode } = runCommand(process.cwd(), process.argv.slice(2), process.env, new Date());
if (exitCode === 0) console.log(text);
else console.error(text);
process.exitCode = exitCode;
