/** The worker that redraws third-party pictures, in a process of its own. */
import sharp from 'sharp';
import { LIMITS } from '../../site/limits';
import { serveSteps } from '../platform/worker';
import { withinMemory } from '../platform/worker-memory';
import { drawPicture } from './draw-picture';

/** The formats that we draw, out of those sharp can read, each from memory only. */
const LOADERS = ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`);

// Memory must not grow with the machine's cores, nor with what was decoded before.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });

serveSteps({
  draw: (...given: Parameters<typeof drawPicture>) =>
    withinMemory(LIMITS.pictureMegabytes, () => drawPicture(...given)),
});
