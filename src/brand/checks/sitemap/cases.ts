import type { AnsweredRequest } from '../../evidence/evidence';
import { answered, evidence, failed, skipped } from '../../examples/evidence';
import { robots, SHELL, truncated } from '../../examples/findability';
import type { Case } from '../check';

const sitemap = (text: string, patch: Partial<AnsweredRequest> = {}) => evidence(answered('sitemap', text, patch));

const URLSET = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';

const urls = (count: number) => '<url><loc>https://northwind.example/</loc></url>'.repeat(count);

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', sitemap(`${URLSET}${urls(50_000)}</urlset>`)],
  [
    'pass',
    sitemap(
      '\ufeff<?xml version="1.0"?><!-- > --><sm:sitemapindex xmlns:sm="http://www.sitemaps.org/schemas/sitemap/0.9" a=">"><sm:sitemap><sm:loc><![CDATA[https://cdn.example/a.xml]]></sm:loc></sm:sitemap></sm:sitemapindex>',
    ),
  ],
  ['pass', sitemap('\ufeffhttps://northwind.example/\r\n\r\nhttps://northwind.example/b\r\n')],
  ['pass', sitemap('<rss><channel><link>https://a.example</link><item><link>x</link></item></channel></rss>')],
  ['undeclared', robots('User-agent: *\nDisallow:')],
  ['undeclared', robots('Sitemap: /sitemap.xml')],
  ['undeclared', evidence(answered('robots', null, { status: 404 }))],
  ['elsewhere', robots('', answered('sitemap', `${URLSET}<url><loc>http://localhost/</loc></url></urlset>`))],
  ['too-many', sitemap(`${URLSET}${urls(50_001)}</urlset>`)],
  ['broken', sitemap('')],
  ['broken', sitemap('Nothing to list')],
  ['broken', sitemap(`${URLSET}</urlset>`)],
  ['malformed', sitemap(`${URLSET}${urls(2)}`)],
  ['malformed', sitemap(`${URLSET}<url><loc>https://northwind.example/</url></loc></urlset>`)],
  ['malformed', sitemap(`\n<?xml version="1.0"?>${URLSET}${urls(2)}</urlset>`)],
  ['invalid', sitemap(`<urlset>${urls(2)}</urlset>`)],
  ['invalid', sitemap(`${URLSET}<url><loc>/tea</loc></url></urlset>`)],
  ['broken', sitemap('<!doctype html><p>Sitemap')],
  ['broken', sitemap('<Error><Code>NoSuchKey</Code></Error>')],
  ['broken', sitemap('<a>'.repeat(100_000))],
  ['malformed', sitemap(`${URLSET}${'<a>'.repeat(100_000)}`)],
  // Images and videos of a page are not pages.
  [
    'invalid',
    sitemap(
      `${URLSET}<url xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"><i:image><i:loc>https://northwind.example/a.png</i:loc></i:image></url></urlset>`,
    ),
  ],
  ['missing', sitemap('', { status: 404 })],
  ['missing', evidence(answered('sitemap', SHELL), answered('not-found-control', SHELL))],
  ['missing', evidence(failed('sitemap', 'too-many-redirects'))],
  ['none', robots('User-agent: *\nDisallow:', answered('sitemap', null, { status: 404 }))],
  ['cut', evidence(truncated('sitemap', `${URLSET}${urls(2)}<url><lo`))],
  ['cut', evidence(truncated('sitemap', '<?xml version="1.0"?><urlset xmlns="http'))],
  ['broken', evidence(truncated('sitemap', '<?xml version="1.0"?><svg><path '))],
  ['unread', evidence(failed('sitemap', 'wrong-type'))],
  ['unread', evidence(skipped('sitemap', 'robots'))],
  ['unread', evidence(answered('sitemap', null, { status: 403 }))],
  ['unread', evidence(failed('robots', 'too-slow'))],
];
