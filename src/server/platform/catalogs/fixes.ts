/** Strings of the namespace `fixes` in every locale. */
import ar from '../../../../locales/ar/fixes.json';
import de from '../../../../locales/de/fixes.json';
import en from '../../../../locales/en/fixes.json';
import es from '../../../../locales/es/fixes.json';
import fr from '../../../../locales/fr/fixes.json';
import ja from '../../../../locales/ja/fixes.json';
import type { Catalog } from '../strings';

export const fixesCatalog: Catalog = { ar, de, en, es, fr, ja };
