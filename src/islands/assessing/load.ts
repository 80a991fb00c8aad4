/** Parts of the page that are loaded only when somebody asks for them. */
import type { i18n } from 'i18next';
import { DEFAULT_LOCALE, isLocale, writtenLocale, type Locale } from '../../site/locales';
import { AssessmentFailure } from './failure';

interface StringsModule {
  readonly default: Readonly<Record<string, unknown>>;
}

/** Namespaces that come with a view. */
export type LoadedNamespace = 'report' | 'plan' | 'fixes' | 'previews' | 'checks' | 'keeping' | 'comparison-view';

/** @throws AssessmentFailure `view-missing` where a chunk does not arrive */
export async function chunk<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    throw new AssessmentFailure('view-missing', { cause });
  }
}

/**
 * Adds strings to the page's instance.
 *
 * @throws AssessmentFailure `view-missing` where a chunk does not arrive
 */
export async function loadStrings(
  strings: i18n,
  locale: Locale,
  namespaces: readonly LoadedNamespace[],
): Promise<void> {
  // In `gatsby develop` a locale may lack a string that stops a build; the default locale's stands behind it there.
  const locales = process.env['NODE_ENV'] === 'development' ? [DEFAULT_LOCALE, locale] : [locale];
  const pseudo =
    PSEUDO_LOCALES_BUILT && !isLocale(locale)
      ? await chunk(import(/* webpackChunkName: "pseudo" */ '../../site/pseudo-text'))
      : null;
  await chunk(
    Promise.all(
      locales.flatMap((each) =>
        namespaces.map(async (namespace) => {
          const loaded = (await import(
            /* webpackChunkName: "strings-[request]", webpackInclude: /\/(report|plan|fixes|previews|checks|keeping|comparison-view)\.json$/ */
            `../../../locales/${PSEUDO_LOCALES_BUILT ? writtenLocale(each) : each}/${namespace}.json`
          )) as StringsModule;
          const { default: written } = loaded;
          const made = PSEUDO_LOCALES_BUILT && pseudo !== null ? pseudo.pseudoStrings(each, written) : written;
          strings.addResourceBundle(each, namespace, made);
        }),
      ),
    ),
  );
}

/**
 * Loads a module's view together with its strings.
 *
 * @param view the import, begun
 * @throws AssessmentFailure `view-missing` where a chunk does not arrive
 */
export async function loadView<T>(
  view: Promise<T>,
  strings: i18n,
  locale: Locale,
  namespaces: readonly LoadedNamespace[],
): Promise<T> {
  const [loaded] = await Promise.all([chunk(view), loadStrings(strings, locale, namespaces)]);
  return loaded;
}
