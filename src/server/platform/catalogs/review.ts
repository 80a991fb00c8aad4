/** Strings of the namespace `review` in every locale. */
import ar from '../../../../locales/ar/review.json';
import de from '../../../../locales/de/review.json';
import en from '../../../../locales/en/review.json';
import es from '../../../../locales/es/review.json';
import fr from '../../../../locales/fr/review.json';
import ja from '../../../../locales/ja/review.json';
import type { Catalog } from '../strings';

export const reviewCatalog: Catalog = { ar, de, en, es, fr, ja };
