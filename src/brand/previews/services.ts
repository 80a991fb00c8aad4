/**
 * A link to the site as each service shows it, by the rules it publishes. If it publishes none, these are assumptions.
 */
import {
  DISCORD_NAME_LENGTH,
  META_IMAGE_LARGE,
  META_IMAGE_LEAST,
  WHATSAPP_IMAGE,
  X_LARGE_CARD,
  X_SMALL_CARD,
} from '../basics/published-limits';
import { lengthOf } from '../basics/text';
import type { Portrait } from '../naming/portrait';
import type { PreviewCard, PreviewNote, ServiceId } from './card';
import { pictureOf, type PictureRule, type PictureWish } from './pictures';
import { textCard, type Chains, type Shown } from './text-card';

/** The remark if the robots.txt keeps a service's crawler from the page or its picture. */
function crawlerRefused(checks: Shown['checks'], crawler: string): readonly PreviewNote[] {
  const blocked = checks.find(({ id }) => id === 'preview-bots')?.params['blocked'];
  const names = typeof blocked === 'string' ? blocked.split(', ') : [];
  return names.includes(crawler) ? [{ code: 'crawler-refused', name: crawler }] : [];
}

/** A card with the picture a service would show next to its texts. */
function withPicture(card: PreviewCard, portrait: Portrait, wish: PictureWish): PreviewCard {
  const { picture, notes } = pictureOf(portrait, wish);
  return { ...card, picture, notes: [...card.notes, ...notes] };
}

const WIDE: PictureRule['aspect'] = [191, 100];
const SQUARE: PictureRule['aspect'] = [1, 1];
const pixels = ({ width, height }: typeof X_LARGE_CARD) => [width, height] as const;

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
      { shape: 'large', aspect: WIDE, least: pixels(META_IMAGE_LARGE) },
      { shape: 'square', aspect: SQUARE, least: pixels(META_IMAGE_LEAST), note: 'picture-small' },
    ],
  });
}

const X_LARGE: PictureRule = { shape: 'large', aspect: [2, 1], least: pixels(X_LARGE_CARD) };
const X_SUMMARY: PictureRule = { shape: 'square', aspect: SQUARE, least: pixels(X_SMALL_CARD) };
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

/**
 * WhatsApp reads Open Graph, and asks for title, description and address. A picture that is not as it asks may still be
 * shown small; its frames, and what stands in for a missing tag, are our assumption.
 */
function whatsApp({ portrait, checks }: Shown): PreviewCard {
  const chains: Chains = { title: ['og:title', 'title'], description: ['og:description', 'meta:description'] };
  const weight = checks.find(({ id }) => id === 'preview-image-weight')?.params['kilobytes'];
  return withPicture(textCard('whatsapp', portrait, chains), portrait, {
    tags: ['og'],
    alt: portrait.openGraph.imageAlt,
    rules: [
      { shape: 'large', aspect: WIDE, least: [WHATSAPP_IMAGE.width, 1], widest: WHATSAPP_IMAGE.ratio },
      { shape: 'square', aspect: SQUARE, least: [1, 1], note: 'picture-unfit' },
    ],
    tooHeavy: typeof weight === 'number' && weight > WHATSAPP_IMAGE.kilobytes,
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
  const card = textCard('discord', portrait, chains);
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
  const card = { ...textCard('mastodon', portrait, chains), icon: null };
  const shown = withPicture(card, portrait, {
    tags: ['og'],
    alt: portrait.openGraph.imageAlt,
    rules: [{ shape: 'large', aspect: WIDE, least: [1, 1] }],
  });
  return { ...shown, notes: [...shown.notes, ...creatorNotes(portrait)] };
}

export const SERVICES: Readonly<Record<ServiceId, (shown: Shown) => PreviewCard>> = {
  facebook,
  x,
  linkedin: linkedIn,
  whatsapp: whatsApp,
  slack,
  discord,
  mastodon,
};
