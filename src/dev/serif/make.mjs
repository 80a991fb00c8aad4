/**
 * Makes the site's serif and the outlines of its wordmark from Newsreader (SIL Open Font License 1.1), which it takes
 * from the folder it runs in: done once, so the project does not install what it needs.
 *
 *   npm install @fontsource-variable/newsreader@5.3.0 subset-font@2.9.0 fontkit@2.0.4
 *   node …/src/dev/serif/make.mjs …/src/styles/fonts
 *
 * Writes `serif.woff2` there, and prints the wordmark's path.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(join(process.cwd(), 'index.js'));
const subsetFont = require('subset-font');
const fontkit = require('fontkit');

/** Between a heading of 22 px and a name of 84 px. */
const AXES = { wght: 500, opsz: 48 };
const WORD = 'Facet';
/** Height of the outlines' coordinates, per em. */
const UNITS = 200;
const TRACKING = -0.01;

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
const LETTERS = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ŒœŸ„“”‘’‚‹›–—…•€−×';

const source = readFileSync(
  require.resolve('@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2'),
);
const woff2 = await subsetFont(source, LETTERS, { targetFormat: 'woff2', variationAxes: AXES });
writeFileSync(join(process.argv[2], 'serif.woff2'), woff2);

const font = fontkit.create(woff2);
const scale = UNITS / font.unitsPerEm;
const LETTER = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' };

/** Numbers as path data, without a space before a minus. */
const joined = (numbers) => numbers.map((number, at) => (at > 0 && number >= 0 ? ' ' : '') + number).join('');

/** Path data relative to where the pen is, in whole units. */
let pen = [0, 0];
let start = pen;
function drawn({ command, args }) {
  if (command === 'closePath') pen = start;
  const numbers = args.map((number) => Math.round(number));
  const relative = numbers.map((number, at) => number - pen[at % 2]);
  if (numbers.length > 0) pen = numbers.slice(-2);
  if (command === 'moveTo') start = pen;
  return LETTER[command] + joined(relative);
}

let x = 0;
let path = '';
const { glyphs, positions } = font.layout(WORD);
for (const [index, glyph] of glyphs.entries()) {
  path += glyph.path.transform(scale, 0, 0, -scale, x, 0).commands.map(drawn).join('');
  x += positions[index].xAdvance * scale + TRACKING * UNITS;
}
console.log(`${woff2.length} bytes; ascent ${font.ascent}, descent ${font.descent} of ${font.unitsPerEm}`);
console.log(`width ${Math.round(x - TRACKING * UNITS)}`);
console.log(path);
