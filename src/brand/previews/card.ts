/** What the previews of a link share: the card each of them is, and where its words came from. */
import type { PortraitImage } from '../naming/portrait';
import type { CutText, Limit } from './cut';

/** In the order they are shown. */
export const PREVIEW_IDS = [
  'search',
  'facebook',
  'x',
  'linkedin',
  'whatsapp',
  'slack',
  'discord',
  'mastodon',
  'chat',
] as const;
export type PreviewId = (typeof PREVIEW_IDS)[number];

/** Where a text of a preview was taken from. `host` is that of the URL, where nothing is stated. */
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
  /** Alternative text, where it is stated. */
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
  /** … of the one that is asked for first. */
  readonly wanted?: PreviewField;
  /** The least size, as `600 × 315`. */
  readonly size?: string;
  /** The crawler that is kept out, or the account that is named as the author's. */
  readonly name?: string;
}

/** A link to the site as one service would show it. */
export interface PreviewCard {
  readonly id: PreviewId;
  /** Host of the URL shown. */
  readonly host: string;
  /** Name of the site; null if the card shows none. */
  readonly name: PreviewText | null;
  /** Null if no card is drawn at all and only the URL is left. */
  readonly title: PreviewText | null;
  readonly description: PreviewText | null;
  readonly picture: PreviewPicture | null;
  /** The site's icon, where the card shows one and there is one. */
  readonly icon: PortraitImage | null;
  readonly notes: readonly PreviewNote[];
}

/** What a preview follows, shown next to it; the texts it is from are in `preview-sources.ts`. */
export interface PreviewRules {
  readonly title: Limit;
  readonly description: Limit;
}
