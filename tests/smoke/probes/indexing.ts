/** What search engines and feed readers get. */
import { FEED_FORMATS, FEED_SECTIONS, feedPath } from '../../../src/site/feeds';
import { LOCALES } from '../../../src/site/locales';
import { pathTo, ROUTES } from '../../../src/site/routes';
import type { Deploy } from '../deploy';
import { header } from '../expected';
import type { Probe, Visit } from '../probe';
import { onePageOfEach } from './pages';

/** Whether an answer asks not to be listed, in its header or its head. */
function asksNotToBeListed(robots: string | null, body: string): boolean {
  const tag = /<meta[^>]*name="robots"[^>]*>/.exec(body)?.[0] ?? '';
  return /noindex|none/i.test(robots ?? '') || /noindex|none/i.test(tag);
}

/** Untranslated pages point to their source in place of a noindex. */
const isListed = ({ context }: Deploy, indexable: boolean): boolean => context === 'production' && indexable;

export const noindex: Probe = {
  name: 'Search engines may list what is for them in production, and nothing else anywhere',
  async run(visit) {
    const { deploy, ask, expect } = visit;
    const built = onePageOfEach(deploy).map(({ path, route, status }) => {
      const indexable = route !== null && ROUTES[route].indexable;
      // A tag's or author's page in a language without their texts is empty.
      const certain = status !== 'fallback' && route !== 'posts-tag' && route !== 'posts-author';
      return { path, indexable, certain };
    });
    const made = LOCALES.flatMap((locale) =>
      [
        pathTo(locale, 'auth', { pathname: 'sign-in' }),
        pathTo(locale, 'auth', { pathname: 'account' }),
        pathTo(locale, 'feedback-inbox'),
        pathTo(locale, 'debug-og'),
        `/${locale}/nothing-here/`,
      ].map((path) => ({ path, indexable: false, certain: true })),
    );
    await Promise.all(
      [...built, ...made].map(async ({ path, indexable, certain }) => {
        const answer = await ask({ path, headers: { accept: 'text/html' } });
        const hidden = asksNotToBeListed(header(answer, 'X-Robots-Tag'), answer.body);
        const listed = isListed(deploy, indexable);
        if (certain || !listed) expect(`GET ${path}: noindex`, hidden, !listed);
        // In production a header would be for everything that the rule covers.
        if (deploy.context === 'production') {
          expect(`GET ${path}: X-Robots-Tag`, header(answer, 'X-Robots-Tag'), null);
        }
      }),
    );
  },
};

const locations = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);

/** All entries; of a sitemap in parts, those of its parts. */
async function sitemapEntries({ ask, expect, deploy }: Visit): Promise<readonly string[]> {
  const read = async (path: string): Promise<string> => {
    const answer = await ask({ path });
    expect(`GET ${path}: status`, answer.status, 200);
    return answer.body;
  };
  const first = await read('/sitemap.xml');
  if (!first.includes('<sitemapindex')) return first.split('<url>').slice(1);
  const parts = locations(first).map((url) => url.replace(deploy.canonicalOrigin, ''));
  return (await Promise.all(parts.map(read))).flatMap((xml) => xml.split('<url>').slice(1));
}

export const sitemap: Probe = {
  name: 'robots.txt and the sitemap name the pages to be listed, under the address of production',
  async run(visit) {
    const { deploy, ask, expect } = visit;
    const { canonicalOrigin } = deploy;
    const robots = await ask({ path: '/robots.txt' });
    const named = /^Sitemap: (.*)$/m.exec(robots.body)?.[1];
    expect('robots.txt: Sitemap', named, deploy.context === 'production' ? `${canonicalOrigin}/sitemap.xml` : null);
    expect('robots.txt: Disallow', /^Disallow: (.*)$/m.exec(robots.body)?.[1], '/api/');
    if (deploy.context === 'production' && !deploy.local) {
      expect('origin of canonical links', canonicalOrigin, deploy.origin);
    }

    const entries = await sitemapEntries(visit);
    const urls = entries.flatMap(locations);
    for (const locale of LOCALES) {
      const home = canonicalOrigin + pathTo(locale, 'home');
      const entry = entries[urls.indexOf(home)] ?? '';
      for (const hreflang of [...LOCALES, 'x-default']) {
        expect(`sitemap: ${home}: hreflang ${hreflang}`, entry.includes(`hreflang="${hreflang}"`), true);
      }
    }
    // Each entry is one the build wrote, and the last ones are requested, too.
    const built = new Set(deploy.pages.map(({ path }) => canonicalOrigin + path));
    for (const url of urls) expect(`sitemap: ${url} was built`, built.has(url), true);
    await Promise.all(
      urls.slice(-5).map(async (url) => {
        const { status } = await ask({ path: url.slice(canonicalOrigin.length) });
        expect(`sitemap: ${url}: status`, status, 200);
      }),
    );
  },
};

export const alternates: Probe = {
  name: 'Pages name themselves and their other languages, under the address of production',
  async run({ deploy, ask, expect }) {
    const { canonicalOrigin } = deploy;
    for (const locale of LOCALES) {
      const path = pathTo(locale, 'home');
      const { body } = await ask({ path });
      const links = body.match(/<link[^>]*>/g) ?? [];
      const canonical = links.find((link) => link.includes('rel="canonical"')) ?? '';
      expect(`${path}: canonical`, canonical.includes(`href="${canonicalOrigin}${path}"`), true);
      for (const other of LOCALES) {
        const named = links.some(
          (link) =>
            / href[lL]ang="/.test(link) &&
            link.toLowerCase().includes(`hreflang="${other}"`) &&
            link.includes(`href="${canonicalOrigin}${pathTo(other, 'home')}"`),
        );
        expect(`${path}: alternate ${other}`, named, true);
      }
    }
  },
};

export const feeds: Probe = {
  name: 'The feeds of every language hold entries, under the address of production',
  async run({ deploy, ask, expect }) {
    await Promise.all(
      LOCALES.flatMap((locale) =>
        FEED_SECTIONS.flatMap((section) =>
          FEED_FORMATS.map(async (format) => {
            const path = feedPath(pathTo(locale, section), format);
            const { status, body } = await ask({ path });
            expect(`GET ${path}: status`, status, 200);
            expect(
              `GET ${path}: whole`,
              body.trimEnd(),
              format === 'json' ? /^\{[^]*\}$/ : /^<\?xml[^]*<\/(rss|feed)>$/,
            );
            expect(`GET ${path}: own address`, body.includes(deploy.canonicalOrigin + path), true);
          }),
        ),
      ),
    );
  },
};
