/** Runs `npm run review:summary` on the repository npm was called in. */
import { summaryCommand } from './summary-command';

void summaryCommand(process.cwd(), process.argv.slice(2)).then(({ text, exitCode }) => {
  if (exitCode === 0) console.log(text);
  else console.error(text);
  process.exitCode = exitCode;
});
