import { languageName } from '../language-name';
import { useLocale, useStrings } from '../strings';
import { ChangeMarks } from './ChangeMarks';
import { PageTitle, PathLink } from './PageLink';
import type { FeedChange } from './review';

const CHANGES = ['added', 'removed', 'edited'] as const;

export interface FeedChangesProps {
  readonly feeds: readonly FeedChange[];
  /** Origin of the public site. */
  readonly origin: string;
}

/** Feeds whose entries differ. What is gone from a feed is linked where it still is. */
export function FeedChanges({ feeds, origin }: FeedChangesProps) {
  const t = useStrings('review');
  const locale = useLocale();
  return (
    <>
      {feeds.map((feed) => (
        <div key={feed.folder} className="changes-piece">
          <h3>
            {t(feed.folder.endsWith('/changelog/') ? 'feeds.changelog' : 'feeds.posts', {
              language: languageName(locale, feed.locale),
            })}
          </h3>
          <p>
            <PathLink path={feed.folder} />
          </p>
          <ul className="changes-pages">
            {CHANGES.flatMap((change) =>
              feed[change].map(({ path, title }) => (
                <li key={change + path}>
                  <span>
                    <ChangeMarks changes={[change]} />
                  </span>
                  <p>
                    <PageTitle title={title} lang={feed.locale} />
                  </p>
                  <p>
                    <PathLink path={path} {...(change === 'removed' && { origin })} />
                  </p>
                </li>
              )),
            )}
          </ul>
        </div>
      ))}
    </>
  );
}
