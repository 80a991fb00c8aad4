import { pathTo, type RouteId } from '../site/routes';
import { GemMark } from './Gem';
import { LanguageSwitch } from './LanguageSwitch';
import type { LayoutProps } from './Layout';
import { useLocale, useStrings } from './strings';

const ENTRIES = ['brand-assessment', 'brand-comparison', 'posts', 'about'] as const satisfies readonly RouteId[];

/** Wordmark, navigation, account and language switch. Wraps instead of hiding: nothing in it needs script. */
export function Header({ current, alternates, navigation }: Omit<LayoutProps, 'children'>) {
  const t = useStrings('site');
  const locale = useLocale();
  const home = pathTo(locale, 'home');
  const account = pathTo(locale, 'auth', { pathname: 'account' });
  return (
    <header className="header">
      <a className="wordmark" href={home} aria-current={current.path === home ? 'page' : undefined}>
        <GemMark size={28} />
        <span>{t('name')}</span>
      </a>
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
      <a className="account-link" href={account} aria-current={current.path === account ? 'page' : undefined}>
        {t('nav.account')}
      </a>
      <LanguageSwitch current={current} alternates={alternates} />
    </header>
  );
}

/** `page` for the entry's own page, `true` for pages below it. */
function currency(entry: string, current: string, belongs: boolean): 'page' | 'true' | undefined {
  if (entry === current) return 'page';
  return belongs || current.startsWith(entry) ? 'true' : undefined;
}
