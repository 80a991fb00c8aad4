import { DEFAULT_LOCALE } from '../site/locales';
import { foreign } from './foreign';
import { languageName } from './language-name';
import type { Neighbour } from './page-context';
import { useLocale, useStrings } from './strings';
import { VisibilityMark } from './VisibilityMark';

export interface PostNeighboursProps {
  /** The next article in time; null where this is the newest. */
  readonly newer: Neighbour | null;
  /** The article before this one; null where this is the first. */
  readonly older: Neighbour | null;
}

/** Links to the articles before and after one in time; nothing where it is the only one. */
export function PostNeighbours({ newer, older }: PostNeighboursProps) {
  const t = useStrings('reading');
  if (newer === null && older === null) return null;
  return (
    <nav className="neighbours" aria-label={t('neighbours.label')}>
      {newer !== null && <NeighbourLink direction={t('neighbours.newer')} rel="prev" {...newer} />}
      {older !== null && <NeighbourLink direction={t('neighbours.older')} rel="next" {...older} />}
    </nav>
  );
}

/** `rel` follows the listing, whose next page is the older one. */
function NeighbourLink({
  direction,
  rel,
  path,
  title,
  fallback,
  hidden,
}: Neighbour & { readonly direction: string; readonly rel: 'prev' | 'next' }) {
  const t = useStrings('site');
  const locale = useLocale();
  const lang = fallback ? DEFAULT_LOCALE : undefined;
  return (
    <p>
      <span className="label">{direction}</span>{' '}
      <a rel={rel} href={path} hrefLang={lang} {...foreign(lang)}>
        {title}
      </a>
      {fallback && <small> {t('language.textIn', { language: languageName(locale, DEFAULT_LOCALE) })}</small>}
      <VisibilityMark hidden={hidden} />
    </p>
  );
}
