/** Strings of the namespace `previews` in every locale. */
import ar from '../../../../locales/ar/previews.json';
import de from '../../../../locales/de/previews.json';
import en from '../../../../locales/en/previews.json';
import es from '../../../../locales/es/previews.json';
import fr from '../../../../locales/fr/previews.json';
import ja from '../../../../locales/ja/previews.json';
import type { Catalog } from '../strings';

export const previewsCatalog: Catalog = { ar, de, en, es, fr, ja };
