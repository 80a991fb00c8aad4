import { feedbackLink } from '../site/feedback-link';
import { pathTo } from '../site/routes';
import type { LayoutProps } from './Layout';
import { useLocale, useStrings } from './strings';

const LEGAL_SLUGS = ['privacy', 'terms', 'imprint', 'cookies'] as const;

/** Legal pages, changelog, feedback, and the one sentence on what Facet does not measure. */
export function Footer({ current }: Pick<LayoutProps, 'current'>) {
  const t = useStrings('site');
  const locale = useLocale();
  return (
    <footer className="footer">
      <p>{t('footer.limits')}</p>
      <nav aria-label={t('footer.label')}>
        <ul>
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
