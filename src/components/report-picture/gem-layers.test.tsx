import { DIMENSION_IDS } from '../../brand/report/report';
import { bandOf } from '../band';
import { Gem, type GemFacet } from '../Gem';
import { elements, shown } from '../testing/shown';
import { gemLayers } from './gem-layers';

const FACETS: readonly GemFacet[] = DIMENSION_IDS.map((id, index): GemFacet => {
  if (index === 1) return { id, state: 'notAssessed' };
  if (index === 2) return { id, state: 'empty' };
  const value = [900, 0, 0, 700, 300, 700, 700][index] ?? 0;
  return {
    id,
    state: 'assessed',
    value,
    low: index === 3 ? 500 : value,
    high: index === 3 ? 900 : value,
    band: bandOf(value),
  };
});

describe('gemLayers', () => {
  it.each([
    ['a report', FACETS],
    ['full facets', FACETS.map(({ id }): GemFacet => ({ id, state: 'assessed', value: 1000 }))],
    ['nothing', FACETS.map(({ id }): GemFacet => ({ id, state: 'empty' }))],
  ])('are the paths of the drawn gem, from the back to the front: %s', (_, facets) => {
    const drawn = elements(shown(<Gem facets={facets} size={240} />), 'path').map((path) => path.get('d'));
    expect(gemLayers(facets).map(({ path }) => path)).toEqual(drawn);
  });

  it('are painted by what they are', () => {
    const paints = gemLayers(FACETS).map(({ paint }) => paint);
    expect(paints.slice(0, 4)).toEqual(['frame', 'half', 'value', 'unread']);
    expect(paints.slice(4, 10)).toEqual(['value', 'lines', 'soft', 'edge', 'value', 'dots']);
    expect(gemLayers(FACETS).map(({ band }) => band)).toEqual(
      expect.arrayContaining([undefined, 'good', 'uneven', 'weak']),
    );
  });
});
