import { progressFacets } from './progress-facets';

describe('progressFacets', () => {
  it('fills a facet by the share of its requests that are settled, however they ended', () => {
    const facets = progressFacets([
      { id: 'icon', state: 'answered' },
      { id: 'logo', state: 'failed' },
      { id: 'manifest', state: 'skipped' },
      { id: 'other-host', state: 'started' },
      { id: 'preview-image', state: 'started' },
    ]);
    expect(facets).toHaveLength(7);
    expect(facets.find((facet) => facet.id === 'identity')).toEqual({ id: 'identity', state: 'assessed', value: 750 });
    expect(facets.find((facet) => facet.id === 'previews')).toEqual({ id: 'previews', state: 'assessed', value: 0 });
    expect(facets.find((facet) => facet.id === 'machines')).toEqual({ id: 'machines', state: 'empty' });
  });
});
