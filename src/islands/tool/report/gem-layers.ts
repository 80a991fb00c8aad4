/** The gem as layers of paths, for a canvas: the ones of `Gem` at the size of a report, from the back to the front. */
import type { GemFacet } from '../../../components/Gem';
import { bandPath, edgePath, facetPath, hatchPath, outlinePath, spokesPath } from '../../../components/gem-geometry';

/** What a layer is drawn like; the names of the gem's classes. */
export type GemPaint = 'frame' | 'half' | 'hatch' | 'value' | 'soft' | 'edge';

export interface GemLayer {
  readonly paint: GemPaint;
  /** SVG path data, the gem's centre at the origin and its corners 100 units away. */
  readonly path: string;
}

const HATCHING = 13;

function facetLayers({ state, value, low = value, high = value }: GemFacet, index: number): readonly GemLayer[] {
  if (state === 'notAssessed') return [{ paint: 'hatch', path: hatchPath(index, HATCHING) }];
  if (state === 'empty' || value === undefined || low === undefined || high === undefined) return [];
  const whole: GemLayer = { paint: 'value', path: facetPath(index, low) };
  if (high <= low) return [whole];
  return [whole, { paint: 'soft', path: bandPath(index, low, high) }, { paint: 'edge', path: edgePath(index, value) }];
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
