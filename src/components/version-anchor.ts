/** Anchor of the list of older versions. No heading of a text has it: their anchors hold no full stop. */
export const EARLIER_VERSIONS_ANCHOR = 'versions.earlier';

/** Anchor of one older version. `version`: the day it came into force, `YYYY-MM-DD`. */
export function versionAnchor(version: string): string {
  return `version.${version}`;
}
