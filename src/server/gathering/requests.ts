import { REQUEST_IDS, type RequestId } from '../../brand/evidence';

/**
 * The requests that checks of rubric 0.1 read: Identity and Link previews. A rubric with more dimensions adds its
 * own here; all others are reported as `not-in-rubric`.
 */
export const GATHERED: readonly RequestId[] = [
  'http-home',
  'https-home',
  'other-host',
  'robots',
  'image-robots',
  'manifest',
  'icon',
  'preview-image',
  'logo',
];

export const NOT_GATHERED: readonly RequestId[] = REQUEST_IDS.filter((id) => !GATHERED.includes(id));
