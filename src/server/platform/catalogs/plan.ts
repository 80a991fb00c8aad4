/** Strings of the namespace `plan` in every locale. */
import ar from '../../../../locales/ar/plan.json';
import de from '../../../../locales/de/plan.json';
import en from '../../../../locales/en/plan.json';
import es from '../../../../locales/es/plan.json';
import fr from '../../../../locales/fr/plan.json';
import ja from '../../../../locales/ja/plan.json';
import type { Catalog } from '../strings';

export const planCatalog: Catalog = { ar, de, en, es, fr, ja };
