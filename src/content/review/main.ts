/** Runs `npm run review:summary` on the repository npm was called in. */
import { endWith } from '../commands/outcome';
import { summaryCommand } from './summary-command';

void summaryCommand(process.cwd(), process.argv.slice(2)).then(endWith);
