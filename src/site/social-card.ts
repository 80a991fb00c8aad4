/** The pictures that link previews of our pages show: PNG files. */
export const SOCIAL_CARD = {
  /** Folder below `public/` of the cards that pages have of their own. */
  folder: 'cards',
  /** CSS pixels. */
  width: 1200,
  height: 630,
} as const;
