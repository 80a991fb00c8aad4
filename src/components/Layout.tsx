import type { ReactNode } from 'react';
import type { Locale } from '../site/locales';
import type { RouteId } from '../site/routes';
import { Footer } from './Footer';
import { Header } from './Header';
import type { PreviewFacts } from './page-context';
import { PreviewBanner } from './PreviewBanner';
import { useStrings } from './strings';

/** The page in one locale, as the language switch needs it. */
export interface Alternate {
  readonly locale: Locale;
  readonly path: string;
  /** Set where the address holds the text of the default locale, because no translation exists. */
  readonly fallback?: boolean;
}

export interface LayoutProps {
  /** The page's own path with locale and trailing slash. */
  readonly current: { readonly path: string };
  /** The page in every locale, each once, its own included. */
  readonly alternates: readonly Alternate[];
  /** The navigation entry the page belongs to, where its path does not tell. */
  readonly navigation?: RouteId;
  /** Set where the site is not the public one but a preview of it. */
  readonly preview?: PreviewFacts;
  readonly children: ReactNode;
}

/** What surrounds every page: skip link, on previews their banner, header, the main landmark, footer. */
export function Layout({ current, alternates, navigation, preview, children }: LayoutProps) {
  const t = useStrings('site');
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      {preview && <PreviewBanner {...preview} />}
      <Header current={current} alternates={alternates} {...(navigation && { navigation })} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer current={current} />
    </>
  );
}
