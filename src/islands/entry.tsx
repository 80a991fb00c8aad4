/** The script of pages with a tool. */
import { createInstance } from 'i18next';
import { EXACT_LOCALES } from '../site/locales';
import { AssessmentIsland } from './assessment/AssessmentIsland';
import { bringToLife } from './bring-to-life';
import { ComparisonIsland } from './comparison/ComparisonIsland';

bringToLife({ assessment: AssessmentIsland, comparison: ComparisonIsland }, (locale, strings) => {
  const i18n = createInstance();
  void i18n.init({
    ...EXACT_LOCALES,
    lng: locale,
    fallbackLng: false,
    initImmediate: false,
    returnNull: false,
    interpolation: { escapeValue: false },
    resources: { [locale]: strings } as never,
  });
  return i18n;
});
