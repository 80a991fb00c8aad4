/** Strings of the namespace `comparison` in every locale. */
import ar from '../../../../locales/ar/comparison.json';
import de from '../../../../locales/de/comparison.json';
import en from '../../../../locales/en/comparison.json';
import es from '../../../../locales/es/comparison.json';
import fr from '../../../../locales/fr/comparison.json';
import ja from '../../../../locales/ja/comparison.json';
import type { Catalog } from '../strings';

export const comparisonCatalog: Catalog = { ar, de, en, es, fr, ja };
