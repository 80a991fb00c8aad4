/** The one thing a report says first, as a code with its values: which of the findings matters most. */
import type { Constellation } from '../../brand/constellation';
import type { Facts, NameStatement } from '../../brand/facts';
import type { Report } from '../../brand/report';

export type Finding =
  /** A gate failed and caps the score; `check` is its id. */
  | { readonly code: 'capped'; readonly check: string }
  /** Too little could be read for an overall figure. */
  | { readonly code: 'unread' }
  /** Most places agree on `name`, the `odd` ones say something else. */
  | {
      readonly code: 'names-disagree';
      readonly name: string;
      readonly agreeing: number;
      readonly total: number;
      readonly odd: readonly NameStatement[];
    }
  /** No name is stated more often than others. */
  | { readonly code: 'names-differ'; readonly names: readonly string[] }
  | { readonly code: 'name-missing' }
  /** A link to the site is shared without a picture: none is declared, or the one declared does not load. */
  | { readonly code: 'image-missing' | 'image-broken' }
  | { readonly code: 'names-agree'; readonly name: string; readonly total: number }
  /** One place alone states the name, so nothing can be compared. */
  | { readonly code: 'name-alone'; readonly name: string }
  | { readonly code: 'measured' };

/** What the names say, where they do not simply agree. */
function disagreement({ names, main }: Constellation): Finding | null {
  const stated = names.filter(({ alias }) => !alias);
  const odd = stated.filter((placed) => placed.odd).map(({ name }) => name);
  if (main === null || odd.length === 0) return null;
  const agreeing = stated.length - odd.length;
  // Of two that differ, neither is the odd one.
  if (agreeing < 2) return { code: 'names-differ', names: [...new Set(stated.map(({ name }) => name.value))] };
  return { code: 'names-disagree', name: main, agreeing, total: stated.length, odd };
}

function pictureFinding(facts: Facts): Finding | null {
  if (facts.page.state === 'whole' && facts.previewImageDeclared === null) return { code: 'image-missing' };
  const { state } = facts.previewImage;
  return state === 'missing' || state === 'not-image' ? { code: 'image-broken' } : null;
}

function nameFinding({ names, main }: Constellation): Finding | null {
  if (main === null) return null;
  const total = names.filter(({ alias }) => !alias).length;
  return total === 1 ? { code: 'name-alone', name: main } : { code: 'names-agree', name: main, total };
}

/** The most important finding: what caps the score, what contradicts itself, what is missing, then what is right. */
export function mostImportantFinding(facts: Facts, report: Report, names: Constellation): Finding {
  const cappedBy = report.overall?.cappedBy ?? null;
  if (cappedBy !== null) return { code: 'capped', check: cappedBy };
  if (facts.page.state === 'unread') return { code: 'unread' };
  const disagreeing = disagreement(names);
  if (disagreeing !== null) return disagreeing;
  // Only a page read to its end proves that something is not there.
  if (facts.page.state === 'whole' && names.main === null) return { code: 'name-missing' };
  const picture = pictureFinding(facts);
  if (picture !== null) return picture;
  if (report.overall === null) return { code: 'unread' };
  return nameFinding(names) ?? { code: 'measured' };
}
