import { pathTo } from '../../site/routes';
import { PageHeader } from '../PageHeader';
import { useLocale, useStrings } from '../strings';

/** For those who open the address by itself: nothing is under way. @param signedIn whether somebody is */
export function CallbackPage({ signedIn }: { readonly signedIn: boolean }) {
  const t = useStrings('auth');
  const locale = useLocale();
  const pathname = signedIn ? 'account' : 'sign-in';
  return (
    <div className="sheet">
      <PageHeader title={t('callback.title')} lede={t('callback.lede')} />
      <div className="prose">
        <p>{t('callback.text')}</p>
        <p>
          <a className="button" href={pathTo(locale, 'auth', { pathname })}>
            {t(`go.${pathname}`)}
          </a>
        </p>
      </div>
    </div>
  );
}
