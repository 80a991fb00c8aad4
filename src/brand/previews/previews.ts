/**
 * How a link to the site would look in five places, by what each of them publishes. Simulations: where nothing is
 * published, an assumption stands, and `PREVIEW_RULES` says which.
 */
import type { Report } from '../report';
import type { Portrait } from '../portrait';
import { SOURCES } from '../sources';
import type { PreviewCard, PreviewId, PreviewNote, PreviewRules } from './card';
import { pictureOf, type PictureRule } from './pictures';
import { assistantsRefused, crawlerRefused, indexRefused, isSnippetRefused } from './refusals';
import { PREVIEW_SOURCES } from './sources';
import { descriptionOf, nameOf, sharedHost, titleOf } from './texts';

type Shown = Pick<Report, 'portrait' | 'checks'>;

const assumed = (max: number) => ({ unit: 'width', max, published: false }) as const;
const published = (max: number) => ({ unit: 'characters', max, published: true }) as const;

/** What each preview follows. Limits are published by X alone. */
export const PREVIEW_RULES: Readonly<Record<PreviewId, PreviewRules>> = {
  search: {
    sources: [SOURCES.titleLinks, PREVIEW_SOURCES.snippets, SOURCES.siteNames, SOURCES.favicon],
    title: assumed(60),
    description: assumed(160),
  },
  facebook: {
    sources: [PREVIEW_SOURCES.metaSharing, SOURCES.metaImages],
    title: assumed(90),
    description: assumed(110),
  },
  x: {
    sources: [SOURCES.xMarkup, SOURCES.xLargeImage, PREVIEW_SOURCES.xSummary],
    title: published(70),
    description: published(200),
  },
  slack: {
    sources: [PREVIEW_SOURCES.slackUnfurling, PREVIEW_SOURCES.slackRobots],
    title: assumed(150),
    description: assumed(300),
  },
  chat: { sources: [PREVIEW_SOURCES.searchBots], title: assumed(80), description: assumed(160) },
};

/**
 * Google takes a title link from the title first, and a snippet from the text or from the meta description; the
 * description is taken here where there is one. A site's name comes from WebSite, then from og:site_name.
 */
function searchResult({ portrait, checks }: Shown): PreviewCard {
  const rules = PREVIEW_RULES.search;
  const name = nameOf(portrait, ['website:name', 'og:site_name']);
  const title = titleOf(portrait, ['title', 'h1', 'og:title'], rules.title);
  const description = isSnippetRefused(checks)
    ? { text: null, notes: [{ code: 'snippet-refused' }] satisfies PreviewNote[] }
    : descriptionOf(portrait, ['meta:description', 'text', 'og:description'], rules.description);
  return {
    id: 'search',
    host: sharedHost({ ...portrait, openGraph: { ...portrait.openGraph, url: null } }),
    name: name.text,
    title: title.text,
    description: description.text,
    picture: null,
    icon: portrait.icon,
    notes: [...indexRefused(checks), ...name.notes, ...title.notes, ...description.notes],
  };
}

const WIDE: PictureRule['aspect'] = [191, 100];
const SQUARE: PictureRule['aspect'] = [1, 1];

/** Facebook reads Open Graph; without it, it guesses: what is taken then is our guess. */
function facebook({ portrait, checks }: Shown): PreviewCard {
  const rules = PREVIEW_RULES.facebook;
  const title = titleOf(portrait, ['og:title', 'title', 'h1'], rules.title);
  const description = descriptionOf(portrait, ['og:description', 'meta:description'], rules.description);
  const { picture, notes } = pictureOf(portrait, {
    tags: ['og'],
    alt: portrait.openGraph.imageAlt,
    rules: [
      { shape: 'large', aspect: WIDE, least: [600, 315] },
      { shape: 'square', aspect: SQUARE, least: [200, 200], note: 'picture-small' },
    ],
  });
  return {
    id: 'facebook',
    host: sharedHost(portrait),
    name: null,
    title: title.text,
    description: description.text,
    picture,
    icon: null,
    notes: [...crawlerRefused(checks, 'facebookexternalhit'), ...title.notes, ...description.notes, ...notes],
  };
}

const X_LARGE: PictureRule = { shape: 'large', aspect: [2, 1], least: [300, 157] };
const X_SUMMARY: PictureRule = { shape: 'square', aspect: SQUARE, least: [144, 144] };
const X_CARDS: readonly (string | null)[] = ['summary', 'summary_large_image', 'app', 'player'];

