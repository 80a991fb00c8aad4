import { LOCALES } from '../../site/locales';
import { describeCards } from './testing/hostile-cards';

// One language of six in turn; draw-card.long.test.ts draws every publication in each.
describeCards((index) => LOCALES.filter((_, turn) => turn === index % 6));
