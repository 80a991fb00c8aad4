import type { PictureDrawer } from '../../platform/services';

/** Draws without workers, and so without their limits. What draws is loaded when needed: it is large. */
export const IN_PROCESS_DRAWER: PictureDrawer = {
  async draw(...given) {
    const { drawPicture } = await import('../draw-picture');
    return drawPicture(...given);
  },
};
