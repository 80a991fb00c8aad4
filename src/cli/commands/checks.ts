/** `facet checks` and `facet explain`: the vocabulary that reports, gates and configurations share. */
import { translator } from '../../components/strings';
import { safeText } from '../../encoding/terminal';
import { EXIT_CODES, type ExitCode } from '../exit-codes';
import { explainedIn } from '../formats/explained';
import { checksNamed, KNOWN_CHECKS, KNOWN_IDS } from '../vocabulary';
import { nearest } from '../../brand/naming/nearest';
import { Ended, type Call } from './call';
import { writeAs } from './write';

/** The checks that ids name: their own, those of causes and of dimensions. @throws Ended at an id that names none */
export function knownChecks({ words }: Pick<Call, 'words'>, ids: readonly string[]): readonly string[] {
  return [
    ...new Set(
      ids.flatMap((id) => {
        const checks = checksNamed(id);
        if (checks.length > 0) return checks;
        const t = translator(words.strings, words.locale, 'cli');
        const near = nearest(id, KNOWN_IDS);
        const said = [
          t('problem.unknown-check', { check: safeText(id) }),
          ...(near === null ? [] : [t('problem.nearest', { word: near })]),
          t('problem.all-checks', { command: 'facet checks' }),
        ].join(' ');
        throw new Ended(t('problem.said', { problem: said }), EXIT_CODES.usage);
      }),
    ),
  ];
}

function explained({ words, config }: Call, ids: readonly string[]) {
  const known = KNOWN_CHECKS.filter(({ id }) => ids.includes(id));
  return known.map((check) => explainedIn(words, check, config?.is.site ?? null));
}

export async function checksCommand(call: Call): Promise<ExitCode> {
  const ids = KNOWN_CHECKS.map(({ id }) => id);
  await writeAs(call, 'vocabulary', { id: null, explained: explained(call, ids) });
  return EXIT_CODES.met;
}

export async function explainCommand(call: Call): Promise<ExitCode> {
  const [id = ''] = call.options.operands;
  await writeAs(call, 'vocabulary', { id, explained: explained(call, knownChecks(call, [id])) });
  return EXIT_CODES.met;
}
