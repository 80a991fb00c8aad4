/** Strings of the namespace `assessment` in every locale. */
import ar from '../../../../locales/ar/assessment.json';
import de from '../../../../locales/de/assessment.json';
import en from '../../../../locales/en/assessment.json';
import es from '../../../../locales/es/assessment.json';
import fr from '../../../../locales/fr/assessment.json';
import ja from '../../../../locales/ja/assessment.json';
import type { Catalog } from '../strings';

export const assessmentCatalog: Catalog = { ar, de, en, es, fr, ja };
