import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { robotsTxt } from './well-known-files';
import { SITEMAP_LIMITS, sitemapFiles, writeSitemap } from './sitemap';
import { planned, post, publicationOf, SITE, type TestPublication } from './testing/publication';
import type { PlannedPage } from '../pages/planned-page';

let publication: TestPublication | undefined;

afterEach(() => {
  publication?.remove();
  publication = undefined;
});

function publish(...pages: PlannedPage[]): TestPublication {
  publication = publicationOf(pages);
  return publication;
}

const locs = (xml = '') => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

describe('the sitemap', () => {
  it('names a page with its alternates, its default and the day it changed', () => {
    const alternates = [
      { locale: 'en', url: `${SITE}/en/posts/a/` },
      { locale: 'ar', url: `${SITE}/ar/posts/a/` },
    ] as const;
    const files = sitemapFiles(publish(post('a', '2026-01-02', 'en', { alternates })));
    expect([...files.keys()]).toEqual(['/sitemap.xml']);
    expect(files.get('/sitemap.xml')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url>
<loc>https://facet.example/en/posts/a/</loc>
<xhtml:link rel="alternate" hreflang="en" href="https://facet.example/en/posts/a/"/>
<xhtml:link rel="alternate" hreflang="ar" href="https://facet.example/ar/posts/a/"/>
<xhtml:link rel="alternate" hreflang="x-default" href="https://facet.example/en/posts/a/"/>
<lastmod>2026-01-02</lastmod>
</url>
</urlset>
`);
  });

  it('holds no page without a canonical or with another’s, and no unknown day', () => {
    const xml = sitemapFiles(
      publish(
        planned('/en/about/'),
        planned('/en/404.html', { head: { canonical: null } }),
        planned('/de/posts/a/', { state: 'fallback', head: { canonical: `${SITE}/en/posts/a/` } }),
      ),
    ).get('/sitemap.xml');
    expect(locs(xml)).toEqual([`${SITE}/en/about/`]);
    expect(xml).not.toContain('lastmod');
  });

  it('becomes an index of parts where there are more addresses than one file may hold', () => {
    const files = sitemapFiles(publish(planned('/en/c/'), planned('/en/a/'), planned('/en/b/')), {
      ...SITEMAP_LIMITS,
      urls: 2,
    });
    expect(locs(files.get('/sitemap.xml'))).toEqual([`${SITE}/sitemap-1.xml`, `${SITE}/sitemap-2.xml`]);
    expect(locs(files.get('/sitemap-1.xml'))).toEqual([`${SITE}/en/a/`, `${SITE}/en/b/`]);
    expect(locs(files.get('/sitemap-2.xml'))).toEqual([`${SITE}/en/c/`]);
  });

  it('is split by bytes too, each part within the limit', () => {
    const pages = Array.from({ length: 9 }, (_, index) => planned(`/en/${index}/`));
    const bytes = 4096;
    const files = sitemapFiles(publish(...pages), { urls: 50_000, bytes });
    const parts = [...files].filter(([path]) => path !== '/sitemap.xml').map(([, xml]) => xml);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.filter((xml) => Buffer.byteLength(xml) > bytes)).toEqual([]);
    expect(parts.flatMap(locs)).toHaveLength(9);
  });

  it('counts the first address of each part, too', () => {
    const pages = Array.from({ length: 9 }, (_, index) => planned(`/en/${index}-${'x'.repeat(1500)}/`));
    const bytes = 20_000;
    const files = sitemapFiles(publish(...pages), { urls: 50_000, bytes });
    expect([...files].filter(([path, xml]) => path !== '/sitemap.xml' && Buffer.byteLength(xml) > bytes)).toEqual([]);
  });

  it('has no part without an address, however long one is', () => {
    const files = sitemapFiles(publish(planned('/en/a/'), planned('/en/b/')), { urls: 50_000, bytes: 10 });
    expect(locs(files.get('/sitemap-1.xml'))).toEqual([`${SITE}/en/a/`]);
    expect(locs(files.get('/sitemap-2.xml'))).toEqual([`${SITE}/en/b/`]);
    expect(files.size).toBe(3);
  });

  it('leaves no part of an earlier, larger one', () => {
    const site = publish(planned('/en/a/'));
    const old = join(site.root, 'public/sitemap-3.xml');
    writeFileSync(old, 'x');
    writeSitemap(site);
    expect(existsSync(old)).toBe(false);
    expect(locs(site.written('/sitemap.xml'))).toEqual([`${SITE}/en/a/`]);
  });
});

describe('robots.txt', () => {
  it('names the sitemap in production alone', () => {
    const { environment } = publish();
    expect(robotsTxt(environment)).toBe(
      `User-agent: *\nDisallow: /api/\nAllow: /api/openapi.json\n\nSitemap: ${SITE}/sitemap.xml\n`,
    );
    expect(robotsTxt({ ...environment, context: 'deploy-preview' })).not.toContain('Sitemap');
  });
});
