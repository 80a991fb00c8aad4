import type { FixId } from '../brand/fixes/block';
import type { DimensionId } from '../brand/report/report';

/** Id of a check's row, so that the plan can lead to it. */
export function checkAnchor(id: string): string {
  return `check-${id}`;
}

/** Id of what is below a dimension's row: browsers open the row for readers who follow a link to it. */
export function dimensionAnchor(id: DimensionId): string {
  return `dimension-${id}`;
}

/** Id of a report's heading. Not next to the report's view, so that moving focus there does not load it. */
export const REPORT_HEADING_ID = 'report';

/** Ids of a report's sections, so that its first fixes and its rail can lead to them. */
export const FACES_ID = 'faces';
export const PLAN_ID = 'plan';
export const ASSISTANTS_ID = 'assistants';
export const EVIDENCE_ID = 'evidence';

/** Ids of what a report's bar opens. */
export const PANEL_IDS = { share: 'share', save: 'save', handOn: 'hand-on' } as const;

/** Id of a text ready to paste, so that other fixes it answers can lead to it. */
export function fixTextAnchor(id: FixId): string {
  return `text-${id}`;
}

/** Id of a comparison's heading. Not next to the comparison's view, for the same reason. */
export const COMPARISON_HEADING_ID = 'comparison';

/** Ids on the account page, by which its script finds what it changes: heading, room and undo of what is saved. */
export const SAVED_HEADING_ID = 'saved';
export const SAVED_ROOM_ID = 'saved-room';
export const SAVED_UNDO_ID = 'saved-undo';

/** Anchor of the list of older versions. No heading of a text has it: their anchors hold no full stop. */
export const EARLIER_VERSIONS_ANCHOR = 'versions.earlier';

/** Anchor of one older version. `version`: the day it came into force, `YYYY-MM-DD`. */
export function versionAnchor(version: string): string {
  return `version.${version}`;
}
