/** Redraws third-party pictures in workers, so that functions need not bundle what does it. */
import type { MissingReason } from '../../brand/evidence/site-pictures';
import type { Drawn, PictureDrawer } from '../platform/services';
import { WorkerLimitError, type WorkerPool } from '../platform/worker-pool';

const REASONS = { time: 'too-slow', memory: 'too-large' } as const satisfies Record<string, MissingReason>;

/** Draws in a pool. */
export function pooledDrawer(pool: WorkerPool): PictureDrawer {
  return {
    async draw(...given) {
      try {
        return (await pool.run({ step: 'draw', given })) as Drawn;
      } catch (error) {
        if (error instanceof WorkerLimitError) return { missing: REASONS[error.limit] };
        throw error;
      }
    },
  };
}
