/** Strings of the namespace `errors` in every locale. */
import ar from '../../../../locales/ar/errors.json';
import de from '../../../../locales/de/errors.json';
import en from '../../../../locales/en/errors.json';
import es from '../../../../locales/es/errors.json';
import fr from '../../../../locales/fr/errors.json';
import ja from '../../../../locales/ja/errors.json';
import type { Catalog } from '../strings';

export const errorsCatalog: Catalog = { ar, de, en, es, fr, ja };
