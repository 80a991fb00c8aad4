import { Day } from './Time';
import { Facts } from './Facts';
import { listFormat } from './format';
import { useLocale, useStrings } from './strings';

interface ArticleMetaProps {
  /** ISO 8601 day. */
  readonly published?: string;
  /** ISO 8601 day from which a legal document is in force. */
  readonly inForceFrom?: string;
  /** ISO 8601 day, shown if it differs from `published`. */
  readonly updated?: string;
  /** Names as they are shown, with the paths of their listings. */
  readonly authors?: readonly { readonly name: string; readonly path: string }[];
  readonly readingMinutes?: number;
  /** Version of the product or document. */
  readonly version?: string;
}

/** When, by whom, how long: the facts in the margin of an article. */
export function ArticleMeta({
  published,
  inForceFrom,
  updated,
  authors = [],
  readingMinutes,
  version,
}: ArticleMetaProps) {
  const t = useStrings('site');
  const locale = useLocale();
  const parts = listFormat(locale).formatToParts(authors.map(({ name }) => name));
  const names = parts.map(({ type, value }, index) => {
    const author = type === 'element' ? authors.find(({ name }) => name === value) : undefined;
    if (author === undefined) return value;
    return (
      <a key={index} rel="author" href={author.path}>
        {value}
      </a>
    );
  });
  return (
    <Facts
      facts={[
        version !== undefined && [t('article.version'), version],
        published !== undefined && [t('article.published'), <Day date={published} />],
        inForceFrom !== undefined && [t('article.inForceFrom'), <Day date={inForceFrom} />],
        updated !== undefined && updated !== published && [t('article.updated'), <Day date={updated} />],
        authors.length > 0 && [t('article.by'), names],
        readingMinutes !== undefined && [t('article.readingTime'), t('article.minutes', { count: readingMinutes })],
      ]}
    />
  );
}
