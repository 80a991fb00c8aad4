/** What a page's address says about its place in the site. */
import type { HeadFacts } from '../../components/page-context';
import type { Translate } from '../../components/string-keys';
import { FEED_SECTIONS, feedSectionsOf } from '../../site/feeds';
import type { Locale } from '../../site/locales';
import { SITE_NAME } from '../../site/page-metadata';
import { pathTo } from '../../site/routes';

/** The feeds a page announces, and the pages above it. */
export function surroundings(
  path: string,
  locale: Locale,
  t: Translate<'pages'>,
): Pick<HeadFacts, 'feeds' | 'breadcrumbs'> {
  const home = pathTo(locale, 'home');
  const above = FEED_SECTIONS.filter((section) => {
    const listing = pathTo(locale, section);
    return path.startsWith(listing) && path !== listing;
  });
  return {
    feeds: feedSectionsOf(path, locale).map((section) => ({
      title: `${t(`${section}.title`)} · ${SITE_NAME}`,
      folder: pathTo(locale, section),
    })),
    breadcrumbs: [
      ...(path === home ? [] : [{ name: SITE_NAME, path: home }]),
      ...above.map((section) => ({ name: t(`${section}.title`), path: pathTo(locale, section) })),
    ],
  };
}
