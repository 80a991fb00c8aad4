import { feedbackLink } from '../site/feedback-link';
import { useLocale, useStrings } from './strings';

interface FailureNoticeProps {
  /** Path of the page that may fail. */
  readonly path: string;
  /** What the browser puts in: the page's host, and the digest of the error report. */
  readonly slots: { readonly host: string; readonly digest: string };
  /** The attribute that names the kind of failure an element is not for; `''`: where there is no digest. */
  readonly notAttribute: string;
}

/** What a visitor reads where a page or a part of it fails, and the ways on. */
export function FailureNotice({ path, slots, notAttribute }: FailureNoticeProps) {
  const t = useStrings('failure');
  const locale = useLocale();
  const not = (kind: 'island' | 'page' | '') => ({ [notAttribute]: kind });
  return (
    <div className="notice notice-caution">
      <p className="notice-title">{t('title')}</p>
      <p {...not('page')}>{t('island')}</p>
      <p {...not('island')}>{t('page', { host: slots.host })}</p>
      <p {...not('')}>{t('digest', { digest: slots.digest })}</p>
      <p>
        <button className="button" type="button">
          {t('reload')}
        </button>{' '}
        <a href={feedbackLink(locale, path)}>{t('feedback')}</a>
      </p>
    </div>
  );
}
