import rss from '@astrojs/rss';
import { localePaths, postsOf, site } from '../../posts.mjs';

const NEWEST = 50;

export const getStaticPaths = localePaths;

export async function GET({ params: { locale } }) {
  const posts = await postsOf(locale);
  return rss({
    title: site.name,
    description: site.name,
    site: site.url,
    items: posts.slice(0, NEWEST).map(({ slug, entry: { data } }) => ({
      title: data.title,
      description: data.description,
      pubDate: new Date(data.published),
      link: `/${locale}/posts/${slug}/`,
    })),
    customData: `<language>${locale}</language>`,
  });
}
