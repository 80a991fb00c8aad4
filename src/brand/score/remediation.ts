/** Who repairs what lost points, what kind of work that is, and how long it takes: the one table of all three. */
import type { CheckId } from './rubric';

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

const LINE: Work = { who: 'development', effort: 'line', time: 'minutes' };
const TEXT: Work = { who: 'editorial', effort: 'text', time: 'hour' };
const PICTURE: Work = { who: 'design', effort: 'picture', time: 'hour' };
const FILE: Work = { who: 'development', effort: 'file', time: 'hour' };
const TEMPLATE: Work = { who: 'development', effort: 'template', time: 'project' };
const SERVER: Work = { who: 'hosting', effort: 'server', time: 'hour' };
/** Of the server too, but in what the site's own programs answer. */
const PROGRAM: Work = { who: 'development', effort: 'server', time: 'project' };

/** By check. What a ready text repairs is a line or a file; what stands on many pages is a change of the template. */
const REMEDIATION: Readonly<Record<CheckId, Work>> = {
  'name-declared': LINE,
  'name-agreement': LINE,
  'title-has-brand': TEXT,
  'title-quality': TEXT,
  'visible-name': TEMPLATE,
  favicon: LINE,
  'favicon-size': PICTURE,
  organization: LINE,
  'logo-file': PICTURE,
  'same-as': LINE,
  'manifest-names': FILE,
  'one-host': SERVER,
  'og-required': LINE,
  'preview-image-loads': LINE,
  'preview-image-size': PICTURE,
  'preview-image-weight': PICTURE,
  'preview-image-format': PICTURE,
  'preview-image-alt': TEXT,
  'preview-description': TEXT,
  'card-type': LINE,
  'og-url-agreement': LINE,
  'preview-bots': FILE,
  status: SERVER,
  indexable: LINE,
  'robots-valid': FILE,
  sitemap: FILE,
  'image-previews': LINE,
  canonical: LINE,
  'meta-description': TEXT,
  headings: TEMPLATE,
  'crawlable-links': TEMPLATE,
  'soft-404': PROGRAM,
  lang: LINE,
  zoom: LINE,
  viewport: LINE,
  'image-alt': TEXT,
  'alt-file-names': TEXT,
  'logo-name': TEXT,
  'link-names': TEMPLATE,
  'link-texts': TEXT,
  'control-names': TEMPLATE,
  contrast: { who: 'design', effort: 'template', time: 'project' },
  'meta-refresh': LINE,
  charset: LINE,
  doctype: LINE,
  https: SERVER,
  hsts: SERVER,
  csp: PROGRAM,
  framing: SERVER,
  nosniff: SERVER,
  'referrer-policy': SERVER,
  cookies: PROGRAM,
  cors: PROGRAM,
  'mixed-content': TEMPLATE,
  'script-integrity': TEMPLATE,
  'security-txt': FILE,
  'contact-legal': { who: 'legal', effort: 'text', time: 'hour' },
  'hreflang-valid': TEMPLATE,
  'hreflang-self-default': TEMPLATE,
  'hreflang-return': TEMPLATE,
  'language-agreement': LINE,
  'script-plausible': LINE,
  'jsonld-parses': LINE,
  'text-without-script': TEMPLATE,
  'answer-bots': FILE,
  'training-policy': FILE,
  snippets: LINE,
  'entity-graph': LINE,
  'llms-txt': FILE,
};

/**
 * The work that checks ask for: of everyone who has to do with it the most.
 *
 * @param checks ids; of one that is not of this rubric nothing is known
 */
export function workOf(checks: readonly string[]): readonly Work[] {
  const most = new Map<Role, Work>();
  for (const [id, work] of Object.entries(REMEDIATION)) {
    const known = most.get(work.who);
    const isMore = known === undefined || EFFORTS.indexOf(work.effort) > EFFORTS.indexOf(known.effort);
    if (checks.includes(id) && isMore) most.set(work.who, work);
  }
  return [...most.values()];
}
