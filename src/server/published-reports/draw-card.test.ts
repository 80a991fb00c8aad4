import { LOCALES } from '../../site/locales';
import { describeCards } from './testing/hostile-cards';

// Two languages of six in turn; draw-card.long.test.ts draws every publication in each.
describeCards((index) => LOCALES.filter((_, turn) => turn % 3 === index % 3));
