/** Draws the cards of publications in a worker, so that functions need not bundle what does it. */
import { FONTS_CONF } from '../../site/functions';
import { builtRoot } from '../platform/artifacts';
import type { CardDrawer } from '../platform/services';
import type { WorkerPool } from '../platform/worker-pool';

/** Draws in a pool. */
export function pooledCardDrawer(pool: WorkerPool): CardDrawer {
  return {
    draw: async (...given) =>
      (await pool.run({ step: 'card', given: [builtRoot(FONTS_CONF), ...given] })) as Uint8Array,
  };
}
