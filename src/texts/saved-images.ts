/** The share images that saved pages declare, by what their tags say: no image was fetched. Each page counts once. */
export const SAVED_IMAGES = {
  /** `YYYY-MM-DD`. */
  measuredOn: '2026-11-30',
  pages: 534,
  /** Pages with an image for link previews. */
  declaring: 435,
  /** Of these, pages that state the size of their first one. */
  stating: 221,
  /** Of those that declare one, pages with an address that no program can ask for as it stands. */
  relative: 3,
  /** Of the same, pages with an address without encryption. */
  insecure: 40,
  /** Of those that state a size, pages whose size is what the service asks for. */
  meeting: {
    metaLeast: 220,
    whatsApp: 214,
    xLarge: 214,
    metaLarge: 195,
    messages: 160,
    linkedIn: 106,
    metaSharp: 100,
  },
  /** Of the same, the two sizes that occur most. */
  common: { wide: 18, high: 10 },
  /** Of the same, by width to height: upright, square, below the first of `SHAPES`, up to the second, and wider. */
  shapes: { upright: 10, square: 16, photo: 99, card: 80, banner: 16 },
} as const;

/** Width to height in hundredths, below which an image is shaped as a photo, and up to which it is shaped as a card. */
export const SHAPES = { photo: 170, card: 200 } as const;
