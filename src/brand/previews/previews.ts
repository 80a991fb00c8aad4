/**
 * How a link to the site would look in nine places, by what each of them publishes. Simulations: where nothing is
 * published, an assumption replaces it, and `PREVIEW_RULES` says which.
 */
import {
  DISCORD_DESCRIPTION_BYTES,
  DISCORD_NAME_LENGTH,
  DISCORD_TITLE_BYTES,
  X_DESCRIPTION_LENGTH,
  X_LARGE_CARD,
} from '../basics/published-limits';
import { lengthOf } from '../basics/text';
import { ANSWER_CRAWLERS } from '../basics/crawlers';
import type { CheckResult, Report } from '../report/report';
import type { Portrait } from '../naming/portrait';
import type { PreviewCard, PreviewField, PreviewId, PreviewNote, PreviewRules } from './card';
import { pictureOf, type PictureRule, type PictureWish } from './pictures';
import { descriptionOf, nameOf, sharedHost, titleOf } from './texts';

type Shown = Pick<Report, 'portrait' | 'checks'>;

const assumed = (max: number) => ({ unit: 'width', max, published: false }) as const;
const published = (max: number) => ({ unit: 'characters', max, published: true }) as const;

/** What each preview follows. Limits are published by X and Discord alone. */
export const PREVIEW_RULES: Readonly<Record<PreviewId, PreviewRules>> = {
  search: { title: assumed(60), description: assumed(160) },
  facebook: { title: assumed(90), description: assumed(110) },
  x: { title: published(70), description: published(X_DESCRIPTION_LENGTH) },
  linkedin: { title: assumed(120), description: assumed(110) },
  whatsapp: { title: assumed(90), description: assumed(110) },
  slack: { title: assumed(150), description: assumed(300) },
  discord: {
    title: { unit: 'bytes', max: DISCORD_TITLE_BYTES, published: true },
    description: { unit: 'bytes', max: DISCORD_DESCRIPTION_BYTES, published: true },
  },
  mastodon: { title: assumed(120), description: assumed(160) },
  chat: { title: assumed(80), description: assumed(160) },
};

type Checks = readonly CheckResult[];

const failed = (checks: Checks, id: string): boolean =>
  checks.some((check) => check.id === id && check.weight > 0 && check.score === 0);

/** The remark if the robots.txt keeps a service's crawler from the page or its picture. */
function crawlerRefused(checks: Checks, crawler: string): readonly PreviewNote[] {
  const blocked = checks.find(({ id }) => id === 'preview-bots')?.params['blocked'];
  const names = typeof blocked === 'string' ? blocked.split(', ') : [];
  return names.includes(crawler) ? [{ code: 'crawler-refused', name: crawler }] : [];
}

/** The fields a preview takes its texts from, the one that is asked for first in front. */
interface Chains {
  /** Absent if the card shows neither name nor icon. */
  readonly name?: readonly PreviewField[];
  readonly title: readonly PreviewField[];
  /** Null if the site forbids that its text is shown. */
  readonly description: readonly PreviewField[] | null;
}

/** A card without picture. `refused` says what keeps it from being made. */
function textCard(id: PreviewId, portrait: Portrait, chains: Chains, refused: readonly PreviewNote[]): PreviewCard {
  const rules = PREVIEW_RULES[id];
  const name = chains.name === undefined ? null : nameOf(portrait, chains.name);
  const title = titleOf(portrait, chains.title, rules.title);
  const description =
    chains.description === null
      ? { text: null, notes: [{ code: 'snippet-refused' }] satisfies PreviewNote[] }
      : descriptionOf(portrait, chains.description, rules.description);
  return {
    id,
    host: sharedHost(portrait),
    name: name?.text ?? null,
    title: title.text,
    description: description.text,
    picture: null,
    icon: name === null ? null : portrait.icon,
    notes: [...refused, ...(name?.notes ?? []), ...title.notes, ...description.notes],
  };
}

/** A card with the picture a service would show next to its texts. */
function withPicture(card: PreviewCard, portrait: Portrait, wish: PictureWish): PreviewCard {
  const { picture, notes } = pictureOf(portrait, wish);
  return { ...card, picture, notes: [...card.notes, ...notes] };
}

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

