import { useStrings } from './strings';

export interface TagNavProps {
  /** Every tag that has a post, named in the reader's language. */
  readonly tags: readonly { readonly name: string; readonly path: string }[];
  /** Path of the page it stands on, where that is a tag's. */
  readonly current?: string;
}

/** Links to the listings by tag. */
export function TagNav({ tags, current }: TagNavProps) {
  const t = useStrings('reading');
  if (tags.length === 0) return null;
  return (
    <nav className="tag-nav" aria-label={t('tags')}>
      <p className="label">{t('tags')}</p>
      <ul className="tags">
        {tags.map(({ name, path }) => (
          <li key={path}>
            <a href={path} aria-current={path === current ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
