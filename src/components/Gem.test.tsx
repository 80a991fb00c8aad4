import { Gem, GemMark, type GemFacet } from './Gem';
import { elements, shown } from './testing/shown';

const full: GemFacet = { id: 'identity', state: 'assessed', value: 1000 };
const certain: GemFacet = { id: 'previews', state: 'assessed', value: 400, low: 400, high: 400 };
const uncertain: GemFacet = { id: 'trust', state: 'assessed', value: 400, low: 300, high: 600 };
const unread: GemFacet = { id: 'access', state: 'notAssessed' };
const lined: GemFacet = { ...certain, band: 'uneven' };
const dotted: GemFacet = { ...certain, band: 'weak' };
const empty: GemFacet = { id: 'machines', state: 'empty' };

function classes(...facets: GemFacet[]): (string | undefined)[] {
  return elements(shown(<Gem facets={facets} size={100} />), 'path')
    .map((path) => path.get('class'))
    .filter((name) => name !== 'gem-frame');
}

describe('Gem', () => {
  it('fills what was assessed, outlines what was not, leaves the rest to the frame', () => {
    expect(classes(full)).toEqual(['gem-value']);
    expect(classes(unread)).toEqual(['gem-unread']);
    expect(classes(empty)).toEqual([]);
  });

  it('fills each band in its own way, and says which it is', () => {
    expect(classes({ ...full, band: 'good' })).toEqual(['gem-value']);
    expect(classes(lined)).toEqual(['gem-value', 'gem-texture']);
    expect(classes(dotted)).toEqual(['gem-value', 'gem-texture gem-dots']);
    expect(shown(<Gem facets={[lined]} size={100} />)).toContain('<g class="band-uneven">');
  });

  it('draws a soft edge only where there is an interval', () => {
    expect(classes(certain)).toEqual(['gem-value']);
    expect(classes(uncertain)).toEqual(['gem-value', 'gem-soft', 'gem-edge']);
  });

  it('draws what is assumed as an outline beside what was measured', () => {
    expect(classes({ ...certain, assumed: 900 }, full)).toEqual(['gem-assumed', 'gem-value', 'gem-value']);
  });

  it('offers a ring to read lengths by only where it is large and a length is to be read', () => {
    const frames = (facets: GemFacet[], size: number) =>
      elements(shown(<Gem facets={facets} size={size} />), 'path').filter((path) => path.get('class') === 'gem-frame');
    expect(frames([certain], 320)).toHaveLength(2);
    expect(frames([certain], 32)).toHaveLength(1);
    expect(frames([full, unread], 320)).toHaveLength(1);
  });

  it('is a named picture with a label, and nothing to assistive technology without', () => {
    const [named] = elements(shown(<Gem facets={[full]} size={64} label="Identity: 100" />), 'svg');
    expect(named?.get('role')).toBe('img');
    expect(named?.get('aria-label')).toBe('Identity: 100');
    const [silent] = elements(shown(<Gem facets={[full]} size={64} />), 'svg');
    expect(silent?.get('aria-hidden')).toBe('true');
  });

  it('numbers the facets from 1 where asked', () => {
    expect(shown(<Gem facets={[full, unread, empty]} size={320} numbered />)).toMatch(/>1<.*>2<.*>3</);
  });
});

it('cuts the mark into seven', () => {
  expect(elements(shown(<GemMark size={28} />), 'path')).toHaveLength(7);
});
