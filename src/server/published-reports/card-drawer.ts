/** Who draws the cards of publications: a worker, so that functions need not carry what does it. */
import type { ComparisonWords } from '../../components/report-picture/comparison-picture';
import type { PictureColours } from '../../components/report-picture/drawing';
import type { PictureWords } from '../../components/report-picture/report-picture';
import { FONTS_CONF } from '../../site/functions';
import { builtRoot } from '../platform/artifacts';
import type { WorkerPool } from '../platform/worker-pool';

/** What a card says, in the language of its link. */
export type CardWords =
  | { readonly kind: 'assessment'; readonly words: PictureWords }
  | { readonly kind: 'comparison'; readonly words: ComparisonWords };

export interface CardDrawer {
  /**
   * @returns PNG of 1200 × 630 pixels
   * @throws WorkerLimitError where it takes more than `LIMITS.cardSeconds` or `LIMITS.cardMegabytes`, and what a defect
   *   throws
   */
  readonly draw: (colours: PictureColours, card: CardWords) => Promise<Uint8Array>;
}

/** Draws in a pool. */
export function pooledCardDrawer(pool: WorkerPool): CardDrawer {
  return {
    draw: async (...given) =>
      (await pool.run({ step: 'card', given: [builtRoot(FONTS_CONF), ...given] })) as Uint8Array,
  };
}
