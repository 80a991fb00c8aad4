/** The command as a function: what was typed in, the code it ends with out. */
import { translator } from '../components/strings';
import { withoutCommands } from '../encoding/ci-log';
import { safeText } from './terminal/safe';
import { LOCALES, DEFAULT_LOCALE } from '../site/locales';
import { parseArguments, type Options } from './arguments';
import { EXIT_CODES, type ExitCode } from './exit-codes';
import type { Io } from './io';
import type { Running } from './running';
import { plainly, inColour, usesColour, widthOf } from './terminal/paint';
import { localeNamed, localeOf, loadWords } from './words';

/** The page help and usage are written on. */
function ownPage({ env, columns, isTerminal }: Io, stream: 'stdout' | 'stderr') {
  const colour = usesColour({ color: true, env, isTerminal: isTerminal[stream] });
  return { width: widthOf(null, columns, env), paint: colour ? inColour : plainly };
}

/** @param argv what was typed after `facet` */
export async function run(argv: readonly string[], running: Running): Promise<ExitCode> {
  const { io, version } = running;
  const parsed = parseArguments(argv);
  if (parsed.do === 'version') {
    io.stdout(`facet ${version}\n`);
    return EXIT_CODES.met;
  }
  const typed = parsed.do === 'run' ? parsed.options.lang : parsed.lang;
  const locale = typed === null ? localeOf(io.env) : localeNamed(typed);
  if (locale === null) {
    const { strings } = await loadWords(DEFAULT_LOCALE, 'own');
    const t = translator(strings, DEFAULT_LOCALE, 'cli');
    const problem = t('problem.lang', { lang: typed ?? '', locales: LOCALES.join(', ') });
    io.stderr(withoutCommands(`${safeText(t('problem.said', { problem }))}\n`));
    return EXIT_CODES.usage;
  }
  if (parsed.do === 'run') {
    const { runCommand } = await import('./commands/run-command');
    return runCommand(parsed.options satisfies Options, await loadWords(locale, 'shown'), running);
  }
  const words = await loadWords(locale, 'own');
  if (parsed.do === 'help') {
    const { usageText } = await import('./usage');
    io.stdout(usageText(words, parsed.command, ownPage(io, 'stdout')));
    return EXIT_CODES.met;
  }
  const { usageProblemText } = await import('./usage-problems');
  io.stderr(withoutCommands(usageProblemText(words, parsed.problem)));
  return EXIT_CODES.usage;
}
