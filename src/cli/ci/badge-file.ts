/** A report as a badge, as the site makes them of published reports. */
import type { Report } from '../../brand/report/report';
import { bandOf } from '../../components/band';
import { formatScore } from '../../components/format';
import { badgeJson, badgeSvg, type BadgeFacts } from '../../server/published-reports/badge';
import { BADGE_COLOURS } from './badge-colours';

/** The facts for a badge, from a report that was made just now. */
function factsOf({ overall, collectedAt }: Report): BadgeFacts {
  // As in English: the same in every language.
  const figure = overall === null ? '–' : formatScore('en', overall.value);
  return {
    kind: 'assessment',
    figure,
    spoken: `${figure}/100`,
    band: overall === null ? null : bandOf(overall.value),
    day: collectedAt.slice(0, 'YYYY-MM-DD'.length),
    isFresh: true,
  };
}

/** @param path of the file it is for: ending in `.json`, it is what shields.io shows of an endpoint; else SVG */
export function badgeFile(report: Report, path: string): string {
  const facts = factsOf(report);
  return path.endsWith('.json')
    ? `${JSON.stringify(badgeJson(facts, BADGE_COLOURS), null, 2)}\n`
    : badgeSvg(facts, BADGE_COLOURS);
}
