import type { ReactNode } from 'react';
import { ENDPOINTS } from '../site/endpoints';
import { feedbackLink } from '../site/feedback-link';
import { localeFacts } from '../site/locales';
import { pathTo, type RouteId } from '../site/routes';
import { SHELL_MAIN_SLOT, SHELL_PERSON_SLOT } from '../site/shell-tokens';
import { FallbackMark } from './ContentNotices';
import type { Alternate, PreviewFacts } from './page-context';
import { PreviewBanner } from './PreviewBanner';
import { useLocale, useStrings } from './strings';
import { Wordmark } from './Wordmark';

interface LayoutProps {
  /** The page's own path with locale and trailing slash. */
  readonly current: { readonly path: string };
  /** The page in every locale, each once, its own included. */
  readonly alternates: readonly Alternate[];
  /** The navigation entry the page belongs to, where its path does not tell. */
  readonly navigation?: RouteId;
  /** Whether a function fills the page, and so knows who is signed in. */
  readonly filled?: boolean;
  /** Set if the site is not the public one but a preview of it. */
  readonly preview?: PreviewFacts;
  readonly children: ReactNode;
}

/** What surrounds every page: skip link, on previews their banner, header, the main landmark, footer. */
export function Layout({ preview, children, ...header }: LayoutProps) {
  const t = useStrings('site');
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      {preview && <PreviewBanner {...preview} />}
      <Header {...header} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer current={header.current} />
    </>
  );
}

const MENU = 'menu';

const ENTRIES = ['brand-assessment', 'brand-comparison', 'guide', 'posts'] as const satisfies readonly RouteId[];

/** Wordmark, navigation, account and language switch, in one row: on narrow screens behind a button that needs no script. */
export function Header({ current, alternates, navigation, filled = false }: Omit<LayoutProps, 'children' | 'preview'>) {
  const t = useStrings('site');
  const locale = useLocale();
  const home = pathTo(locale, 'home');
  const account = pathTo(locale, 'auth', { pathname: 'account' });
  return (
    <header className="header">
      <a className="wordmark" href={home} aria-current={current.path === home ? 'page' : undefined}>
        <Wordmark height={30} label={t('name')} />
      </a>
      <button
        className="button-quiet menu-button"
        type="button"
        aria-label={t('nav.label')}
        {...{ popovertarget: MENU }}
      />
      <div className="menu" id={MENU} {...{ popover: 'auto' }}>
        <nav className="nav" aria-label={t('nav.label')}>
          <ul>
            {ENTRIES.map((entry) => {
              const path = pathTo(locale, entry);
              return (
                <li key={entry}>
                  <a href={path} aria-current={currency(path, current.path, entry === navigation)}>
                    {t(`nav.${entry}`)}
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
        <div className="account-link">
          <a href={account} aria-current={current.path === account ? 'page' : undefined}>
            {t('nav.account')}
          </a>
          {filled && <p className="hint" dir="auto" dangerouslySetInnerHTML={{ __html: SHELL_PERSON_SLOT }} />}
        </div>
      </div>
      <LanguageSwitch current={current} alternates={alternates} />
    </header>
  );
}

/** `page` for the entry's own page, `true` for pages below it. */
function currency(entry: string, current: string, belongs: boolean): 'page' | 'true' | undefined {
  if (entry === current) return 'page';
  return belongs || current.startsWith(entry) ? 'true' : undefined;
}

const PANEL = 'languages';

/**
 * The same page in the other locales as plain links, and a form that remembers the one being read. The browser opens
 * the panel, and closes it by Escape or a click outside; where it does not know popovers, the panel is always shown.
 */
export function LanguageSwitch({ current, alternates }: Pick<LayoutProps, 'current' | 'alternates'>) {
  const t = useStrings('site');
  const locale = useLocale();
  const name = localeFacts(locale).name;
  return (
    <div className="languages">
      <button className="button-quiet" type="button" {...{ popovertarget: PANEL }}>
        <span className="hidden-visually">{t('language.label')}</span> {name}
        <span aria-hidden="true"> ▾</span>
      </button>
      <div className="languages-panel" id={PANEL} {...{ popover: 'auto' }}>
        <ul>
          {alternates.map((alternate) => {
            const facts = localeFacts(alternate.locale);
            return (
              <li key={alternate.locale}>
                <a
                  href={alternate.path}
                  hrefLang={alternate.locale}
                  aria-current={alternate.locale === locale ? 'true' : undefined}
                >
                  <bdi lang={alternate.locale} dir={facts.dir}>
                    {facts.name}
                  </bdi>
                  <FallbackMark fallback={alternate.fallback} />
                </a>
              </li>
            );
          })}
        </ul>
        <form method="post" action={ENDPOINTS.language.paths[0]}>
          <input type="hidden" name="to" value={locale} />
          <input type="hidden" name="back" value={current.path} />
          <button className="button-quiet">{t('language.remember', { language: name })}</button>
        </form>
      </div>
    </div>
  );
}

const LEGAL_SLUGS = ['privacy', 'terms', 'imprint', 'cookies'] as const;

/** About, changelog, contact, legal pages, and the one sentence on what Facet does not measure. */
function Footer({ current }: Pick<LayoutProps, 'current'>) {
  const t = useStrings('site');
  const locale = useLocale();
  return (
    <footer className="footer">
      <p>{t('footer.limits')}</p>
      <nav aria-label={t('footer.label')}>
        <ul>
          <li>
            <a href={pathTo(locale, 'about')}>{t('footer.about')}</a>
          </li>
          <li>
            <a href={pathTo(locale, 'changelog')}>{t('footer.changelog')}</a>
          </li>
          <li>
            <a href={feedbackLink(locale, current.path)}>{t('footer.feedback')}</a>
          </li>
          {LEGAL_SLUGS.map((slug) => (
            <li key={slug}>
              <a href={pathTo(locale, 'legal', { slug })}>{t(`footer.${slug}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}

/** Header, footer and styles around a placeholder that functions fill. */
export function ShellPage(props: Omit<LayoutProps, 'children' | 'filled'>) {
  return (
    <Layout {...props} filled>
      <div dangerouslySetInnerHTML={{ __html: SHELL_MAIN_SLOT }} />
    </Layout>
  );
}