const WIDE: PictureRule['aspect'] = [191, 100];
const SQUARE: PictureRule['aspect'] = [1, 1];

/** Facebook reads Open Graph; without it, it guesses: what is taken then is our guess. */
function facebook({ portrait, checks }: Shown): PreviewCard {
  const chains: Chains = {
    title: ['og:title', 'title', 'h1'],
    description: ['og:description', 'meta:description'],
  };
  return withPicture(textCard('facebook', portrait, chains, crawlerRefused(checks, 'facebookexternalhit')), portrait, {
    tags: ['og'],
    alt: portrait.openGraph.imageAlt,
    rules: [
      { shape: 'large', aspect: WIDE, least: [600, 315] },
      { shape: 'square', aspect: SQUARE, least: [200, 200], note: 'picture-small' },
    ],
  });
}

const X_LARGE: PictureRule = { shape: 'large', aspect: [2, 1], least: [X_LARGE_CARD.width, X_LARGE_CARD.height] };
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
  const { openGraph, twitter } = portrait;
  const kind = xCard(portrait);
  const refused = crawlerRefused(checks, 'Twitterbot');
  const chains: Chains = {
    title: ['twitter:title', 'og:title', 'title'],
    description: ['twitter:description', 'og:description'],
  };
  const card = textCard('x', portrait, chains, [
    ...refused,
    ...(kind === 'assumed' ? [{ code: 'card-assumed' } as const] : []),
  ]);
  if (kind === 'none') return { ...card, title: null, description: null, notes: [...refused, { code: 'card-none' }] };
  // Falling back to Open Graph is the rule here and no loss: it is reported only if even that is missing.
  const notes = card.notes.filter(({ field }) => field !== 'og:title' && field !== 'og:description');
  return withPicture({ ...card, notes }, portrait, {
    tags: ['twitter', 'og'],
    alt: twitter.imageAlt ?? openGraph.imageAlt,
    rules: [kind === 'large' ? X_LARGE : X_SUMMARY],
    types: ['jpeg', 'png', 'webp', 'gif'],
  });
}

/** LinkedIn reads Open Graph; what it takes without it, and the frame of its picture, are our assumption. */
function linkedIn({ portrait, checks }: Shown): PreviewCard {
  const chains: Chains = { title: ['og:title', 'title'], description: ['og:description', 'meta:description'] };
  return withPicture(textCard('linkedin', portrait, chains, crawlerRefused(checks, 'LinkedInBot')), portrait, {
    tags: ['og'],
    alt: portrait.openGraph.imageAlt,
    rules: [{ shape: 'large', aspect: WIDE, least: [1, 1] }],
  });
}

/** WhatsApp reads Open Graph, and asks for title, description and address; the rest is our assumption. */
function whatsApp({ portrait }: Shown): PreviewCard {
  const chains: Chains = { title: ['og:title', 'title'], description: ['og:description', 'meta:description'] };
  return withPicture(textCard('whatsapp', portrait, chains, []), portrait, {
    tags: ['og'],
    alt: portrait.openGraph.imageAlt,
    rules: [{ shape: 'large', aspect: WIDE, least: [1, 1] }],
  });
}

/**
 * Discord reads Open Graph and X's tags. The page's title and description replace them only together, and only where
 * none of those is there.
 */
