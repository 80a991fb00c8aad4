/** Strings of the namespace `auth` in every locale. */
import ar from '../../../../locales/ar/auth.json';
import de from '../../../../locales/de/auth.json';
import en from '../../../../locales/en/auth.json';
import es from '../../../../locales/es/auth.json';
import fr from '../../../../locales/fr/auth.json';
import ja from '../../../../locales/ja/auth.json';
import type { Catalog } from '../strings';

export const authCatalog: Catalog = { ar, de, en, es, fr, ja };
