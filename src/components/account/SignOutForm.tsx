import { ENDPOINTS } from '../../site/endpoints';
import { useLocale, useStrings } from '../strings';

export interface SignOutFormProps {
  /** Ends every session of the person instead of this one. */
  readonly everywhere?: boolean;
  /** Set where signing out is what the page is for. */
  readonly main?: boolean;
}

/** A button and not a link, so that no other site's page can sign anyone out. */
export function SignOutForm({ everywhere = false, main = false }: SignOutFormProps) {
  const t = useStrings('auth');
  const locale = useLocale();
  return (
    <form method="post" action={ENDPOINTS['auth-sign-out'].paths[0]}>
      <input type="hidden" name="locale" value={locale} />
      {everywhere && <input type="hidden" name="everywhere" value="yes" />}
      <button className={main ? 'button' : 'button-quiet'}>
        {t(everywhere ? 'sign-out.everywhere' : 'sign-out.here')}
      </button>
    </form>
  );
}
