import { cellsOf } from './cells';
import { GEM_COLUMNS, GEM_ROWS, gemLines } from './gem';
import { inColour, plainly } from './paint';

const drawn = (reaches: readonly (number | null)[]) =>
  gemLines(
    reaches.map((reach) => ({ reach, band: null })),
    plainly,
  );
const dots = (lines: readonly string[]) =>
  [...lines.join('')].reduce((sum, cell) => {
    const bits = (cell.codePointAt(0) ?? 0) - 0x2800;
    return sum + (bits > 0 ? bits.toString(2).replaceAll('0', '').length : 0);
  }, 0);
const all = (reach: number | null) => new Array<number | null>(7).fill(reach);

describe('the gem in characters', () => {
  it('has the size that is said', () => {
    const lines = drawn(all(1000));
    expect(lines).toHaveLength(GEM_ROWS);
    for (const line of lines) expect(cellsOf(line)).toBe(GEM_COLUMNS);
  });

  it('has more dots the farther a facet reaches, and an outline without any', () => {
    const [none, half, whole] = [0, 500, 1000].map((reach) => dots(drawn(all(reach)))) as [number, number, number];
    expect(none).toBeGreaterThan(20);
    expect(half).toBeGreaterThan(none);
    expect(whole).toBeGreaterThan(half);
  });

  it('draws the facets from the top clockwise', () => {
    const bare = dots(drawn(all(0)).slice(0, 3));
    expect(dots(drawn([1000, 0, 0, 0, 0, 0, 0]).slice(0, 3))).toBeGreaterThan(bare);
    const right = drawn([0, 0, 1000, 0, 0, 0, 0]).map((line) => [line.slice(0, 7), line.slice(7)]);
    const [left, rest] = [right.map(([half = '']) => half), right.map(([, half = '']) => half)];
    expect(dots(rest)).toBeGreaterThan(dots(left) * 1.5);
  });

  it('dashes what is not assessed', () => {
    expect(dots(drawn(all(null)))).toBeLessThan(dots(drawn(all(0))));
  });

  it('has the colours of its bands', () => {
    const text = gemLines(
      all(1000).map((reach, index) => ({ reach, band: index === 0 ? ('weak' as const) : ('good' as const) })),
      inColour,
    ).join('\n');
    expect(text).toContain('\x1b[31m');
    expect(text).toContain('\x1b[32m');
  });
});
