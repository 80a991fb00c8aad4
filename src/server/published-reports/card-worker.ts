/** Draws cards of publications in a process of its own. */
import sharp from 'sharp';
import { LIMITS } from '../../site/limits';
import { serveSteps } from '../platform/worker';
import { withinMemory } from '../platform/worker-memory';
import { drawCard } from './draw-card';

// Memory must not grow with the machine's cores, nor with what was drawn before.
sharp.concurrency(1);
sharp.cache(false);

serveSteps({
  card: (...given: Parameters<typeof drawCard>) => withinMemory(LIMITS.cardMegabytes, () => drawCard(...given)),
});
