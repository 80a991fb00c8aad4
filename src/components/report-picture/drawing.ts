/** A picture as plain shapes, for whatever draws it: a canvas in the browser, another renderer on a server. */

/** In pixels: for link previews and slides, and for feeds and phones. */
export const PICTURE_SIZES = {
  wide: { width: 1200, height: 630 },
  tall: { width: 1080, height: 1350 },
} as const;

export type PictureFormat = keyof typeof PICTURE_SIZES;

/** Names of colours, whose values depend on the theme: those of everything, of bands, and of brands in a comparison. */
export const PICTURE_COLOURS = [
  ...(['ink', 'quiet', 'edge', 'paper'] as const),
  ...(['good', 'uneven', 'weak'] as const),
  ...(['violet', 'magenta', 'sky', 'olive'] as const),
] as const;

export type PictureColour = (typeof PICTURE_COLOURS)[number];

/** Colours of one theme as `#rrggbb`. */
export type PictureColours = Readonly<Record<PictureColour, string>>;

/** A font family and its weight. */
export type Face = 'heading' | 'figure' | 'text' | 'strong';

export interface PathShape {
  readonly is: 'path';
  /** SVG path data, placed by its origin and then scaled. */
  readonly path: string;
  /** Pixels. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly fill?: PictureColour;
  /** From 0 to 1. */
  readonly opacity?: number;
  readonly stroke?: PictureColour;
  /** Before scaling, as the dashes are. */
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly cap?: 'butt' | 'round';
}

export interface TextShape {
  readonly is: 'text';
  /** One line; untrusted parts are between Unicode isolates. */
  readonly text: string;
  readonly face: Face;
  /** Pixels. */
  readonly size: number;
  readonly colour: PictureColour;
  /** Which point of the line x is. */
  readonly align: 'left' | 'center' | 'right';
  /** Of the sentence. */
  readonly direction: 'ltr' | 'rtl';
  /** Pixels; y is of the baseline. */
  readonly x: number;
  readonly y: number;
}

export type Shape = PathShape | TextShape;

/** From the back to the front, on paper. */
export interface Drawing {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** Width of a line in pixels. @param size font size in pixels */
export type Measure = (text: string, face: Face, size: number) => number | Promise<number>;
