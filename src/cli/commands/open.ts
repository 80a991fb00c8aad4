/** `facet open`: a saved report or comparison, verified and shown again. */
import type { Report } from '../../brand/report/report';
import { OUTLINE } from '../../brand/score/rubric-outline';
import { isConsistent } from '../../brand/sharing/consistency';
import type { OpenedExport } from '../../brand/sharing/export';
import { publicKeysIn, type PublicKey } from '../../brand/sharing/signature';
import { verifyReport } from '../../brand/sharing/verify';
import { formatMoment, formatScore } from '../../components/format';
import { isolate } from '../../components/report/isolate';
import { translator } from '../../components/strings';
import { EXIT_CODES, type ExitCode } from '../exit-codes';
import { READ_LIMITS } from '../files';
import { exitCodeOf } from '../gates';
import { Sheet } from '../terminal/sheet';
import { safeText } from '../../encoding/terminal';
import { Ended, pageOf, type Call } from './call';
import { writeComparison } from './compare';
import { judged, wantedOf } from './gating';
import { openedIn, textIn } from './opened';
import { writeReport } from './write';

/** The keys of the site that signed. @throws Ended if the file holds none */
async function keysOf(call: Call): Promise<readonly PublicKey[] | null> {
  const { options, words } = call;
  if (options.keys === null) return null;
  const text = await textIn(call, options.keys, READ_LIMITS.keys);
  let keys: readonly PublicKey[] = [];
  try {
    keys = publicKeysIn(JSON.parse(text));
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
  }
  if (keys.length > 0) return keys;
  const t = translator(words.strings, words.locale, 'cli');
  throw new Ended(t('file.no-keys', { path: safeText(options.keys) }), EXIT_CODES.usage);
}

const UNSIGNED = { site: 'unsigned', page: 'pasted', preview: 'preview' } as const;

/** What can be said about where a report is from. */
async function provenance(call: Call, opened: OpenedExport, keys: readonly PublicKey[] | null): Promise<string> {
  const { locale, strings } = call.words;
  const opening = translator(strings, locale, 'opening');
  const own = translator(strings, locale, 'cli');
  const { report, received, signature } = opened;
  if (!isConsistent(report)) return opening('provenance.inconsistent.title');
  if (signature === null) return opening(`provenance.${UNSIGNED[report.scope]}.title`);
  if (keys === null) return own('opened.not-checked', { option: '--keys' });
  const verdict = await verifyReport(received, signature, keys, crypto.subtle);
  if (verdict === 'verified') return own('opened.verified', { date: formatMoment(locale, report.collectedAt) });
  return opening(`provenance.${verdict}.title`);
}

/** What making the report again came to. */
function remadeText(
  { words: { locale, strings } }: Call,
  { remade, report, correction }: OpenedExport,
): readonly string[] {
  const opening = translator(strings, locale, 'opening');
  const said = () => {
    switch (remade.result) {
      case 'equal':
        return opening('remade.equal');
      case 'other-rubric':
        return opening('otherRubric', { made: report.rubricVersion, own: OUTLINE.version });
      case 'different':
        return remade.overall === null
          ? opening('remade.differentWithoutOverall')
          : opening('remade.different', { score: formatScore(locale, remade.overall) });
    }
  };
  return [said(), ...(correction === null ? [] : [correctionText(strings, locale, report, correction)])];
}

function correctionText(
  strings: Call['words']['strings'],
  locale: Call['words']['locale'],
  { overall }: Report,
  { name, report }: NonNullable<OpenedExport['correction']>,
): string {
  const t = translator(strings, locale, 'own-name');
  if (overall === null || report.overall === null) return t('recomputed', { name: isolate(name) });
  return t('recomputedScore', {
    name: isolate(name),
    corrected: formatScore(locale, report.overall.value),
    measured: formatScore(locale, overall.value),
  });
}

async function sayProvenance(call: Call, opened: OpenedExport, keys: readonly PublicKey[] | null): Promise<void> {
  if (call.options.quiet) return;
  const sheet = new Sheet(call.words, pageOf(call, 'stderr'));
  for (const text of [await provenance(call, opened, keys), ...remadeText(call, opened)]) sheet.text(text, 'quiet');
  call.io.stderr(sheet.written());
}

export async function openCommand(call: Call): Promise<ExitCode> {
  const [path = '-'] = call.options.operands;
  const [keys, wanted] = [await keysOf(call), await wantedOf(call)];
  const all = await openedIn(call, path);
  for (const each of all) await sayProvenance(call, each, keys);
  const [first] = all;
  if (first === undefined || all.length > 1) return writeComparison(call, all.map(measuredOf));
  const judgement = judged(call, measuredOf(first), wanted);
  const ownName = first.correction?.name;
  const opened = { received: first.received, ...(ownName !== undefined && { ownName }) };
  await writeReport(call, { ...judgement, file: null, opened });
  return exitCodeOf(judgement.gates.verdicts);
}

function measuredOf({ evidence, facts, report, signature }: OpenedExport) {
  return { evidence, facts, report, signature };
}
