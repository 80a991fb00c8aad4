/** The gates of a call: those typed, where none is those of the configuration. */
import { isAbsolute, join } from 'node:path';
import type { Report } from '../../brand/report/report';
import { translator } from '../../components/strings';
import { EXIT_CODES } from '../exit-codes';
import { judge, type GateResult, type Wanted } from '../gates';
import { nearest } from '../nearest';
import { safeText } from '../../encoding/terminal';
import { Ended, type Call } from './call';
import { oneOpenedIn } from './opened';

/** Scores of the configuration are 0 to 100. */
const perMille = (score: number) => Math.round(score * 10);

async function knownChecks({ options, words }: Call): Promise<readonly string[]> {
  if (options.failOn.length === 0) return [];
  const { CHECK_IDS } = await import('../config');
  const unknown = options.failOn.find((id) => !CHECK_IDS.includes(id));
  if (unknown === undefined) return options.failOn;
  const t = translator(words.strings, words.locale, 'cli');
  const near = nearest(unknown, CHECK_IDS);
  const said = [
    t('problem.unknown-check', { check: safeText(unknown) }),
    ...(near === null ? [] : [t('problem.nearest', { word: near })]),
  ].join(' ');
  throw new Ended(t('problem.said', { problem: said }), EXIT_CODES.usage);
}

/** Reads gates and all they need, before anything is measured. @throws Ended if one of them cannot be read */
export async function wantedOf(call: Call): Promise<Wanted> {
  const { options, config } = call;
  const file = config?.is.gates;
  const typedChecks = await knownChecks(call);
  const ownMin = Object.entries(file?.min ?? {}).map(([id, score]) => [id, perMille(score)] as const);
  const path =
    options.notWorseThan ??
    (file?.notWorseThan === undefined || isAbsolute(file.notWorseThan)
      ? (file?.notWorseThan ?? null)
      : join(config?.folder ?? '', file.notWorseThan));
  return {
    minScore: options.minScore ?? (file?.minScore === undefined ? null : perMille(file.minScore)),
    min: { ...Object.fromEntries(ownMin), ...options.min },
    failOn: [...new Set(typedChecks.length > 0 ? typedChecks : (file?.failOn ?? []))],
    notWorseThan: path === null ? null : (await oneOpenedIn(call, path)).report,
  };
}

export function judged({ config, io }: Call, report: Report, wanted: Wanted): GateResult {
  return judge(report, wanted, config?.is.accepted ?? [], io.now().toISOString().slice(0, 10));
}
