import type { AnsweredRequest } from '../../evidence/evidence';
import { answered, evidence, failed, skipped } from '../../examples/evidence';
import { robots, SHELL, truncated } from '../../examples/findability';
import type { Case } from '../check';

const sitemap = (text: string, patch: Partial<AnsweredRequest> = {}) => evidence(answered('sitemap', text, patch));

const urls = (count: number) => '<url><loc>https://northwind.example/</loc></url>'.repeat(count);

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', sitemap(`<urlset>${urls(50_000)}</urlset>`)],
  [
    'pass',
    sitemap(
      '\ufeff<?xml version="1.0"?><!-- > --><sm:sitemapindex xmlns:sm="a>b"><sm:sitemap><sm:loc><![CDATA[https://cdn.example/a.xml]]></sm:loc></sm:sitemap></sm:sitemapindex>',
    ),
  ],
  ['pass', sitemap('\ufeffhttps://northwind.example/\r\n\r\nhttps://northwind.example/b\r\n')],
  ['pass', sitemap('<rss><channel><link>https://a.example</link><item><link>x</link></item></channel></rss>')],
  ['undeclared', robots('User-agent: *\nDisallow:')],
  ['undeclared', robots('Sitemap: /sitemap.xml')],
  ['undeclared', evidence(answered('robots', null, { status: 404 }))],
  ['elsewhere', robots('', answered('sitemap', '<urlset><url><loc>http://localhost/</loc></url></urlset>'))],
  ['too-many', sitemap(`<urlset>${urls(50_001)}</urlset>`)],
  ['broken', sitemap('')],
  ['broken', sitemap('Nothing to list')],
  ['broken', sitemap('<urlset/>')],
  ['broken', sitemap(`<urlset>${urls(2)}`)],
  ['broken', sitemap(`<urlset><url><loc>https://northwind.example/</url></loc></urlset>`)],
  ['broken', sitemap('<!doctype html><p>Sitemap')],
  ['broken', sitemap('<Error><Code>NoSuchKey</Code></Error>')],
  ['broken', sitemap('<a>'.repeat(100_000))],
  ['broken', sitemap(`<urlset>${'<a>'.repeat(100_000)}`)],
  // Images and videos of a page are not pages.
  [
    'broken',
    sitemap(
      '<urlset><url><image:image><image:loc>https://northwind.example/a.png</image:loc></image:image></url></urlset>',
    ),
  ],
  ['missing', sitemap('', { status: 404 })],
  ['missing', evidence(answered('sitemap', SHELL), answered('not-found-control', SHELL))],
  ['missing', evidence(failed('sitemap', 'too-many-redirects'))],
  ['none', robots('User-agent: *\nDisallow:', answered('sitemap', null, { status: 404 }))],
  ['cut', evidence(truncated('sitemap', `<urlset>${urls(2)}<url><lo`))],
  ['cut', evidence(truncated('sitemap', '<?xml version="1.0"?><urlset xmlns="http'))],
  ['broken', evidence(truncated('sitemap', '<?xml version="1.0"?><svg><path '))],
  ['unread', evidence(failed('sitemap', 'wrong-type'))],
  ['unread', evidence(skipped('sitemap', 'robots'))],
  ['unread', evidence(answered('sitemap', null, { status: 403 }))],
  ['unread', evidence(failed('robots', 'too-slow'))],
];
