/** `npm run bench:report-cards`: what the card of a published report costs beside a page's own. See bench/README.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CardPrinter } from '../../src/content/outputs/cards/card-picture';
import { UGLY_CARDS } from '../../src/content/outputs/cards/testing/gallery';
import { configureFonts, coveredCharacters } from '../../src/printing/fonts';
import { exampleReport } from '../../src/server/assessing/example-reports';
import { cardWords } from '../../src/server/published-reports/card-words';
import { drawCard } from '../../src/server/published-reports/draw-card';
import { HOSTILE_PUBLICATIONS, publicationOf } from '../../src/server/published-reports/testing/hostile-brands';
import { EXAMPLE_IDS } from '../../src/site/examples';
import { LOCALES, type Locale } from '../../src/site/locales';
import { PRINTED_THEMES } from '../../src/styles/printed-colours';

const HELP = `npm run bench:report-cards -- [options]

  --runs R      rounds, in which every picture is drawn once (default 5)
  --pictures F  writes the pictures to a folder, to be looked at
`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pictures: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const ROOT = process.cwd();

const REPORTS = EXAMPLE_IDS.map(exampleReport);
const ORDINARY = {
  ...Object.fromEntries(EXAMPLE_IDS.map((id) => [id, publicationOf([exampleReport(id)])])),
  all: publicationOf(REPORTS),
};

interface Picture {
  readonly name: string;
  readonly draw: () => Promise<Uint8Array>;
}

type Publications = Readonly<Record<string, ReturnType<typeof publicationOf>>>;

function cardsOf(publications: Publications): readonly Picture[] {
  return LOCALES.flatMap((locale: Locale) =>
    Object.entries(publications).map(([name, publication]) => ({
      name: `${name}-${locale}`,
      draw: () => drawCard(ROOT, PRINTED_THEMES.light, cardWords(publication, locale)),
    })),
  );
}

/** In ms. */
interface Sample {
  readonly took: number;
  readonly bytes: number;
}

async function sampleOf({ name, draw }: Picture): Promise<Sample> {
  const began = performance.now();
  const png = await draw();
  const took = performance.now() - began;
  if (values.pictures !== undefined) writeFileSync(join(values.pictures, `${name}.png`), png);
  return { took, bytes: png.byteLength };
}

function at(share: number, numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(share * numbers.length) - 1] ?? NaN;
}

async function main(): Promise<void> {
  if (values.pictures !== undefined) mkdirSync(resolve(values.pictures), { recursive: true });
  configureFonts(ROOT);
  const covered = coveredCharacters(ROOT);
  const sets: Readonly<Record<string, readonly Picture[]>> = {
    // Each by a new printer: nothing is kept from one to the next, as between two reports.
    'a page’s own card': Object.entries(UGLY_CARDS).map(([name, card]) => ({
      name: `page-${name.replaceAll(' ', '-')}`,
      draw: async () => (await new CardPrinter(covered).draw(card)).png,
    })),
    'a report’s card': cardsOf(ORDINARY),
    'a hostile report’s card': cardsOf(HOSTILE_PUBLICATIONS),
  };
  const samples = new Map<string, Sample[]>(Object.keys(sets).map((name) => [name, []]));
  // The first round reads fonts and code.
  for (let run = 0; run <= Number(values.runs); run++) {
    for (const [name, pictures] of Object.entries(sets)) {
      for (const picture of pictures) {
        const sample = await sampleOf(picture);
        if (run > 0) samples.get(name)?.push(sample);
      }
    }
  }
  const [own] = samples.values();
  const base = at(
    0.95,
    (own ?? []).map(({ took }) => took),
  );
  console.log(
    '| picture | drawn | median ms | p95 ms | to a page’s own | KB at most |\n| --- | ---: | ---: | ---: | ---: | ---: |',
  );
  for (const [name, drawn] of samples) {
    const times = drawn.map(({ took }) => took);
    const p95 = at(0.95, times);
    const kilobytes = Math.max(...drawn.map(({ bytes }) => bytes)) / 1000;
    console.log(
      `| ${name} | ${drawn.length} | ${at(0.5, times).toFixed(0)} | ${p95.toFixed(0)} | ${(p95 / base).toFixed(2)} | ${kilobytes.toFixed(1)} |`,
    );
  }
}

if (values.help) console.log(HELP);
else void main();
