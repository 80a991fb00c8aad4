import { FEED_FORMATS, FEED_NAMES, FEED_TYPES, feedPath, type FeedSection } from '../site/feeds';
import { writtenLocale } from '../site/locales';
import { pathTo } from '../site/routes';
import { useLocale, useStrings } from './strings';

/** Below a listing: the feeds that carry its entries, one for each format. */
export function FeedLinks({ section }: { readonly section: FeedSection }) {
  const t = useStrings('site');
  // Pseudo-locales have no feeds.
  const folder = pathTo(writtenLocale(useLocale()), section);
  return (
    <div className="feeds">
      <span id="feeds">{t('feeds.label')}</span>
      <ul aria-labelledby="feeds">
        {FEED_FORMATS.map((format) => (
          <li key={format}>
            <a href={feedPath(folder, format)} type={FEED_TYPES[format]}>
              <bdi>{FEED_NAMES[format]}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
