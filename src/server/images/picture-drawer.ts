/** Who draws strangers' pictures anew: workers, so that functions need not carry what does it. */
import type { ImageType } from '../../brand/evidence/evidence';
import type { MissingReason, PictureName } from '../../brand/evidence/site-pictures';
import { WorkerLimitError, type WorkerPool } from '../platform/worker-pool';
import type { Drawn } from './draw-picture';

export interface PictureDrawer {
  /** Each within `LIMITS.pictureSeconds` and `LIMITS.pictureMegabytes`. @throws what a defect throws */
  readonly draw: (file: Uint8Array, type: ImageType, name: PictureName) => Promise<Drawn>;
}

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
