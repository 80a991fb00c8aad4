/** What all surfaces share: the card each of them is, and where its words came from. */
import type { PortraitImage } from '../naming/portrait';
import type { CutText, Limit } from './cut';

/** Services that show a link that is shared there, in the order they are shown. */
export const SERVICE_IDS = ['facebook', 'x', 'linkedin', 'whatsapp', 'slack', 'discord', 'mastodon'] as const;
export type ServiceId = (typeof SERVICE_IDS)[number];

/** The surfaces that show a link, in the order they are shown. */
export const LINK_IDS = ['search', ...SERVICE_IDS] as const;

/** All surfaces on which people meet a brand, in the order they are shown. */
export const PREVIEW_IDS = [...LINK_IDS, 'phone', 'tab', 'chat'] as const;
export type PreviewId = (typeof PREVIEW_IDS)[number];

export function isService(id: PreviewId): id is ServiceId {
  return SERVICE_IDS.some((service) => service === id);
}

export function isLink(id: PreviewId): boolean {
  return id === 'search' || isService(id);
}

/**
 * The source of a text in a preview. `inferred` is the brand's name if no machine-readable source states it. `host` is
 * the URL's host, if nothing is stated.
 */
export type PreviewField =
  | 'title'
  | 'h1'
  | 'og:title'
  | 'twitter:title'
  | 'meta:description'
  | 'og:description'
  | 'twitter:description'
  | 'text'
  | 'website:name'
  | 'og:site_name'
  | 'organization:name'
  | 'application-name'
  | 'manifest:short_name'
  | 'manifest:name'
  | 'apple-mobile-web-app-title'
  | 'inferred'
  | 'host';

/** A wrong name in what is shown of a text. */
export interface WrongName {
  /** UTF-16 units of `shown`; `to` is its end where the name is cut off. */
  readonly from: number;
  readonly to: number;
  /** Whether it is the brand's name misspelt; otherwise it is another one. */
  readonly isSlip: boolean;
}

/** A text as others show it. */
export interface ShownText extends CutText {
  /** Absent if the text holds no wrong name. */
  readonly wrong?: WrongName;
}

export interface PreviewText extends ShownText {
  readonly field: PreviewField;
}

/** The part of a picture that a card shows: across the card, a square next to the text, or all of it. */
export type PictureShape = 'large' | 'square' | 'whole';

export interface PreviewPicture extends Omit<PortraitImage, 'state'> {
  /** Whether it is the image that was asked for; of another one nothing but its URL is known. */
  readonly asked: boolean;
  /** Alternative text, if there is one. */
  readonly alt: string | null;
  readonly shape: PictureShape;
  /** Width and height of the frame, as a ratio. */
  readonly aspect: readonly [width: number, height: number];
  /** Per mille of the picture's area inside the frame; null if its size is not known. */
  readonly visible: number | null;
}

/** What is worth saying of a preview. Every code has words in every locale. */
export type NoteCode =
  | 'title-fallback'
  | 'title-missing'
  | 'description-fallback'
  | 'description-missing'
  | 'name-missing'
  | 'picture-missing'
  | 'picture-broken'
  | 'picture-unread'
  | 'picture-too-small'
  | 'picture-small'
  | 'picture-unfit'
  | 'picture-format'
  | 'picture-relative'
  | 'card-assumed'
  | 'card-none'
  | 'tags-missing'
  | 'creator'
  | 'creator-malformed'
  | 'crawler-refused'
  | 'not-indexed'
  | 'snippet-refused';

export interface PreviewNote {
  readonly code: NoteCode;
  /** The field that was taken instead … */
  readonly field?: PreviewField;
  /** … the field that is looked for first. */
  readonly wanted?: PreviewField;
  /** The least size, as `600 × 315`. */
  readonly size?: string;
  /** The crawler that is kept out, or the account that is named as the author's. */
  readonly name?: string;
}

/** What people see of the brand on one surface. */
export interface PreviewCard {
  readonly id: PreviewId;
  /** Host of the URL shown. */
  readonly host: string;
  /** Name of the site, the app or the brand; null if the card shows none. */
  readonly name: PreviewText | null;
  /** Null if the surface shows none, or no card is drawn at all and only the URL is left. */
  readonly title: PreviewText | null;
  readonly description: PreviewText | null;
  readonly picture: PreviewPicture | null;
  /** The site's icon, where the card shows one and there is one. */
  readonly icon: PortraitImage | null;
  readonly notes: readonly PreviewNote[];
}

/**
 * How much a surface shows of each text it has, shown next to it; the published texts it is drawn by, and the day they
 * were read, are in `preview-sources.ts`.
 */
export interface PreviewRules {
  readonly name?: Limit;
  readonly title?: Limit;
  readonly description?: Limit;
}
