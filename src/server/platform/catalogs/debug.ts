/** Strings of the namespace `debug` in every locale. */
import ar from '../../../../locales/ar/debug.json';
import de from '../../../../locales/de/debug.json';
import en from '../../../../locales/en/debug.json';
import es from '../../../../locales/es/debug.json';
import fr from '../../../../locales/fr/debug.json';
import ja from '../../../../locales/ja/debug.json';
import type { Catalog } from '../strings';

export const debugCatalog: Catalog = { ar, de, en, es, fr, ja };
