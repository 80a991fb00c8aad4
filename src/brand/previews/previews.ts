/**
 * One model for each surface on which people meet a brand: a search result, a link in a chat, a browser tab. Every
 * picture of a surface is drawn from the card computed here, by the rules its owner publishes. Where none are published
 * the model assumes one, and `PREVIEW_RULES` says which.
 */
import { ANSWER_CRAWLERS } from '../basics/crawlers';
import { PREVIEW_IDS, type PreviewCard, type PreviewId, type PreviewNote } from './card';
import { phone, tab } from './labels';
import { SERVICES } from './services';
import { failed, textCard, type Chains, type Shown } from './text-card';
import { sharedHost } from './texts';

/**
 * Google takes a title link from the title first, and a snippet from the text or from the meta description; the
 * description is taken here where there is one. A site's name comes from WebSite, then from og:site_name.
 */
function searchResult({ portrait, checks }: Shown): PreviewCard {
  const chains: Chains = {
    name: ['website:name', 'og:site_name'],
    title: ['title', 'h1', 'og:title'],
    // The site may forbid that search results show its text.
    description: failed(checks, 'snippets') ? null : ['meta:description', 'text', 'og:description'],
  };
  const host = sharedHost({ ...portrait, openGraph: { ...portrait.openGraph, url: null } });
  const refused: readonly PreviewNote[] = failed(checks, 'indexable') ? [{ code: 'not-indexed' }] : [];
  return { ...textCard('search', portrait, chains, refused), host };
}

/**
 * How an assistant speaks of a brand is published nowhere. Assumed: the name as machines are told it, the site's name
 * first, since an organisation's may have a legal form; a line of description or text; and the page it cites.
 */
function answer({ portrait, checks }: Shown): PreviewCard {
  const chains: Chains = {
    name: ['website:name', 'organization:name', 'og:site_name', 'application-name', 'inferred'],
    description: ['meta:description', 'og:description', 'text'],
  };
  // The check fails where all of them are kept out.
  const refused = failed(checks, 'answer-bots')
    ? [{ code: 'crawler-refused', name: ANSWER_CRAWLERS.join(', ') } as const]
    : [];
  return textCard('chat', portrait, chains, refused);
}

const SURFACES: Readonly<Record<PreviewId, (shown: Shown) => PreviewCard>> = {
  search: searchResult,
  ...SERVICES,
  phone,
  tab,
  chat: answer,
};

/** What each surface shows, in the order of `PREVIEW_IDS`; nothing if the page was not read. */
export function previews(report: Shown): readonly PreviewCard[] {
  if (report.portrait.page === 'unread') return [];
  return PREVIEW_IDS.map((id) => SURFACES[id](report));
}
