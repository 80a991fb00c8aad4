/** Strings of the namespace `account` in every locale. */
import ar from '../../../../locales/ar/account.json';
import de from '../../../../locales/de/account.json';
import en from '../../../../locales/en/account.json';
import es from '../../../../locales/es/account.json';
import fr from '../../../../locales/fr/account.json';
import ja from '../../../../locales/ja/account.json';
import type { Catalog } from '../strings';

export const accountCatalog: Catalog = { ar, de, en, es, fr, ja };
