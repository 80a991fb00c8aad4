import { DEFAULT_LOCALE } from '../site/locales';
import { foreign } from './foreign';
import type { ArticlePageContext, Neighbour } from './page-context';
import { useStrings } from './strings';
import { FallbackMark, VisibilityMark } from './ContentNotices';

interface ArticleFooterProps extends Partial<Pick<ArticlePageContext, 'newer' | 'older'>> {
  /** Where the text can be edited; null if the repository is unknown. */
  readonly editUrl: string | null;
  /** Names as they are shown, with the paths of their listings. */
  readonly tags?: readonly { readonly name: string; readonly path: string }[];
}

/** No heading of the text has it: their anchors hold no full stop. */
const TAGS_LABEL = 'article.tags';

/** What follows an article: its tags, the articles next to it, where to edit it. Renders nothing if all are missing. */
export function ArticleFooter({ editUrl, tags = [], newer = null, older = null }: ArticleFooterProps) {
  const t = useStrings('reading');
  if (editUrl === null && tags.length === 0 && newer === null && older === null) return null;
  return (
    <footer className="article-footer">
      {tags.length > 0 && (
        <div>
          <p className="label" id={TAGS_LABEL}>
            {t('tags')}
          </p>
          <ul className="tags" aria-labelledby={TAGS_LABEL}>
            {tags.map(({ name, path }) => (
              <li key={path}>
                <a rel="tag" href={path}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <PostNeighbours newer={newer} older={older} />
      {editUrl !== null && (
        <p className="edit">
          <a href={editUrl}>{t('edit')}</a>
        </p>
      )}
    </footer>
  );
}

/** Links to the articles before and after one in time; nothing if it is the only one. */
export function PostNeighbours({ newer, older }: Pick<ArticlePageContext, 'newer' | 'older'>) {
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
  const lang = fallback ? DEFAULT_LOCALE : undefined;
  return (
    <p>
      <span className="label">{direction}</span>{' '}
      <a rel={rel} href={path} hrefLang={lang} {...foreign(lang)}>
        {title}
      </a>
      <FallbackMark fallback={fallback} />
      <VisibilityMark hidden={hidden} />
    </p>
  );
}