function discord({ portrait }: Shown): PreviewCard {
  const { openGraph, twitter, title, description } = portrait;
  const hasTags = [openGraph.title, openGraph.description, twitter.title, twitter.description].some(Boolean);
  const chains: Chains = hasTags
    ? {
        name: ['og:site_name'],
        title: ['og:title', 'twitter:title'],
        description: ['og:description', 'twitter:description'],
      }
    : { name: ['og:site_name'], title: ['title'], description: ['meta:description'] };
  const card = textCard('discord', portrait, chains, []);
  // A name that is too long loses the whole card.
  const isTooLong = lengthOf(openGraph.siteName ?? '') > DISCORD_NAME_LENGTH;
  if (isTooLong || (!hasTags && !(title && description))) {
    return { ...card, name: null, title: null, description: null, icon: null, notes: [{ code: 'tags-missing' }] };
  }
  // It shows neither a name nor a title that is not stated for it.
  const name = card.name?.field === 'host' ? null : card.name;
  const shown = card.title?.field === 'host' ? null : card.title;
  const notes = card.notes.filter(({ code }) => code !== 'name-missing' && code !== 'title-missing');
  return withPicture({ ...card, name, title: shown, icon: null, notes }, portrait, {
    tags: ['og', 'twitter'],
    alt: openGraph.imageAlt ?? twitter.imageAlt,
    rules: [
      twitter.card === 'summary_large_image'
        ? { shape: 'whole', aspect: WIDE, least: [1, 1] }
        : { shape: 'square', aspect: SQUARE, least: [1, 1] },
    ],
    types: ['png', 'gif', 'jpeg', 'webp', 'avif'],
  });
}

/** Slack reads oEmbed (which is not gathered), Twitter Card and Open Graph tags; that HTML follows is our assumption. */
function slack({ portrait, checks }: Shown): PreviewCard {
  const { openGraph, twitter } = portrait;
  const chains: Chains = {
    name: ['og:site_name'],
    title: ['og:title', 'twitter:title', 'title'],
    description: ['og:description', 'twitter:description', 'meta:description'],
  };
  return withPicture(textCard('slack', portrait, chains, crawlerRefused(checks, 'Slackbot')), portrait, {
    tags: ['og', 'twitter'],
    alt: openGraph.imageAlt ?? twitter.imageAlt,
    rules: [
      twitter.card?.toLowerCase() === 'summary'
        ? { shape: 'square', aspect: SQUARE, least: [1, 1] }
        : { shape: 'whole', aspect: WIDE, least: [1, 1] },
    ],
  });
}

/** An account as Mastodon writes it, `@user@host`. */
const ACCOUNT = /^@?[\w.-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

/** The account below the card, as that of the author, if it lists the site among those that may name it. */
function creatorNotes({ creator }: Portrait): readonly PreviewNote[] {
  if (creator === undefined) return [];
  const isAccount = ACCOUNT.test(creator);
  const name = isAccount ? `@${creator.replace(/^@/, '')}` : creator;
  return [{ code: isAccount ? 'creator' : 'creator-malformed', name }];
}

/** Mastodon reads Open Graph, then title and description; a headline in JSON-LD, which it prefers, is left out here. */
function mastodon({ portrait }: Shown): PreviewCard {
  const chains: Chains = {
    name: ['og:site_name'],
    title: ['og:title', 'title'],
    description: ['og:description', 'meta:description'],
  };
  const card = { ...textCard('mastodon', portrait, chains, []), icon: null };
  const shown = withPicture(card, portrait, {
    tags: ['og'],
    alt: portrait.openGraph.imageAlt,
    rules: [{ shape: 'large', aspect: WIDE, least: [1, 1] }],
  });
  return { ...shown, notes: [...shown.notes, ...creatorNotes(portrait)] };
}

/** How assistants show what they cite is published nowhere: title, name, and a line of description or text. */
function chat({ portrait, checks }: Shown): PreviewCard {
  const chains: Chains = {
    name: ['website:name', 'og:site_name'],
    title: ['title', 'og:title', 'h1'],
    description: ['meta:description', 'og:description', 'text'],
  };
  // The check fails where all of them are kept out.
  const refused = failed(checks, 'answer-bots')
    ? [{ code: 'crawler-refused', name: ANSWER_CRAWLERS.join(', ') } as const]
    : [];
  return textCard('chat', portrait, chains, refused);
}

/** The previews, in the order of `PREVIEW_IDS`; none if the page was not read. */
export function previews(report: Shown): readonly PreviewCard[] {
  if (report.portrait.page === 'unread') return [];
  return [searchResult, facebook, x, linkedIn, whatsApp, slack, discord, mastodon, chat].map((preview) =>
    preview(report),
  );
}
