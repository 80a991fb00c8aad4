import type { ReactNode } from 'react';
import { feedbackLink } from '../site/feedback-link';
import { useLocale, useStrings } from './strings';

type NoticeKind = 'note' | 'caution' | 'fallback';

interface NoticeProps {
  readonly kind: NoticeKind;
  /** Stands in for the kind's own word. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Something the reader should know about the page itself, in the reader's language. */
export function Notice({ kind, title, children }: NoticeProps) {
  const t = useStrings('site');
  return (
    <div className={kind === 'caution' ? 'notice notice-caution' : 'notice'} role="note">
      <p className="notice-title">{title ?? t(`notice.${kind}`)}</p>
      {children}
    </div>
  );
}

interface FailureNoticeProps {
  /** Path of the page that may fail. */
  readonly path: string;
  /** The page's host, or a placeholder until the browser fills it in. */
  readonly host: string;
  /** The same for the digest of the error report; null if none is sent. */
  readonly digest: string | null;
}

/** What a visitor reads where a page or a part of it fails, and the ways on. */
export function FailureNotice({ path, host, digest }: FailureNoticeProps) {
  const t = useStrings('failure');
  const locale = useLocale();
  return (
    <div className="notice notice-caution" role="alert" tabIndex={-1}>
      <p className="notice-title">{t('title')}</p>
      <p>{t('text', { host })}</p>
      {digest !== null && <p>{t('digest', { digest })}</p>}
      <p>
        <button className="button" type="button">
          {t('reload')}
        </button>{' '}
        <a href={feedbackLink(locale, path)}>{t('feedback')}</a>
      </p>
    </div>
  );
}
