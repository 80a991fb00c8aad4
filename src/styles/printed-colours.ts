/**
 * Colours of tokens.css as sRGB, for what cannot read the tokens: icons, social cards and pictures to hand on. They
 * follow the tokens; contrast.test.ts computes each from there.
 */
export const PRINTED = {
  ink: '#171d26',
  quiet: '#535861',
  edge: '#7c8088',
  paper: '#fbfaf7',
} as const;

/** Ink of the dark theme. */
export const INK_AT_NIGHT = '#ecebe7';
