import { useLocale, useStrings } from '../../../components/strings';
import { signInStart, type SavedKind } from '../../../site/accounts';
import { pathTo } from '../../../site/routes';
import { AccountLink } from './AccountLink';
import { placeText } from '../page-url';
import { putWanted, tabStorage } from '../tab';

export interface WayOnProps {
  readonly kind: SavedKind;
  /** Id of what could not be opened. */
  readonly id: string;
  /** Why. */
  readonly code: string;
  readonly onRetry: () => void;
}

/** The next step where something saved or published could not be opened. */
export function WayOn({ kind, id, code, onRetry }: WayOnProps) {
  const t = useStrings('keeping');
  const locale = useLocale();
  switch (code) {
    case 'saved-off':
    case 'published-missing':
      return null;
    case 'saved-missing':
      return (
        <p>
          <AccountLink />
        </p>
      );
    case 'saved-signed-out': {
      const tool = pathTo(locale, kind === 'report' ? 'brand-assessment' : 'brand-comparison');
      return (
        <p>
          {/* The way back drops the query. */}
          <a
            href={signInStart(tool)}
            onClick={() => putWanted(kind, { place: placeText({ kind: 'saved', id }), shown: 0 }, tabStorage())}
          >
            {t('saving.signInToOpen')}
          </a>
        </p>
      );
    }
    default:
      return (
        <p>
          <button type="button" className="button-quiet" onClick={onRetry}>
            {t('saving.retry')}
          </button>
        </p>
      );
  }
}
