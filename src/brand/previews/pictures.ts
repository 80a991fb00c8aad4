/** The picture of a preview: which one is taken, whether it can be shown, and what of it stays inside the frame. */
import type { ImageType } from '../evidence/evidence';
import type { Portrait, PortraitImage } from '../naming/portrait';
import { isStandIn } from '../evidence/page-evidence';
import { normalisedUrl, webUrl } from '../urls/sites';
import type { PictureShape, PreviewNote, PreviewPicture } from './card';

/** Which tags a service reads, the one it prefers first. */
export type PictureTags = readonly ('og' | 'twitter')[];

interface Found {
  readonly image: PortraitImage;
  /** As stated; null if the portrait does not hold it. */
  readonly value: string | null;
}

/**
 * The picture a tag names. If there are several, only one was requested (the portrait's). Of the others we know the URL
 * and nothing else.
 */
function named(portrait: Portrait, tag: 'og' | 'twitter'): Found | null {
  const { image, things, url } = portrait;
  const statedBy = (prefix: string) =>
    things.find(({ thing, source }) => thing === 'image' && source.startsWith(`meta:${prefix}:image`))?.value ?? null;
  const twitter = statedBy('twitter');
  const og = statedBy('og');
  // An og:image:secure_url alone is not an entry of its own; the portrait then shows it.
  const measuredIsOg = og !== null || twitter === null;
  if (tag === 'og') return image !== null && measuredIsOg ? { image, value: og } : null;
  if (twitter === null) return null;
  const resolved = webUrl(twitter, url)?.href ?? null;
  const isMeasured =
    image?.url !== undefined &&
    image.url !== null &&
    resolved !== null &&
    normalisedUrl(resolved) === normalisedUrl(image.url);
  if (image !== null && (!measuredIsOg || isMeasured)) return { image, value: twitter };
  return { image: { url: resolved, state: 'unread', type: null, width: null, height: null }, value: twitter };
}

/** What is wanted of a picture for it to be shown in a shape. */
export interface PictureRule {
  readonly shape: PictureShape;
  /** Width to height of the frame; of a whole picture the one assumed while its size is not known. */
  readonly aspect: readonly [width: number, height: number];
  /** CSS pixels below which it is not shown so. */
  readonly least: readonly [width: number, height: number];
  /** How many times as wide as high it may be. */
  readonly widest?: number;
  /** Said where this rule is taken because the one before was not met. */
  readonly note?: 'picture-small' | 'picture-unfit';
}

/** Per mille of a picture that is left when it fills a frame of another ratio, half up. */
export function visibleShare(
  width: number,
  height: number,
  [frameWidth, frameHeight]: readonly [number, number],
): number {
  const a = width * frameHeight;
  const b = height * frameWidth;
  return Math.floor((2000 * Math.min(a, b) + Math.max(a, b)) / (2 * Math.max(a, b)));
}

const sizeOf = ([width, height]: readonly [number, number]) => `${width} × ${height}`;

export interface PictureWish {
  readonly tags: PictureTags;
  readonly alt: string | null;
  /** The first that the picture is large enough for is followed. */
  readonly rules: readonly [PictureRule, ...PictureRule[]];
  /** Whether its file is too large for the first of them. */
  readonly tooHeavy?: boolean;
  /** Formats the service publishes that it takes; where absent, none are ruled out. */
  readonly types?: readonly ImageType[];
}

interface Pictured {
  readonly picture: PreviewPicture | null;
  readonly notes: readonly PreviewNote[];
}

const without = (note: PreviewNote): Pictured => ({ picture: null, notes: [note] });

/** The first rule that a picture meets, as far as it is known. */
function ruleFor({ width, height }: PortraitImage, { rules, tooHeavy }: PictureWish): PictureRule | undefined {
  return rules.find(({ least: [leastWidth, leastHeight], widest = Infinity }, index) => {
    if (index === 0 && tooHeavy === true) return false;
    if (width === null || height === null || width === 0 || height === 0) return true;
    return width >= leastWidth && height >= leastHeight && width <= widest * height;
  });
}

/** The picture as a service would frame it; null if it would show none. */
export function pictureOf(portrait: Portrait, wish: PictureWish): Pictured {
  const { tags, alt, rules, types } = wish;
  let found: Found | null = null;
  for (const tag of tags) found ??= named(portrait, tag);
  if (found === null) return without({ code: 'picture-missing' });
  const { url, state, type, width, height } = found.image;
  if (url === null || state === 'missing' || state === 'not-image' || state === 'none') {
    return without({ code: 'picture-broken' });
  }
  if (type !== null && types?.includes(type) === false) return without({ code: 'picture-format' });
  const rule = ruleFor(found.image, wish);
  if (rule === undefined) return without({ code: 'picture-too-small', size: sizeOf(rules.at(-1)?.least ?? [0, 0]) });
  const { shape, aspect: framed, note } = rule;
  const notes: PreviewNote[] = [];
  // A reader resolves it; whether a service does is not published.
  if (found.value !== null && webUrl(found.value) === null) notes.push({ code: 'picture-relative' });
  if (state === 'unread') notes.push({ code: 'picture-unread' });
  if (note !== undefined) notes.push({ code: note, size: sizeOf(rules[0].least) });
  // For a pasted page, we know only what it states.
  const asked = found.image === portrait.image;
  const image = { url: isStandIn(url) ? found.value : url, type, width, height, alt, asked, shape };
  if (width === null || height === null || width === 0 || height === 0) {
    return { picture: { ...image, aspect: framed, visible: null }, notes };
  }
  const aspect: readonly [number, number] = shape === 'whole' ? [width, height] : framed;
  return { picture: { ...image, aspect, visible: visibleShare(width, height, aspect) }, notes };
}
