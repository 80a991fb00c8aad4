/** Renders components of the site into its shells. */
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { StringsProvider } from '../../components/strings';
import type { Locale } from '../../site/locales';
import type { Artifacts, ShellName } from './artifacts';
import { fillShell } from './shell';

/** HTML of components without anything for a script to find. */
export async function renderStatic(strings: i18n, locale: Locale, element: ReactElement): Promise<string> {
  // Loaded when needed: most answers are redirects and streams.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(
    <StringsProvider i18n={strings} locale={locale}>
      {element}
    </StringsProvider>,
  );
}

export interface PageContent {
  readonly artifacts: Artifacts;
  readonly locale: Locale;
  readonly status: number;
  /** Path below the locale of the page this stands in for, empty where there is none. */
  readonly path: string;
  readonly title?: string;
  readonly main?: string;
  readonly digest?: string;
}

/** The answer that shows a shell, filled. */
export async function pageResponse(
  name: ShellName,
  { artifacts, locale, status, ...content }: PageContent,
): Promise<Response> {
  const html = fillShell(await artifacts.shell(locale, name), content);
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
