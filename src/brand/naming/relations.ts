/** How two names relate, in words. How that is found out (`relation.ts`) is not needed to show a report. */

export const RELATIONS = [
  'same',
  'spelling',
  'domain',
  'legal',
  'article',
  'alias',
  'acronym',
  'short',
  'script',
  'template',
  'near-miss',
  'different',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** Relations of two names that contradict each other. */
export function disagrees(relation: Relation): boolean {
  return relation === 'near-miss' || relation === 'different';
}

/** Relations of names that a reader takes for one, without a hint. */
export function isOneName(relation: Relation): boolean {
  return ['same', 'spelling', 'domain', 'legal', 'article', 'alias'].includes(relation);
}
