/** The gem while evidence comes in: a facet fills as its requests are answered. */
import type { RequestId } from '../brand/evidence/evidence';
import { DIMENSION_IDS, type DimensionId } from '../brand/report/report';
import type { GemFacet } from './Gem';

/** The dimension each request tells most about. */
const FACET_OF: Readonly<Record<RequestId, DimensionId>> = {
  'http-home': 'trust',
  'https-home': 'access',
  'other-host': 'identity',
  robots: 'findability',
  'image-robots': 'previews',
  sitemap: 'findability',
  manifest: 'identity',
  icon: 'identity',
  'preview-image': 'previews',
  logo: 'identity',
  'security-txt': 'trust',
  'llms-txt': 'machines',
  'not-found-control': 'findability',
  alternate: 'languages',
  'canonical-target': 'findability',
};

/** How far a request has come. */
interface RequestState {
  readonly id: RequestId;
  readonly state: 'started' | 'answered' | 'failed' | 'skipped';
}

/** One facet for each dimension, as long as the share of its requests that are settled. */
export function progressFacets(requests: readonly RequestState[]): readonly GemFacet[] {
  return DIMENSION_IDS.map((id) => {
    const own = requests.filter((request) => FACET_OF[request.id] === id);
    if (own.length === 0) return { id, state: 'empty' };
    const settled = own.filter((request) => request.state !== 'started').length;
    return { id, state: 'assessed', value: Math.round((1000 * settled) / own.length) };
  });
}
