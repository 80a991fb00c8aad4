/** Asks for the pages to which /llms.txt links. */
import type { AnsweredRequest, EvidenceRequest, LinkAnswer, SkipReason } from '../../../brand/evidence/evidence';
import { llmsLinksToAsk } from '../../../brand/requests/llms-links';
import { withoutFragment } from '../../../brand/urls/sites';
import { siteOf } from '../../fetching/vetting';
import type { RobotsGate } from './robots-gate';

interface Asking {
  readonly gate: Pick<RobotsGate, 'knows' | 'allows'>;
  /** How many requests may be made. */
  readonly left: number;
  /** Told of requests to come, one for each URL. */
  readonly expect: (urls: readonly URL[]) => void;
  /** Why a URL may not be asked for. */
  readonly whyNot: (url: URL) => Promise<SkipReason>;
  readonly ask: (url: URL) => Promise<EvidenceRequest>;
}

/**
 * The responses at the first addresses on its own site that the file links to, except those that a robots.txt forbids.
 * Only the status of each is kept.
 *
 * @param home the home page, which was requested already
 */
export async function askLlmsLinks(
  file: AnsweredRequest,
  home: URL,
  { gate, left, expect, whyNot, ask }: Asking,
): Promise<readonly LinkAnswer[]> {
  const site = siteOf(new URL(file.finalUrl));
  const text = file.body?.kind === 'text' ? file.body.text : '';
  const links = llmsLinksToAsk(text, file.finalUrl, (url) => siteOf(url) === site, [withoutFragment(home)]);
  let free = left;
  return Promise.all(
    links.map(async (url): Promise<LinkAnswer> => {
      // For a host that is new to us, robots.txt comes first.
      const needed = gate.knows(url) ? [url] : [url, url];
      const unanswered = { url: url.href, status: null };
      if (needed.length > free) return { ...unanswered, reason: 'request-limit' };
      free -= needed.length;
      expect(needed);
      if (!(await gate.allows(url))) return { ...unanswered, reason: await whyNot(url) };
      const result = await ask(url);
      return result.state === 'answered'
        ? { url: url.href, status: result.status, reason: null }
        : { ...unanswered, reason: result.reason };
    }),
  );
}
