import type { AnsweredRequest, EvidenceRequest, Hop } from '../../../brand/evidence/evidence';
import { siteOf } from '../../fetching/vetting';
import { HOMES } from './redirects';

/** Whether an answer is the home page, of the site that is thereby assessed. */
function isHome({ id, body }: AnsweredRequest): boolean {
  return HOMES.includes(id) && body !== null;
}

/** For a hop on another site, keeps only its URL, its status and where it led. */
function keptHops(redirects: readonly Hop[], own: ReadonlySet<string>): readonly Hop[] {
  return redirects.map((hop) => {
    const { url, status, location } = hop;
    return own.has(siteOf(new URL(url))) ? hop : { url, status, location };
  });
}

/**
 * The part of a response that we keep. For other sites this is: status, media type, picture size, the robots.txt of a
 * host that was asked for it, and the links by which a page in another language links back (it was cut down to these
 * earlier). Nothing else of bodies, headers or cookies. (`GatheredPictures` draws pictures next to the evidence.)
 *
 * @param own the site that was typed, and the one where its home page was found
 */
export function kept(answer: EvidenceRequest, own: ReadonlySet<string>): EvidenceRequest {
  if (answer.state === 'skipped') return answer;
  if (answer.state === 'failed') return { ...answer, redirects: keptHops(answer.redirects, own) };
  const site = siteOf(new URL(answer.finalUrl));
  const redirects = keptHops(answer.redirects, isHome(answer) ? new Set([...own, site]) : own);
  const isRobots = answer.id === 'robots' || answer.id === 'image-robots';
  if (isRobots && site !== siteOf(new URL(answer.url))) {
    const { id, url, ms } = answer;
    return { state: 'failed', id, url, redirects, reason: 'other-site', ms: { total: ms.total } };
  }
  if (own.has(site) || isHome(answer)) return { ...answer, redirects };
  const headers = answer.headers.filter(([name]) => name === 'content-type');
  const isKept = isRobots || answer.id === 'alternate' || answer.body?.kind === 'image';
  return { ...answer, redirects, headers, body: isKept ? answer.body : null };
}
