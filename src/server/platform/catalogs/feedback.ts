/** Strings of the namespace `feedback` in every locale. */
import ar from '../../../../locales/ar/feedback.json';
import de from '../../../../locales/de/feedback.json';
import en from '../../../../locales/en/feedback.json';
import es from '../../../../locales/es/feedback.json';
import fr from '../../../../locales/fr/feedback.json';
import ja from '../../../../locales/ja/feedback.json';
import type { Catalog } from '../strings';

export const feedbackCatalog: Catalog = { ar, de, en, es, fr, ja };
