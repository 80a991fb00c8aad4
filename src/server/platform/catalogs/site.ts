/** Strings of the namespace `site` in every locale. */
import ar from '../../../../locales/ar/site.json';
import de from '../../../../locales/de/site.json';
import en from '../../../../locales/en/site.json';
import es from '../../../../locales/es/site.json';
import fr from '../../../../locales/fr/site.json';
import ja from '../../../../locales/ja/site.json';
import type { Catalog } from '../strings';

export const siteCatalog: Catalog = { ar, de, en, es, fr, ja };
