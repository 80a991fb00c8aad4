/** Strings of the namespace `checks` in every locale. */
import ar from '../../../../locales/ar/checks.json';
import de from '../../../../locales/de/checks.json';
import en from '../../../../locales/en/checks.json';
import es from '../../../../locales/es/checks.json';
import fr from '../../../../locales/fr/checks.json';
import ja from '../../../../locales/ja/checks.json';
import type { Catalog } from '../strings';

export const checksCatalog: Catalog = { ar, de, en, es, fr, ja };
