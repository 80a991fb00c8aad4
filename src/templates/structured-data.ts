/**
 * Structured data of a page, schema.org as JSON-LD: what it is, whose, and where it is. It always describes the page's
 * canonical, so a page that is shown instead of a translation describes the text it shows.
 */
import type { HeadFacts, PageAuthor, PageContext } from '../components/page-context';
import { SITE_NAME, startOfDay } from '../site/page-metadata';
import { localeOf, pathTo } from '../site/routes';

type Thing = Readonly<Record<string, unknown>>;

/** The picture of a page in link previews: its social card, else the site's. */
export function cardUrl({ card, siteUrl }: HeadFacts): string {
  return siteUrl + (card ?? '/card.png');
}

function article(head: HeadFacts, canonical: string, locale: string, posts: string): Thing {
  const { siteUrl, title, description, published, modified, authors, tags } = head;
  const changed = modified ?? published;
  const organization = { '@id': `${siteUrl}/#organization` };
  const author = ({ name, path, type = 'person' }: PageAuthor): Thing => ({
    '@type': type === 'person' ? 'Person' : 'Organization',
    name,
    url: siteUrl + path,
  });
  return {
    '@type': canonical.startsWith(siteUrl + posts) ? 'BlogPosting' : 'Article',
    '@id': `${canonical}#article`,
    mainEntityOfPage: canonical,
    url: canonical,
    headline: title,
    description,
    inLanguage: locale,
    image: cardUrl(head),
    ...(published === undefined ? {} : { datePublished: startOfDay(published) }),
    ...(changed === undefined ? {} : { dateModified: startOfDay(changed) }),
    ...(tags.length === 0 ? {} : { keywords: tags }),
    author: authors.length === 0 ? organization : authors.map(author),
    publisher: organization,
  };
}

function breadcrumbList({ breadcrumbs, siteUrl, title }: HeadFacts, canonical: string): Thing {
  const items = [
    ...breadcrumbs.map(({ name, path }) => ({ name, item: siteUrl + path })),
    { name: title, item: canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}

/** @returns the JSON-LD document, or null for a page that is not for search engines */
export function structuredData({ head, pagePath, locale, ...rest }: PageContext): Thing | null {
  const { canonical, siteUrl, profiles, title, description, type, breadcrumbs } = head;
  if (canonical === null) return null;
  const isCanonical = canonical === siteUrl + pagePath;
  const language = isCanonical ? locale : (localeOf(canonical.slice(siteUrl.length)) ?? locale);
  const website = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: SITE_NAME,
    url: `${siteUrl}/`,
    publisher: { '@id': `${siteUrl}/#organization` },
  };
  const organization = {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: SITE_NAME,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
  };
  const page =
    type === 'article'
      ? article(head, canonical, language, pathTo(language, 'posts'))
      : {
          // The home page lists the newest of all, besides its own purpose.
          '@type': 'listed' in rest && breadcrumbs.length > 0 ? 'CollectionPage' : 'WebPage',
          '@id': canonical,
          url: canonical,
          name: title,
          description,
          inLanguage: language,
          isPartOf: { '@id': website['@id'] },
        };
  // The pages above a page that is shown in place of a translation are in another language than its canonical.
  const trail = isCanonical && breadcrumbs.length > 0 ? [breadcrumbList(head, canonical)] : [];
  return { '@context': 'https://schema.org', '@graph': [website, organization, page, ...trail] };
}
