/** Accented and about 40 % longer, left to right; right to left. Named as CLDR names its pseudo-locales. */
export const PSEUDO_LOCALES = ['en-xa', 'ar-xb'] as const;

export type PseudoLocale = (typeof PSEUDO_LOCALES)[number];
