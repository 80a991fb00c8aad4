/** Colours of the style sheets as sRGB, for what cannot read the tokens: icons, social cards and pictures to share. */
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

const SHEETS = ['src/styles/tokens.css', 'src/styles/brand-colours.css'];

/** By the name of a token, in the dark theme with `-dark` after it: its colour as `#rrggbb`. */
function colours(): ReadonlyMap<string, string> {
  const sheets = SHEETS.map((sheet) => readFileSync(sheet, 'utf8')).join('');
  const tokens = sheets.matchAll(/--([a-z]+): light-dark\((oklch\(.+?\)), (oklch\(.+?\))\);/g);
  const rules = [...tokens].map(
    ([, name, light, dark]) => `${name} { color: ${light} } ${name}-dark { color: ${dark} }`,
  );
  // What esbuild writes for browsers that do not know oklch().
  const { code } = transformSync(rules.join('\n'), { loader: 'css', target: 'chrome110' });
  return new Map(
    [...code.matchAll(/([a-z-]+) \{\s*color: (#[0-9a-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

const known = colours();

function printed(name: string): string {
  const colour = known.get(name);
  if (colour === undefined)
    throw new Error(`${SHEETS.join(' and ')} have no --${name}: light-dark(oklch(…), oklch(…)).`);
  return colour;
}

/** Colours of the light theme. */
export const PRINTED = {
  ink: printed('ink'),
  quiet: printed('quiet'),
  edge: printed('edge'),
  paper: printed('paper'),
} as const;

const PICTURE_COLOURS = [
  ...(['ink', 'quiet', 'edge', 'paper', 'good', 'uneven', 'weak'] as const),
  ...(['violet', 'magenta', 'sky', 'olive'] as const),
];

export type PictureColours = Readonly<Record<(typeof PICTURE_COLOURS)[number], string>>;

function themed(suffix: '' | '-dark'): PictureColours {
  return Object.fromEntries(PICTURE_COLOURS.map((name) => [name, printed(name + suffix)])) as PictureColours;
}

/** What pictures of a report are drawn with, in both themes. */
export const PRINTED_THEMES = { light: themed(''), dark: themed('-dark') } as const;
