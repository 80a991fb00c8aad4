import { feedbackLink } from '../site/feedback-link';
import { useLocale, useStrings } from './strings';

interface FailureNoticeProps {
  /** Path of the page that may fail. */
  readonly path: string;
  /** The page's host, or what stands in for it until the browser puts it in. */
  readonly host: string;
  /** The same for the digest of the error report; null where none is sent. */
  readonly digest: string | null;
  /** The attribute that names the kind of failure an element is not for; `''`: where there is no digest. */
  readonly notAttribute: string;
}

/** What a visitor reads where a page or a part of it fails, and the ways on. */
export function FailureNotice({ path, host, digest, notAttribute }: FailureNoticeProps) {
  const t = useStrings('failure');
  const locale = useLocale();
  const not = (kind: 'island' | 'page' | '') => ({ [notAttribute]: kind });
  return (
    <div className="notice notice-caution">
      <p className="notice-title">{t('title')}</p>
      <p {...not('page')}>{t('island')}</p>
      <p {...not('island')}>{t('page', { host })}</p>
      {digest !== null && <p {...not('')}>{t('digest', { digest })}</p>}
      <p>
        <button className="button" type="button">
          {t('reload')}
        </button>{' '}
        <a href={feedbackLink(locale, path)}>{t('feedback')}</a>
      </p>
    </div>
  );
}
