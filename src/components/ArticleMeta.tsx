import { Day } from './Time';
import { Fact, FactList } from './FactList';
import { listFormat } from './format';
import { useLocale, useStrings } from './strings';

interface ArticleMetaProps {
  /** ISO 8601 day. */
  readonly published?: string;
  /** ISO 8601 day from which a legal document is in force. */
  readonly inForceFrom?: string;
  /** ISO 8601 day, shown where it differs from `published`. */
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
  const names = listFormat(locale).formatToParts(authors.map(({ name }) => name));
  return (
    <FactList>
      {version !== undefined && <Fact name={t('article.version')}>{version}</Fact>}
      {published !== undefined && (
        <Fact name={t('article.published')}>
          <Day date={published} />
        </Fact>
      )}
      {inForceFrom !== undefined && (
        <Fact name={t('article.inForceFrom')}>
          <Day date={inForceFrom} />
        </Fact>
      )}
      {updated !== undefined && updated !== published && (
        <Fact name={t('article.updated')}>
          <Day date={updated} />
        </Fact>
      )}
      {authors.length > 0 && (
        <Fact name={t('article.by')}>
          {names.map(({ type, value }, index) => {
            const author = type === 'element' ? authors.find(({ name }) => name === value) : undefined;
            if (author === undefined) return value;
            return (
              <a key={index} rel="author" href={author.path}>
                {value}
              </a>
            );
          })}
        </Fact>
      )}
      {readingMinutes !== undefined && (
        <Fact name={t('article.readingTime')}>{t('article.minutes', { count: readingMinutes })}</Fact>
      )}
    </FactList>
  );
}
