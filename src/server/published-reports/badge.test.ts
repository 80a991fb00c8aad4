import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import { BADGE_FRESH_DAYS } from '../../site/published-reports';
import { PRINTED_THEMES } from '../../styles/printed-colours';
import { exampleReport } from '../assessing/example-reports';
import { badgeFacts, badgeJson, badgeSvg, type BadgeFacts } from './badge';
import type { ShownPublication } from './shown';
import { SHOWN } from './store';
import type { Report } from '../../brand/report/report';

const scored = (value: number, report = exampleReport('harbour')): Report => ({
  ...report,
  overall: { value, low: value, high: value, cappedBy: null },
});
/** By a score of its own: the example's follows from the weights. */
const harbour = scored(736);
const measured = Date.parse(harbour.collectedAt);
const DAY = 24 * 60 * 60 * 1000;
const now = new Date(measured + DAY);

function shown(...reports: readonly Report[]): Pick<ShownPublication, 'record' | 'brands'> {
  const kind = reports.length > 1 ? 'comparison' : 'assessment';
  const brands = reports.map((report) => ({ shared: { report }, answer: SHOWN }));
  return { record: { kind }, brands } as unknown as ShownPublication;
}

const UNEVEN = badgeFacts(shown(harbour), now);

const EVERY: Readonly<Record<string, BadgeFacts>> = {
  good: badgeFacts(shown(scored(1000)), now),
  uneven: UNEVEN,
  weak: badgeFacts(shown(scored(4)), now),
  'without a score': badgeFacts(shown({ ...harbour, overall: null }), now),
  'of four': badgeFacts(shown(harbour, harbour, harbour, harbour), now),
  'grown old': badgeFacts(shown(harbour), new Date(measured + 91 * DAY)),
  'of two, grown old': badgeFacts(shown(harbour, harbour), new Date(measured + 91 * DAY)),
};

