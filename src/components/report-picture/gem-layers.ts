/** The gem as layers of paths, for a canvas: the ones of `Gem` at the size of a report, from the back to the front. */
import type { Band } from '../band';
import { TEXTURES, type GemFacet } from '../Gem';
import { bandPath, edgePath, facetPath, outlinePath, spokesPath } from '../gem-geometry';

/** What a layer is drawn like; the names of the gem's classes. */
export type GemPaint = 'frame' | 'half' | 'unread' | 'value' | 'lines' | 'dots' | 'soft' | 'edge';

export interface GemLayer {
  readonly paint: GemPaint;
  /** SVG path data, the gem's centre at the origin and its corners 100 units away. */
  readonly path: string;
  /** The band of the facet that this is a part of. */
  readonly band?: Band;
}

function facetLayers({ state, value, low = value, high = value, band }: GemFacet, index: number): readonly GemLayer[] {
  if (state === 'notAssessed') return [{ paint: 'unread', path: facetPath(index, 1000) }];
  if (state === 'empty' || value === undefined || low === undefined || high === undefined) return [];
  const texture = band && TEXTURES[band];
  const layers: readonly GemLayer[] = [
    { paint: 'value', path: facetPath(index, low) },
    ...(texture ? [{ paint: band === 'weak' ? 'dots' : 'lines', path: texture.pathOf(index, low) } as const] : []),
    ...(high > low
      ? ([
          { paint: 'soft', path: bandPath(index, low, high) },
          { paint: 'edge', path: edgePath(index, value) },
        ] as const)
      : []),
  ];
  return band ? layers.map((layer) => ({ ...layer, band })) : layers;
}

/** @param facets seven, as `Gem` takes them */
export function gemLayers(facets: readonly GemFacet[]): readonly GemLayer[] {
  const hasPartial = facets.some(({ state, value = 0 }) => state === 'assessed' && value > 0 && value < 1000);
  return [
    { paint: 'frame', path: outlinePath(1000) + spokesPath() },
    ...(hasPartial ? [{ paint: 'half', path: outlinePath(500) } as const] : []),
    ...facets.flatMap(facetLayers),
  ];
}
