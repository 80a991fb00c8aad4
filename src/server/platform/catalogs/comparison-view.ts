/** Strings of the namespace `comparison-view` in every locale. */
import ar from '../../../../locales/ar/comparison-view.json';
import de from '../../../../locales/de/comparison-view.json';
import en from '../../../../locales/en/comparison-view.json';
import es from '../../../../locales/es/comparison-view.json';
import fr from '../../../../locales/fr/comparison-view.json';
import ja from '../../../../locales/ja/comparison-view.json';
import type { Catalog } from '../strings';

export const comparisonViewCatalog: Catalog = { ar, de, en, es, fr, ja };
