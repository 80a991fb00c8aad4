import { PostNeighbours, type PostNeighboursProps } from './PostNeighbours';
import { useStrings } from './strings';

export interface ArticleFooterProps extends Partial<PostNeighboursProps> {
  /** Where the text can be edited; null where nobody said where the repository is. */
  readonly editUrl: string | null;
  /** Names as they are shown, with the paths of their listings. */
  readonly tags?: readonly { readonly name: string; readonly path: string }[];
}

/** No heading of the text has it: their anchors hold no full stop. */
const TAGS_LABEL = 'article.tags';

/** What follows an article: its tags, the articles beside it, where to edit it. Nothing where there is none of it. */
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
