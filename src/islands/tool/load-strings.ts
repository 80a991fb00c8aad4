/** Loads strings only together with what shows them. */
import type { i18n } from 'i18next';
import { isLocale, writtenLocale, type Locale, type WrittenLocale } from '../../site/locales';
import { chunk } from './chunk';

interface StringsModule {
  readonly default: Readonly<Record<string, unknown>>;
}

/** The strings that come with a view, by namespace: an import for each, of which the bundler makes a file for each locale. */
const STRINGS = {
  report: (locale: WrittenLocale) => import(`../../../locales/${locale}/report.json`) as Promise<StringsModule>,
  plan: (locale: WrittenLocale) => import(`../../../locales/${locale}/plan.json`) as Promise<StringsModule>,
  fixes: (locale: WrittenLocale) => import(`../../../locales/${locale}/fixes.json`) as Promise<StringsModule>,
  previews: (locale: WrittenLocale) => import(`../../../locales/${locale}/previews.json`) as Promise<StringsModule>,
  checks: (locale: WrittenLocale) => import(`../../../locales/${locale}/checks.json`) as Promise<StringsModule>,
  rules: (locale: WrittenLocale) => import(`../../../locales/${locale}/rules.json`) as Promise<StringsModule>,
  keeping: (locale: WrittenLocale) => import(`../../../locales/${locale}/keeping.json`) as Promise<StringsModule>,
  opening: (locale: WrittenLocale) => import(`../../../locales/${locale}/opening.json`) as Promise<StringsModule>,
  sharing: (locale: WrittenLocale) => import(`../../../locales/${locale}/sharing.json`) as Promise<StringsModule>,
  publishing: (locale: WrittenLocale) => import(`../../../locales/${locale}/publishing.json`) as Promise<StringsModule>,
  assistants: (locale: WrittenLocale) => import(`../../../locales/${locale}/assistants.json`) as Promise<StringsModule>,
  'own-name': (locale: WrittenLocale) => import(`../../../locales/${locale}/own-name.json`) as Promise<StringsModule>,
  'hand-on': (locale: WrittenLocale) => import(`../../../locales/${locale}/hand-on.json`) as Promise<StringsModule>,
  'comparison-view': (locale: WrittenLocale) =>
    import(`../../../locales/${locale}/comparison-view.json`) as Promise<StringsModule>,
};

/** Namespaces that come with a view. */
export type LoadedNamespace = keyof typeof STRINGS;

/**
 * Adds strings to the page's instance.
 *
 * @throws AssessmentFailure `view-missing` if a chunk does not arrive
 */
export async function loadStrings(
  strings: i18n,
  locale: Locale,
  namespaces: readonly LoadedNamespace[],
): Promise<void> {
  // In `gatsby develop` the page's instance holds all strings, and its bundler serves files as they are written.
  if (process.env['NODE_ENV'] === 'development') return;
  const pseudo = PSEUDO_LOCALES_BUILT && !isLocale(locale) ? await chunk(import('../../site/pseudo-text')) : null;
  await chunk(
    Promise.all(
      namespaces.map(async (namespace) => {
        const { default: written } = await STRINGS[namespace](
          PSEUDO_LOCALES_BUILT ? writtenLocale(locale) : (locale as WrittenLocale),
        );
        const made = PSEUDO_LOCALES_BUILT && pseudo !== null ? pseudo.pseudoStrings(locale, written) : written;
        strings.addResourceBundle(locale, namespace, made);
      }),
    ),
  );
}

/**
 * Adds the rules that checks and previews follow, which are read on demand.
 *
 * @throws AssessmentFailure `view-missing` if a chunk does not arrive
 */
export function loadRules(strings: i18n, locale: Locale): Promise<void> {
  return loadStrings(strings, locale, ['rules']);
}
