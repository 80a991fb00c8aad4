/** Tries the texts of a page's fixes as a person would: pasted into its source, which is then read from the start. */
import { assess } from '../score/assess';
import { assessEvidence } from '../engine/assess-evidence';
import type { AnsweredRequest, Evidence, EvidenceRequest } from '../evidence/evidence';
import { extractFacts } from '../engine/extract';
import type { FixBlock } from '../fixes/block';
import { fixes } from '../fixes/fixes';
import { byId, filledIn, standInImages } from '../fixes/stand-ins';
import { homeAnswer } from '../requests/home-page';
import type { Report } from '../report/report';
import { pastedBlocks } from './pasting';

/** What became of a page with texts in place. */
export interface Outcome {
  /** Texts that were offered, and checks that they answer. */
  readonly offered: number;
  readonly answered: number;
  /** Per mille of the overall between before and all of them in place. */
  readonly gained: number;
  /** `head: canonical does not pass`, `json-ld: charset fell from 1000 to 500`; of all texts together, and of each alone. */
  readonly faults: readonly string[];
}

const IN_PAGE = ['language', 'head', 'json-ld', 'article'];

function withPasted(evidence: Evidence, home: AnsweredRequest, blocks: readonly FixBlock[]): Evidence {
  if (home.body?.kind !== 'text') return evidence;
  const body = { ...home.body, text: pastedBlocks(home.body.text, blocks) };
  const pictures = standInImages(blocks, home.finalUrl).map((picture): AnsweredRequest => ({
    ...home,
    id: picture.request,
    url: picture.url,
    finalUrl: picture.url,
    redirects: [],
    headers: [],
    body: picture.body,
  }));
  const changed: readonly EvidenceRequest[] = [{ ...home, body }, ...pictures];
  const others = evidence.requests.filter(({ id }) => !changed.some((request) => request.id === id));
  return { ...evidence, requests: [...changed, ...others] };
}

function faultsOf(before: Report, after: Report, blocks: readonly FixBlock[]): readonly string[] {
  const name = blocks.map(({ id }) => id).join('+');
  const scoreIn = (report: Report, id: string) => report.checks.find((check) => check.id === id)?.score;
  const answered = new Set(blocks.flatMap(({ checks }) => checks));
  const unrepaired = [...answered]
    .filter((id) => scoreIn(after, id) !== 1000)
    .map((id) => `${name}: ${id} does not pass`);
  const fallen = before.checks.flatMap(({ id, score, weight }) => {
    const now = scoreIn(after, id);
    if (weight === 0 || typeof score !== 'number' || score === 0 || (typeof now === 'number' && now >= score))
      return [];
    return [`${name}: ${id} fell from ${String(score)} to ${String(now)}`];
  });
  const [was, is] = [before.overall?.value ?? 0, after.overall?.value ?? 0];
  return [
    ...unrepaired,
    ...fallen,
    ...(is < was ? [`${name}: overall fell from ${String(was)} to ${String(is)}`] : []),
  ];
}

/** Tries what is offered for a page: all of it at once, then each text on its own. Other files are left as they are. */
export function tryOffered(evidence: Evidence): Outcome {
  const home = homeAnswer(evidence);
  const { report } = assessEvidence(evidence);
  const blocks = fixes(report, byId)
    .map((block) => filledIn(block, report))
    .filter(({ id }) => IN_PAGE.includes(id));
  if (home === null || blocks.length === 0) return { offered: 0, answered: 0, gained: 0, faults: [] };
  const reportWith = (some: readonly FixBlock[]) => assess(extractFacts(withPasted(evidence, home, some)));
  const together = reportWith(blocks);
  const alone = blocks.flatMap((block) =>
    // What several texts repair together none repairs alone: alone, nothing may fall.
    faultsOf(report, reportWith([block]), [block]).filter((fault) => !fault.endsWith('does not pass')),
  );
  return {
    offered: blocks.length,
    answered: blocks.flatMap(({ checks }) => checks).length,
    gained: (together.overall?.value ?? 0) - (report.overall?.value ?? 0),
    faults: [...faultsOf(report, together, blocks), ...alone],
  };
}
