import type { ReactNode } from 'react';
import { Day } from './Day';
import { listFormat } from './formatters';
import { useLocale, useStrings } from './strings';

export interface ArticleMetaProps {
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
    <dl className="facts">
      {version !== undefined && <Fact label={t('article.version')}>{version}</Fact>}
      {published !== undefined && (
        <Fact label={t('article.published')}>
          <Day date={published} />
        </Fact>
      )}
      {inForceFrom !== undefined && (
        <Fact label={t('article.inForceFrom')}>
          <Day date={inForceFrom} />
        </Fact>
      )}
      {updated !== undefined && updated !== published && (
        <Fact label={t('article.updated')}>
          <Day date={updated} />
        </Fact>
      )}
      {authors.length > 0 && (
        <Fact label={t('article.by')}>
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
        <Fact label={t('article.readingTime')}>{t('article.minutes', { count: readingMinutes })}</Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
