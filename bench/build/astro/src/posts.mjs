/** Posts by locale, newest first, and the site's metadata for pages. */
import { getCollection } from 'astro:content';
import site from './data/site.json';

export { site };

const PAGE_SIZE = 10;

let sorted;

async function allPosts() {
  const byLocale = new Map(site.locales.map(({ id }) => [id, []]));
  for (const entry of await getCollection('posts')) {
    const [slug, locale] = entry.id.split('/');
    byLocale.get(locale).push({ slug, entry });
  }
  for (const posts of byLocale.values()) {
    posts.sort((a, b) => b.entry.data.published.localeCompare(a.entry.data.published) || a.slug.localeCompare(b.slug));
  }
  return byLocale;
}

export async function postsOf(locale) {
  sorted ??= allPosts();
  return (await sorted).get(locale);
}

/** Pages of the listing of posts, from the first or from the second on. */
export async function listingPages(first) {
  const paths = [];
  for (const { id: locale } of site.locales) {
    const posts = await postsOf(locale);
    const pages = Math.max(1, Math.ceil(posts.length / PAGE_SIZE));
    for (let n = 1; n <= pages; n += 1) {
      if ((n === 1) !== first) continue;
      const listed = posts.slice((n - 1) * PAGE_SIZE, n * PAGE_SIZE);
      paths.push({ params: first ? { locale } : { locale, n: String(n) }, props: { n, pages, listed } });
    }
  }
  return paths;
}

export function localePaths() {
  return site.locales.map(({ id }) => ({ params: { locale: id } }));
}
