/** Colours of tokens.css as sRGB, for what cannot read the tokens: icons, social cards and pictures to hand on. */
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';

const TOKENS = 'src/styles/tokens.css';

/** By the name of a token, in the dark theme with `-dark` after it: its colour as `#rrggbb`. */
function colours(): ReadonlyMap<string, string> {
  const tokens = readFileSync(TOKENS, 'utf8').matchAll(/--([a-z]+): light-dark\((oklch\(.+?\)), (oklch\(.+?\))\);/g);
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
  if (colour === undefined) throw new Error(`${TOKENS} has no --${name}: light-dark(oklch(…), oklch(…)).`);
  return colour;
}

/** Colours of the light theme. */
export const PRINTED = {
  ink: printed('ink'),
  quiet: printed('quiet'),
  edge: printed('edge'),
  paper: printed('paper'),
} as const;

/** What pictures of a report are drawn with, in both themes. */
export const PRINTED_THEMES = {
  light: { ...PRINTED, good: printed('good'), uneven: printed('uneven'), weak: printed('weak') },
  dark: {
    ink: printed('ink-dark'),
    quiet: printed('quiet-dark'),
    edge: printed('edge-dark'),
    paper: printed('paper-dark'),
    good: printed('good-dark'),
    uneven: printed('uneven-dark'),
    weak: printed('weak-dark'),
  },
} as const;
