/** Who repairs what lost points, what kind of work that is, and how long it takes. */
import { CHECKS_BY_REMEDY } from './generated/remedies';

/** Those in or around a company who repair something. */
export type Role = 'editorial' | 'design' | 'development' | 'hosting' | 'legal';

/** What there is to do, from the least to the most. */
const EFFORTS = ['line', 'text', 'picture', 'file', 'template', 'server'] as const;
export type Effort = (typeof EFFORTS)[number];

/** How long it takes someone with the skill and the access. An estimate of ours, so it has three steps only. */
export type Time = 'minutes' | 'hour' | 'project';

export interface Work {
  readonly who: Role;
  readonly effort: Effort;
  readonly time: Time;
}

/** How a finding is fixed: pasting a text is a line or a file, a fault on many pages needs a change of the template. */
export const REMEDIES = {
  line: { who: 'development', effort: 'line', time: 'minutes' },
  text: { who: 'editorial', effort: 'text', time: 'hour' },
  'legal-text': { who: 'legal', effort: 'text', time: 'hour' },
  picture: { who: 'design', effort: 'picture', time: 'hour' },
  file: { who: 'development', effort: 'file', time: 'hour' },
  template: { who: 'development', effort: 'template', time: 'project' },
  design: { who: 'design', effort: 'template', time: 'project' },
  server: { who: 'hosting', effort: 'server', time: 'hour' },
  /** Also on the server, but in the responses of the site's own programs. */
  program: { who: 'development', effort: 'server', time: 'project' },
} as const satisfies Readonly<Record<string, Work>>;
export type Remedy = keyof typeof REMEDIES;

/**
 * The work that checks ask for: of everyone who has to do with it the most.
 *
 * @param checks ids; of one that is not of this rubric nothing is known
 */
export function workOf(checks: readonly string[]): readonly Work[] {
  const most = new Map<Role, Work>();
  for (const [remedy, ...ids] of CHECKS_BY_REMEDY) {
    const work = REMEDIES[remedy];
    const known = most.get(work.who);
    const isMore = known === undefined || EFFORTS.indexOf(work.effort) > EFFORTS.indexOf(known.effort);
    if (isMore && ids.some((id) => checks.includes(id))) most.set(work.who, work);
  }
  return [...most.values()];
}

/** What repairs a finding of a check; null for one that is not of this rubric. */
export function remedyOf(check: string): Remedy | null {
  return CHECKS_BY_REMEDY.find(([, ...ids]) => ids.some((id) => id === check))?.[0] ?? null;
}