/** Colours of a badge's texts on its paper, in a theme: by its attributes, and by its style sheet where it is dark. */
function coloursOf(svg: string, theme: 'light' | 'dark') {
  const [, sheet = ''] = /<style>@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(svg) ?? [];
  const rules = new Map(
    [...sheet.matchAll(/\.([a-z-]+)\{(?:fill|stroke):(#[0-9a-f]{6})\}/g)].map(([, name, to]) => [name, to]),
  );
  const painted = [...svg.matchAll(/<(rect|text|path|g)[^>]* class="fill-(\w+)[^"]*" fill="(#[0-9a-f]{6})"/g)];
  return painted.map(([, tag = '', name = '', light = '']) => ({
    tag,
    colour: theme === 'light' ? light : (rules.get(`fill-${name}`) ?? ''),
  }));
}

/** WCAG 2.2, definition of contrast ratio. */
function contrast(one: string, other: string): number {
  const [a = 0, b = 0] = [one, other]
    .map((colour) => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5]
        .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    })
    .toSorted((x, y) => y - x);
  return a / b;
}

describe.each(Object.entries(EVERY))('a badge that is %s', (_, facts) => {
  const svg = badgeSvg(facts, PRINTED_THEMES);

  it('is small, whole, and says what it is', async () => {
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(3100);
    // libxml, which draws nothing that is not well-formed.
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', height: 20 });
    await expect(sharp(Buffer.from(svg.replace('<title>', '<title>&'))).metadata()).rejects.toThrow();
    const { svg: root } = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(svg) as {
      svg: Readonly<Record<string, unknown>>;
    };
    expect(root).toMatchObject({ '@_role': 'img', title: `Facet · ${facts.spoken} · ${facts.day}` });
  });

  it('loads and runs nothing', () => {
    expect(svg).not.toMatch(/<script|<image|<use|<foreignObject|href|url\(|@import|\son\w+=/i);
  });

  it.each(['light', 'dark'] as const)('can be read in the %s theme', (theme) => {
    const [paper, ...others] = coloursOf(svg, theme);
    expect(paper?.tag).toBe('rect');
    expect(others.length).toBeGreaterThan(3);
    for (const { tag, colour } of others) {
      expect(contrast(colour, paper?.colour ?? '')).toBeGreaterThanOrEqual(tag === 'text' ? 4.5 : 3);
    }
  });

  it('has room for its texts, one behind the other', () => {
    const [, width = ''] = /width="(\d+)"/.exec(svg) ?? [];
    const texts = [...svg.matchAll(/<text x="([\d.]+)"[^>]* textLength="([\d.]+)"/g)].map(([, x, length]) => [
      Number(x),
      Number(length),
    ]);
    let end = 0;
    for (const [x = 0, length = 0] of texts) {
      expect(x).toBeGreaterThan(end);
      end = x + length;
    }
    expect(texts).toHaveLength(2);
    expect(end).toBeLessThan(Number(width));
  });
});

describe('a badge', () => {
  it('shows the score, its band and the day', () => {
    expect(UNEVEN).toEqual({
      kind: 'assessment',
      figure: '73.6',
      spoken: '73.6/100',
      band: 'uneven',
      day: harbour.collectedAt.slice(0, 10),
      isFresh: true,
    });
  });

  it('tells bands apart by shape, too', () => {
    const shapes = (['good', 'uneven', 'weak'] as const).map((band) =>
      badgeSvg({ ...badgeFacts(shown(harbour), now), band }, PRINTED_THEMES).replaceAll(
        / (?:class|fill|stroke)="[^"]*"|<style>.*<\/style>/g,
        '',
      ),
    );
    expect(new Set(shapes).size).toBe(3);
  });

  it('is grey from the 91st day on, without its band', () => {
    const at = (days: number) => badgeFacts(shown(harbour), new Date(measured + days * DAY));
    expect(at(90)).toMatchObject({ isFresh: true, band: 'uneven' });
    expect(at(90.1)).toMatchObject({ isFresh: false, band: null, figure: '73.6' });
    const svg = badgeSvg(at(91), PRINTED_THEMES);
    for (const name of ['ink', 'good', 'uneven', 'weak'] as const)
      expect(svg).not.toContain(PRINTED_THEMES.light[name]);
  });

  it('says of a comparison how many brands there are, and the day of the oldest report', () => {
    const older = { ...harbour, collectedAt: '2026-01-02T00:00:00Z' };
    expect(badgeFacts(shown(harbour, older), now)).toMatchObject({ figure: '× 2', day: '2026-01-02', isFresh: false });
  });

  it('holds no untrusted text', () => {
    const hostile = { ...harbour, portrait: { ...harbour.portrait, name: '</svg><script>alert(1)</script>' } };
    expect(badgeSvg(badgeFacts(shown(hostile), now), PRINTED_THEMES)).toBe(badgeSvg(UNEVEN, PRINTED_THEMES));
  });

  it('is what shields.io reads', () => {
    expect(badgeJson(UNEVEN, PRINTED_THEMES)).toEqual({
      schemaVersion: 1,
      label: 'Facet',
      message: `73.6 · ${harbour.collectedAt.slice(0, 10)}`,
      color: PRINTED_THEMES.light.uneven,
      cacheSeconds: 3600,
    });
    expect(badgeJson(badgeFacts(shown(harbour), new Date(measured + 91 * DAY)), PRINTED_THEMES)).toMatchObject({
      color: 'lightgrey',
    });
  });
});

describe('the facts of a badge', () => {
  it('lose their colour after their last fresh day, not with it', () => {
    const last = measured + BADGE_FRESH_DAYS * DAY;
    expect(badgeFacts(shown(harbour), new Date(last))).toMatchObject({ band: 'uneven', isFresh: true });
    const old = badgeFacts(shown(harbour), new Date(last + 1));
    expect(old).toMatchObject({ band: null, isFresh: false, figure: '73.6' });
    expect(badgeJson(old, PRINTED_THEMES).color).toBe('lightgrey');
    expect(badgeJson(UNEVEN, PRINTED_THEMES).color).toBe(PRINTED_THEMES.light.uneven);
  });

  it('are of a comparison as old as its oldest report, wherever that stands', () => {
    const older = { ...harbour, collectedAt: '2026-01-02T00:00:00.000Z' };
    for (const reports of [
      [harbour, older],
      [older, harbour],
    ]) {
      expect(badgeFacts(shown(...reports), now)).toMatchObject({ day: '2026-01-02', isFresh: false, figure: '× 2' });
    }
  });
});
