/** Strings of the namespace `report` in every locale. */
import ar from '../../../../locales/ar/report.json';
import de from '../../../../locales/de/report.json';
import en from '../../../../locales/en/report.json';
import es from '../../../../locales/es/report.json';
import fr from '../../../../locales/fr/report.json';
import ja from '../../../../locales/ja/report.json';
import type { Catalog } from '../strings';

export const reportCatalog: Catalog = { ar, de, en, es, fr, ja };
