/** The command as a function: what was typed in, the code it ends with out. */
import { translator } from '../components/strings';
import { safeText, terminalText } from '../encoding/terminal';
import { LOCALES, DEFAULT_LOCALE } from '../site/locales';
import { parseArguments, type Options, type Parsed } from './arguments';
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

function langTyped(parsed: Parsed): string | null {
  if (parsed.do === 'version') return null;
  return parsed.do === 'run' ? parsed.options.lang : parsed.lang;
}

async function followed(parsed: Parsed, running: Running): Promise<ExitCode> {
  const { io, version } = running;
  if (parsed.do === 'version') {
    io.stdout(terminalText(`facet ${version}`));
    return EXIT_CODES.met;
  }
  const typed = langTyped(parsed);
  const locale = typed === null ? localeOf(io.env) : localeNamed(typed);
  if (locale === null) {
    const { strings } = await loadWords(DEFAULT_LOCALE, 'own');
    const t = translator(strings, DEFAULT_LOCALE, 'cli');
    const problem = t('problem.lang', { lang: typed ?? '', locales: LOCALES.join(', ') });
    io.stderr(terminalText(safeText(t('problem.said', { problem }))));
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
  io.stderr(usageProblemText(words, parsed.problem));
  return EXIT_CODES.usage;
}

/** Tells what ended a call early, and gives the code it ends with. @param argv what was typed after `facet` */
export async function ending(cause: unknown, argv: readonly string[], io: Io): Promise<ExitCode> {
  const typed = langTyped(parseArguments(argv));
  const locale = (typed === null ? null : localeNamed(typed)) ?? localeOf(io.env);
  const { endingOf } = await import('./commands/ending');
  const { text, exitCode } = endingOf(cause, await loadWords(locale, 'own'), io.signal);
  io.stderr(text);
  return exitCode;
}

/** Runs a command. Every error ends in a message and an exit code. @param argv what was typed after `facet` */
export async function run(argv: readonly string[], running: Running): Promise<ExitCode> {
  try {
    const exitCode = await followed(parseArguments(argv), running);
    await running.io.flush();
    return exitCode;
  } catch (cause) {
    return ending(cause, argv, running.io);
  }
}
