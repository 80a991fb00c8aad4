/** Strings of the namespace `inbox` in every locale. */
import ar from '../../../../locales/ar/inbox.json';
import de from '../../../../locales/de/inbox.json';
import en from '../../../../locales/en/inbox.json';
import es from '../../../../locales/es/inbox.json';
import fr from '../../../../locales/fr/inbox.json';
import ja from '../../../../locales/ja/inbox.json';
import type { Catalog } from '../strings';

export const inboxCatalog: Catalog = { ar, de, en, es, fr, ja };
