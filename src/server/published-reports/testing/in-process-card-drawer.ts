import type { CardDrawer } from '../../platform/services';

/** Draws without workers, and so without their limits. What draws is loaded when needed: it is large. */
export const IN_PROCESS_CARD_DRAWER: CardDrawer = {
  async draw(...given) {
    const { drawCard } = await import('../draw-card');
    return drawCard(process.cwd(), ...given);
  },
};
