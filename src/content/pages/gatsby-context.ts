import type { PageContext } from '../../components/page-context';
import type { PageContexts } from './page-contexts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../site/locales';

/** Variables of the templates' queries. */
const VARIABLES = ['id', 'ids', 'versionIds'] as const;

/** What gatsby-plugin-react-i18next reads; being an object, it leaves the page as it is. */
function i18nOf(locale: Locale) {
  // What a pseudo-locale lacks shall be seen.
  return { language: locale, languages: [locale], defaultLanguage: isLocale(locale) ? DEFAULT_LOCALE : locale };
}

/**
 * A page's context as Gatsby gets it: in a build a digest, beside what its query and plugins look for. Gatsby walks through
 * every value of it six times and writes it down four times, for each page of every build; nobody but the renderer reads it.
 *
 * @param contexts where the renderer finds it
 * @param command what Gatsby runs, `build` or `develop`
 */
export function gatsbyContext(
  context: PageContext & Readonly<Record<string, unknown>>,
  contexts: PageContexts,
  command = process.env['gatsby_executing_command'],
): Record<string, unknown> {
  const i18n = i18nOf(context.locale);
  if (command === 'develop') return { ...context, i18n };
  const variables = VARIABLES.flatMap((name) => (context[name] === undefined ? [] : [[name, context[name]] as const]));
  return { ...Object.fromEntries(variables), i18n, page: contexts.add(context) };
}
