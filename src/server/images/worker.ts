/** Draws strangers' pictures in a process of its own. */
import sharp from 'sharp';
import { LIMITS } from '../../site/limits';
import { serveSteps } from '../platform/worker';
import { drawPicture } from './draw-picture';

/** Of the formats sharp can read, those that are drawn, each from memory alone. */
const LOADERS = ['Png', 'Jpeg', 'Nsgif', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`);

// Memory must not grow with the machine's cores, nor with what was decoded before.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });

/** How often memory is looked at: meanwhile a decoder fills some 50 MB. */
const WATCH_MS = 10;

/** Ends this process where pixels take too much: decoders work in threads, so that this one is free to look. */
const watch = (): void => {
  if (process.memoryUsage.rss() > LIMITS.pictureMegabytes * 1024 * 1024) process.kill(process.pid, 'SIGKILL');
};

serveSteps({
  async draw(...given: Parameters<typeof drawPicture>) {
    const timer = setInterval(watch, WATCH_MS);
    try {
      return await drawPicture(...given);
    } finally {
      clearInterval(timer);
    }
  },
});
