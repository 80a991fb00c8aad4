/**
 * Causes: checks that notice the same thing. Without a share image, five checks have nothing to pass with, but that is
 * one loss, not five. In a cause, the check that loses most keeps its loss, and each of the others loses a quarter of
 * what it would lose on its own.
 */
import { compare, type Fraction } from '../basics/fraction';

export interface Cause {
  /** Names its words. */
  readonly id: string;
  /** Ids of its checks. A check has one cause at most. */
  readonly checks: readonly string[];
}

/** The causes of rubric 2.0, which do not change any more. */
export const CAUSES_2_0 = [
  { id: 'name', checks: ['name-declared', 'name-agreement', 'visible-name', 'manifest-names'] },
  { id: 'title', checks: ['title-quality', 'title-has-brand'] },
  { id: 'icon', checks: ['favicon', 'favicon-size'] },
  { id: 'address', checks: ['canonical', 'og-url-agreement', 'one-host'] },
  { id: 'structured-data', checks: ['jsonld-parses', 'organization', 'logo-file', 'same-as', 'entity-graph'] },
  { id: 'open-graph', checks: ['og-required', 'preview-description', 'card-type'] },
  {
    id: 'share-image',
    checks: [
      'preview-image-loads',
      'preview-image-size',
      'preview-image-weight',
      'preview-image-format',
      'preview-image-alt',
    ],
  },
  { id: 'text', checks: ['text-without-script', 'headings'] },
  { id: 'images', checks: ['image-alt', 'alt-file-names', 'logo-name'] },
  { id: 'links', checks: ['link-names', 'link-texts'] },
  { id: 'language', checks: ['lang', 'language-agreement', 'script-plausible'] },
  { id: 'language-versions', checks: ['hreflang-valid', 'hreflang-self-default', 'hreflang-return'] },
] as const satisfies readonly Cause[];
type KnownCause = Cause & Pick<(typeof CAUSES_2_0)[number], 'id'>;

/** The causes of this rubric. An image's text is one of the preview tags, and a blank page one of the faults of its text. */
export const CAUSES: readonly KnownCause[] = CAUSES_2_0.map(({ id, checks }: KnownCause) => {
  if (id === 'text') return { id, checks: ['blank-page', ...checks] };
  if (id === 'open-graph') return { id, checks: [...checks, 'preview-image-alt'] };
  return { id, checks: id === 'share-image' ? checks.filter((check) => check !== 'preview-image-alt') : checks };
});
export type CauseId = (typeof CAUSES)[number]['id'];

/** Whether a cause is one of this rubric, and not of a report that came from elsewhere. */
export function isCauseId(id: string): id is CauseId {
  return CAUSES.some((cause) => cause.id === id);
}

/** The cause a check may share with others, or null. */
export function causeOf(check: string): CauseId | null {
  return CAUSES.find(({ checks }) => checks.includes(check))?.id ?? null;
}

/** What a check loses, in any unit that all of a comparison share. */
export interface Loss {
  readonly check: string;
  readonly loss: Fraction;
}

/**
 * The checks that count a quarter, each with the check of its cause that loses most and counts in full. Of equal losses
 * the first counts in full.
 *
 * @param losses of checks that lost something
 */
export function eased(causes: readonly Cause[], losses: readonly Loss[]): ReadonlyMap<string, string> {
  return new Map(
    causes.flatMap(({ checks }) => {
      const [first, ...others] = losses.filter(({ check }) => checks.includes(check));
      if (first === undefined || others.length === 0) return [];
      const worst = others.reduce((a, b) => (compare(b.loss, a.loss) > 0 ? b : a), first);
      return [first, ...others].filter((one) => one !== worst).map(({ check }) => [check, worst.check] as const);
    }),
  );
}

/** Things by the cause of their checks, in the order of each cause's first; a thing without a cause is on its own. */
export function byCause<T>(
  causes: readonly Cause[],
  all: readonly T[],
  checkOf: (one: T) => string,
): readonly { readonly cause: string | null; readonly members: readonly [T, ...T[]] }[] {
  const groups: { readonly cause: string | null; readonly members: [T, ...T[]] }[] = [];
  for (const one of all) {
    const cause = causes.find(({ checks }) => checks.includes(checkOf(one)))?.id ?? null;
    const group = cause === null ? undefined : groups.find((each) => each.cause === cause);
    if (group === undefined) groups.push({ cause, members: [one] });
    else group.members.push(one);
  }
  return groups;
}
