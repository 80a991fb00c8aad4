import { DEFAULT_LOCALE } from '../site/locales';
import { foreign } from './foreign';
import { formatDay, languageName } from './format';
import { Notice } from './Notice';
import type { Behind, ContentPageContext, Hidden } from './page-context';
import { useLocale, useStrings } from './strings';

/** Says that a page holds the default locale's text because its translation is missing. */
export function FallbackNotice() {
  const t = useStrings('site');
  const locale = useLocale();
  return (
    <Notice kind="fallback">
      <p>{t('notice.fallbackText', { language: languageName(locale, DEFAULT_LOCALE) })}</p>
    </Notice>
  );
}

/** Says which sections of the source changed since a translation was made, and leads to them. */
export function OutdatedNotice({ sourcePath, sections, total }: Behind) {
  const t = useStrings('reading');
  // Sections that are gone count among the changed ones, but no longer among those of the source.
  const params = { count: sections.length, total: Math.max(total, sections.length) };
  return (
    <Notice kind="note" title={t('outdated.title')}>
      <p>{t('outdated.changed', params)}</p>
      <ul>
        {sections.map(({ id, heading }, index) => (
          <li key={id ?? index}>
            {id === null ? (
              <span {...foreign(DEFAULT_LOCALE)}>{heading}</span>
            ) : (
              <a href={`${sourcePath}#${id}`} hrefLang={DEFAULT_LOCALE} {...foreign(DEFAULT_LOCALE)}>
                {heading}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface VisibilityNoticeProps extends Pick<ContentPageContext, 'visibility'> {
  /** ISO 8601 day or time it appears in production; shown where it is scheduled. */
  readonly due: string;
}

/** Says that production does not show a text, or not yet. Nothing if it does. */
export function VisibilityNotice({ visibility, due }: VisibilityNoticeProps) {
  const t = useStrings('preview');
  const locale = useLocale();
  if (visibility === 'public') return null;
  return (
    <Notice kind="caution" title={t(`visibility.${visibility}`)}>
      <p>
        {visibility === 'draft'
          ? t('visibility.draftText')
          : t('visibility.scheduledText', { day: formatDay(locale, due) })}
      </p>
    </Notice>
  );
}

/** Next to a link: what production does not show, and from when it does. Nothing if nothing is hidden. */
export function VisibilityMark({ hidden }: { readonly hidden: Hidden | undefined }) {
  const t = useStrings('preview');
  const locale = useLocale();
  if (hidden === undefined) return null;
  const { visibility, due } = hidden;
  return (
    <small>
      {' '}
      <strong>
        {visibility === 'draft' || due === null
          ? t(`visibility.${visibility}`)
          : t('visibility.from', { day: formatDay(locale, due) })}
      </strong>
    </small>
  );
}

/** Next to a link: in which language its text is, since it is not translated. */
export function FallbackMark({ fallback }: { readonly fallback: boolean | undefined }) {
  const t = useStrings('site');
  const locale = useLocale();
  if (!fallback) return null;
  return <small> {t('language.textIn', { language: languageName(locale, DEFAULT_LOCALE) })}</small>;
}
