/** The one thing a report says first, as a code with its values: which of the findings matters most. */
import type { NameOccurrence, Portrait } from '../../brand/naming/portrait';
import { isOfBrand } from '../../brand/naming/relations';
import type { DimensionId, Report } from '../../brand/report/report';
import { headingName } from '../../brand/urls/target';
import { outlineOf } from '../../brand/score/rubric-outline';
import type { Gate } from '../../brand/score/score';

export type Finding =
  /** A gate failed and caps the score; `check` is its id. */
  | { readonly code: 'capped'; readonly check: string }
  /** A gate failed, but the score is below its cap anyway; `check` is its id. */
  | { readonly code: 'gate'; readonly check: string }
  /** Too little could be read for an overall figure. */
  | { readonly code: 'unread' }
  /** Most places agree on `name`, the `odd` ones say something else. */
  | {
      readonly code: 'names-disagree';
      readonly name: string;
      readonly agreeing: number;
      readonly total: number;
      readonly odd: readonly NameOccurrence[];
    }
  /** No name is stated more often than others. */
  | { readonly code: 'names-differ'; readonly names: readonly string[] }
  | { readonly code: 'name-missing' }
  /** People read `name`; no place for machines states one. */
  | { readonly code: 'name-inferred'; readonly name: string }
  /** A link to the site is shared without a picture: none is declared, or the one declared does not load. */
  | { readonly code: 'image-missing' | 'image-broken' }
  /** Search results have no text about the page. */
  | { readonly code: 'description-missing' }
  | { readonly code: 'names-agree'; readonly name: string; readonly total: number }
  /** Only one place states the name, so nothing can be compared. */
  | { readonly code: 'name-alone'; readonly name: string }
  /** Nothing stands out except the dimension with the lowest score, in per mille. */
  | { readonly code: 'weakest'; readonly dimension: DimensionId; readonly score: number }
  | { readonly code: 'measured' };

/** What the names say, where they do not simply agree. */
function disagreement({ names, name }: Portrait): Finding | null {
  const stated = names.filter(({ alias, odd, relation }) => !alias && (odd || isOfBrand(relation)));
  const odd = stated.filter((placed) => placed.odd);
  if (name === null || odd.length === 0) return null;
  const agreeing = stated.length - odd.length;
  // Of two that differ, neither is the odd one.
  if (agreeing < 2) return { code: 'names-differ', names: [...new Set(stated.map(({ value }) => value))] };
  return { code: 'names-disagree', name, agreeing, total: stated.length, odd };
}

function pictureFinding({ page, image }: Portrait): Finding | null {
  if (image === null) return page === 'whole' ? { code: 'image-missing' } : null;
  const { state } = image;
  return state === 'missing' || state === 'not-image' ? { code: 'image-broken' } : null;
}

function nameFinding({ names, name }: Portrait): Finding | null {
  if (name === null) return null;
  const total = names.filter(({ alias, relation }) => !alias && isOfBrand(relation)).length;
  return total === 1 ? { code: 'name-alone', name } : { code: 'names-agree', name, total };
}

/** The lowest of several scores, the first of equal ones; nothing if all are full. */
function lowestScore({ dimensions }: Report): Finding | null {
  const scored = dimensions.flatMap(({ id, score }) => (score === null ? [] : [{ dimension: id, score: score.value }]));
  if (scored.length < 2) return null;
  const lowest = scored.reduce((a, b) => (b.score < a.score ? b : a));
  return lowest.score < 1000 ? { code: 'weakest', ...lowest } : null;
}

/**
 * The most important finding: a failed gate, names that contradict each other or are missing, a picture that is
 * missing, a description that is, the dimension with the lowest score, then what is good.
 */
export function mostImportantFinding(
  report: Report,
  gates: readonly Gate[] = outlineOf(report.rubricVersion).gates,
): Finding {
  const { overall, portrait } = report;
  const cappedBy = overall?.cappedBy ?? null;
  if (cappedBy !== null) return { code: 'capped', check: cappedBy };
  const gate = gates.find(({ check: id }) => report.checks.some((check) => check.id === id && check.score === 0));
  if (gate !== undefined) return { code: 'gate', check: gate.check };
  if (portrait.page === 'unread') return { code: 'unread' };
  // A website is not responsible for the name of a page elsewhere that the typed address led to.
  const isOwn = portrait.name === null || headingName(report) !== null;
  const disagreeing = isOwn ? disagreement(portrait) : null;
  if (disagreeing !== null) return disagreeing;
  // Only a page read to its end proves that something is not there.
  if (portrait.page === 'whole' && portrait.name === null) return { code: 'name-missing' };
  // Only a home page owes it, as its check says.
  const isOwed = report.checks.find(({ id }) => id === 'name-declared')?.score !== 'na';
  if (isOwed && isOwn && portrait.page === 'whole' && portrait.name !== null && portrait.basis === 'inferred') {
    return { code: 'name-inferred', name: portrait.name };
  }
  const picture = pictureFinding(portrait);
  if (picture !== null) return picture;
  if (portrait.page === 'whole' && portrait.description === null) return { code: 'description-missing' };
  if (overall === null) return { code: 'unread' };
  return lowestScore(report) ?? (isOwn ? nameFinding(portrait) : null) ?? { code: 'measured' };
}
