import { useLocale, useStrings } from '../strings';
import { reviewPath, type ReviewView } from './addresses';

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
