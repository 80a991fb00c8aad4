/** `npm run smoke`: a deploy proves itself, in about a minute. Exit code 1 if anything is not as it must be. */
import { readOptions, USAGE } from './options';
import { smoke } from './smoke';

async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options === null) {
    console.error(USAGE);
    return 2;
  }
  const { failed } = await smoke(options, console.log);
  return failed === 0 ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
