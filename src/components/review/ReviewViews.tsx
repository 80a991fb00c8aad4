/** URLs of the reviewers' two views, both of the route `debug-og`. */
import type { Locale } from '../../site/locales';
import { pathTo } from '../../site/routes';
import { useLocale, useStrings } from '../strings';

type ReviewView = 'cards' | 'changes';

/** Value of the parameter `view`; the cards are shown without it. */
export const CHANGES_VIEW: ReviewView = 'changes';

export function reviewPath(locale: Locale, view: ReviewView): string {
  return pathTo(locale, 'debug-og') + (view === CHANGES_VIEW ? `?view=${view}` : '');
}

const VIEWS: readonly ReviewView[] = ['cards', 'changes'];

/** Links between the two views reviewers have. */
export function ReviewViews({ current }: { readonly current: ReviewView }) {
  const t = useStrings('review');
  const locale = useLocale();
  return (
    <nav className="pagination" aria-label={t('views.label')}>
      {VIEWS.map((view) => (
        <a key={view} href={reviewPath(locale, view)} aria-current={view === current ? 'page' : undefined}>
          {t(`views.${view}`)}
        </a>
      ))}
    </nav>
  );
}
