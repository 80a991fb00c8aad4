import { VISIBLE_KINDS } from '../../brand/facts/facts';
import { checksOf, plan, whatIf } from '../../brand/score/plan';
import type { ShownText } from '../../brand/previews/card';
import { faces, type FaceId } from '../../brand/previews/faces';
import type { NameOccurrence } from '../../brand/naming/portrait';
import type { CheckResult, Report, Score } from '../../brand/report/report';

/** The check whose finding the story tells. */
const NAMES_AGREE = 'name-agreement';

/** What a face shows, where a name in it is wrong. */
interface Misnamed {
  readonly face: FaceId;
  readonly text: string;
}

export interface NameStory {
  readonly seen: readonly Misnamed[];
  /** Places that machines read, with the names they state. */
  readonly read: readonly NameOccurrence[];
  /** What the names that differ cost: per mille of the overall. */
  readonly points: number;
  readonly now: Score;
  /** Once all with this cause is fixed. */
  readonly then: Score;
  /** What the fix is for. */
  readonly check: CheckResult;
}

function misnamed(face: FaceId, text: ShownText | null): readonly Misnamed[] {
  return text?.wrong === undefined ? [] : [{ face, text: text.rest === '' ? text.shown : `${text.shown}…` }];
}

/** The story of a brand whose names differ, from what is seen to what the fix wins; null if a report does not tell it. */
export function nameStory(report: Report): NameStory | null {
  const seen = faces(report);
  const step = plan(report).find((one) => checksOf(one).includes(NAMES_AGREE));
  const check = report.checks.find(({ id }) => id === NAMES_AGREE);
  if (seen === null || step === undefined || check === undefined) return null;
  const then = whatIf(report, checksOf(step)).overall;
  if (report.overall === null || then === null || step.points === null) return null;
  const visible: readonly string[] = VISIBLE_KINDS;
  return {
    seen: [
      ...misnamed('search', seen.search.card.title),
      ...misnamed('tab', seen.tab.text),
      ...misnamed('phone', seen.phone.text),
    ],
    read: report.portrait.names.filter(({ kind, alias }) => !alias && !visible.includes(kind)),
    points: step.points,
    now: report.overall,
    then,
    check,
  };
}
