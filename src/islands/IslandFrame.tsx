import type { i18n } from 'i18next';
import { createElement } from 'react';
import { StringsProvider } from '../components/strings';
import type { Locale } from '../site/locales';
import type { IslandComponent } from './registry';

interface IslandFrameProps {
  readonly component: IslandComponent;
  readonly i18n: i18n;
  readonly locale: Locale;
}

/** An island with its strings: the same tree on the server and in the browser, or hydration fails. */
export function IslandFrame({ component, i18n, locale }: IslandFrameProps) {
  return (
    <StringsProvider i18n={i18n} locale={locale}>
      {createElement(component, { locale })}
    </StringsProvider>
  );
}
