/** Runs a writer's command on the repository npm was called in. */
import { runCommand } from './cli';
import { endWith } from './outcome';

endWith(runCommand(process.cwd(), process.argv.slice(2), process.env, new Date()));
