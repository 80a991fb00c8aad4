/** How two names relate, in words. How that is found out (`relation.ts`) is not needed to show a report. */

export const RELATIONS = [
  'same',
  'spelling',
  'domain',
  'legal',
  'article',
  'alias',
  'acronym',
  'inflected',
  'short',
  'script',
  'publisher',
  'template',
  'near-miss',
  'different',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** Relations of two names that may contradict each other; whether they are told depends on their places. */
export function disagrees(relation: Relation): boolean {
  return relation === 'near-miss' || relation === 'different';
}

/** Relations of names that a reader takes for one, without a hint. */
export function isOneName(relation: Relation): boolean {
  return ['same', 'spelling', 'domain', 'legal', 'article', 'alias'].includes(relation);
}

/** Whether a place that states a name states the brand's in some form, as far as is known, and no other party's. */
export function isOfBrand(relation: Relation | null | undefined): boolean {
  if (relation === null || relation === undefined) return true;
  return relation !== 'template' && relation !== 'publisher' && !disagrees(relation);
}
