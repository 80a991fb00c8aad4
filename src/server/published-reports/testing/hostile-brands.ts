/** Publications whose brands are hard to draw, for tests and for looking at. */
import type { Report } from '../../../brand/report/report';
import { exampleReport } from '../../assessing/example-reports';
import type { ShownPublication } from '../shown';
import { SHOWN } from '../store';

/** A report that is shown: what a card or a badge takes of a publication. */
export function publicationOf(
  reports: readonly Report[],
  hidden: readonly Report[] = [],
): Pick<ShownPublication, 'record' | 'brands'> {
  const kind = reports.length > 1 ? 'comparison' : 'assessment';
  const brands = reports.map((report) => ({
    shared: { report },
    answer: { ...SHOWN, isHidden: hidden.includes(report) },
  }));
  return { record: { kind }, brands } as unknown as ShownPublication;
}

const [HARBOUR, NORTHWIND, TIDEWATER] = [
  exampleReport('harbour'),
  exampleReport('northwind'),
  exampleReport('tidewater'),
] as const;

/** A report whose site calls the brand so, and something else in some places. */
function named(report: Report, name: string): Report {
  const names = report.portrait.names.map((place) => ({
    ...place,
    value: place.odd ? `${name} ${place.value}` : name,
  }));
  return { ...report, portrait: { ...report.portrait, name, names } };
}

const at = (report: Report, origin: string): Report => ({ ...report, target: { address: origin, origin } });

/** The same text until it has 200 code points. */
function of200(text: string): string {
  return [...text.repeat(200)].slice(0, 200).join('');
}

const WORDS = of200('Kontor für Küstenschifffahrt und Donaudampfschifffahrtsgesellschaften ');
const ONE_WORD = of200('Wm');
const MARKS = Array.from('Harbour Line', (letter) => letter + '\u0301\u0323\u0310\u033d\u0489'.repeat(12)).join('');
const MARKUP = '</text></svg><script>alert(1)</script><tspan font-size="900">&amp;&#60;]]>\u0000\u0007{{name}}';
const CONTROLS = '\u202eeniL ruobraH\u202c \u2067abc\u2069\u2069\u2069 \u200f\u200e\u061c 73.6 (x)';
const WIDEST = of200('\ufdfd');
const MIXED = '漢字 العربية Ωж Việt Å 100% “q”';
const ARABIC = of200('شركة قهوة ريح الشمال للتجارة ');
const JAPANESE = of200('株式会社北風珈琲焙煎所日本橋本店');
const LONG_HOST = `https://${'sub.'.repeat(50)}harbour.example`;

const unread: Report = { ...HARBOUR, overall: null, portrait: { ...HARBOUR.portrait, name: null, names: [] } };
const hidden = at(NORTHWIND, LONG_HOST);

/** Ten, each in a word. */
export const HOSTILE_PUBLICATIONS: Readonly<Record<string, Pick<ShownPublication, 'record' | 'brands'>>> = {
  words: publicationOf([named(HARBOUR, WORDS)]),
  'one-word': publicationOf([named(HARBOUR, ONE_WORD)]),
  controls: publicationOf([named(HARBOUR, CONTROLS)]),
  marks: publicationOf([named(HARBOUR, MARKS)]),
  emoji: publicationOf([named(TIDEWATER, '👩‍👩‍👧‍👦🚀\u200b\u3164')]),
  markup: publicationOf([named(HARBOUR, MARKUP)]),
  widest: publicationOf([named(HARBOUR, WIDEST)]),
  nothing: publicationOf([at(unread, LONG_HOST)]),
  'two-brands': publicationOf([named(HARBOUR, MIXED), named(NORTHWIND, MARKUP.slice(0, 32))]),
  'four-brands': publicationOf(
    [
      named(HARBOUR, ARABIC.slice(0, 32)),
      hidden,
      named(TIDEWATER, JAPANESE.slice(0, 32)),
      named(NORTHWIND, ONE_WORD.slice(0, 32)),
    ],
    [hidden],
  ),
};