/** Which card X draws. Without twitter:card it may draw a summary, where og:type, og:title and og:description exist. */
function xCard({ openGraph, twitter }: Portrait): 'large' | 'summary' | 'assumed' | 'none' {
  const card = twitter.card?.toLowerCase() ?? null;
  if (X_CARDS.includes(card)) return card === 'summary_large_image' ? 'large' : 'summary';
  const hasOpenGraph = openGraph.type !== null && openGraph.title !== null && openGraph.description !== null;
  return hasOpenGraph ? 'assumed' : 'none';
}

/** X reads its own tags, and Open Graph for those that are missing. */
function x({ portrait, checks }: Shown): PreviewCard {
  const rules = PREVIEW_RULES.x;
  const { openGraph, twitter } = portrait;
  const card = xCard(portrait);
  const refused = crawlerRefused(checks, 'Twitterbot');
  const base = { id: 'x', host: sharedHost(portrait), name: null, icon: null } as const;
  if (card === 'none') {
    return { ...base, title: null, description: null, picture: null, notes: [...refused, { code: 'card-none' }] };
  }
  const title = titleOf(portrait, ['twitter:title', 'og:title', 'title'], rules.title);
  const description = descriptionOf(portrait, ['twitter:description', 'og:description'], rules.description);
  const { picture, notes } = pictureOf(portrait, {
    tags: ['twitter', 'og'],
    alt: twitter.imageAlt ?? openGraph.imageAlt,
    rules: [card === 'large' ? X_LARGE : X_SUMMARY],
    types: ['jpeg', 'png', 'webp', 'gif'],
  });
  // That Open Graph stands in is the rule here and no loss: it is said only where even that is missing.
  const lost = [...title.notes, ...description.notes].filter(
    ({ field }) => field !== 'og:title' && field !== 'og:description',
  );
  return {
    ...base,
    title: title.text,
    description: description.text,
    picture,
    notes: [...refused, ...(card === 'assumed' ? [{ code: 'card-assumed' } as const] : []), ...lost, ...notes],
  };
}

/** Slack reads oEmbed (which is not gathered), Twitter Card and Open Graph tags; that HTML follows is our assumption. */
function slack({ portrait, checks }: Shown): PreviewCard {
  const rules = PREVIEW_RULES.slack;
  const { openGraph, twitter } = portrait;
  const name = nameOf(portrait, ['og:site_name']);
  const title = titleOf(portrait, ['og:title', 'twitter:title', 'title'], rules.title);
  const description = descriptionOf(
    portrait,
    ['og:description', 'twitter:description', 'meta:description'],
    rules.description,
  );
  const { picture, notes } = pictureOf(portrait, {
    tags: ['og', 'twitter'],
    alt: openGraph.imageAlt ?? twitter.imageAlt,
    rules: [
      twitter.card?.toLowerCase() === 'summary'
        ? { shape: 'square', aspect: SQUARE, least: [1, 1] }
        : { shape: 'whole', aspect: WIDE, least: [1, 1] },
    ],
  });
  return {
    id: 'slack',
    host: sharedHost(portrait),
    name: name.text,
    title: title.text,
    description: description.text,
    picture,
    icon: portrait.icon,
    notes: [...crawlerRefused(checks, 'Slackbot'), ...name.notes, ...title.notes, ...description.notes, ...notes],
  };
}

/** How assistants show what they cite is published nowhere: title, name, and a line of description or text. */
function chat({ portrait, checks }: Shown): PreviewCard {
  const rules = PREVIEW_RULES.chat;
  const name = nameOf(portrait, ['website:name', 'og:site_name']);
  const title = titleOf(portrait, ['title', 'og:title', 'h1'], rules.title);
  const description = descriptionOf(portrait, ['meta:description', 'og:description', 'text'], rules.description);
  return {
    id: 'chat',
    host: sharedHost(portrait),
    name: name.text,
    title: title.text,
    description: description.text,
    picture: null,
    icon: portrait.icon,
    notes: [...assistantsRefused(checks), ...name.notes, ...title.notes, ...description.notes],
  };
}

/** The five previews, in the order of `PREVIEW_IDS`; none where the page was not read. */
export function previews(report: Shown): readonly PreviewCard[] {
  if (report.portrait.page === 'unread') return [];
  return [searchResult, facebook, x, slack, chat].map((preview) => preview(report));
}
