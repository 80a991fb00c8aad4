/** Sitemaps, well-formed or not, and what is answered in their place. */
import type { EvidenceRequest, FailureReason } from '../evidence/evidence';
import { extractFacts } from '../engine/extract';
import { answered, evidence, failed, HOME } from '../examples/evidence';
import { scanSitemap } from './sitemap-scan';

const factsOf = (...replaced: readonly EvidenceRequest[]) => extractFacts(evidence(...replaced));

/** The request for the sitemap as it went: answered with a status, or failed for a reason. */
function gone(how: number | FailureReason, text: string) {
  return typeof how === 'number' ? answered('sitemap', text, { status: how }) : failed('sitemap', how);
}

describe('a sitemap', () => {
  const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  const urlset = (...urls: readonly string[]) =>
    `<urlset ${XMLNS}>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`;
  const dated = (date: string) => `<urlset ${XMLNS}><url><loc>${HOME}</loc><lastmod>${date}</lastmod></url></urlset>`;
  const isOwn = (url: string) => url === 'https://a.example/?x&y';

  it.each<[text: string, kind: string | null, entries: number, own: boolean, fault: string | null]>([
    [urlset('https://a.example/'), 'urlset', 1, false, null],
    [urlset('https://b.example/', 'https://a.example/?x&amp;y'), 'urlset', 2, true, null],
    [urlset('<![CDATA[ https://a.example/?x&y ]]>'), 'urlset', 1, true, null],
    // Characters by number, a part in CDATA, a comment in between.
    [urlset('&#104;ttps://a.exa&#x6d;ple/?x&#38;y'), 'urlset', 1, true, null],
    [urlset('https://a<![CDATA[.example/?x&]]>y'), 'urlset', 1, true, null],
    [urlset('https://a.example<!-- &c -->/?x&amp;y'), 'urlset', 1, true, null],
    [urlset(' '), 'urlset', 0, false, 'invalid 1 <loc></loc>'],
    [`<urlset ${XMLNS}><url/></urlset>`, 'urlset', 0, false, 'invalid 1 <url></url>'],
    [urlset('/tea'), 'urlset', 1, false, 'invalid 1 <loc>/tea</loc>'],
    [`<urlset ${XMLNS}><loc>a</loc></urlset>`, 'urlset', 0, false, null],
    [
      `<urlset ${XMLNS} xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"><url><loc>${HOME}</loc><i:image><i:loc>b</i:loc></i:image></url></urlset>`,
      'urlset',
      1,
      false,
      null,
    ],
    [
      '<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"><s:url><s:loc>http://a/</s:loc></s:url></s:urlset>',
      'urlset',
      1,
      false,
      null,
    ],
    [
      `<sitemapindex ${XMLNS}><sitemap><loc>http://a/</loc><lastmod>2026</lastmod></sitemap></sitemapindex>`,
      'index',
      1,
      false,
      null,
    ],
    ['<urlset><url><loc>http://a/</loc></url></urlset>', 'urlset', 1, false, 'invalid 1 <urlset xmlns="">'],
    [
      '<urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9"/>',
      'urlset',
      0,
      false,
      'invalid 1 <urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9">',
    ],
    [dated('2026-01-31T08:00:00.25+01:00'), 'urlset', 1, false, null],
    [dated('2026-01-31'), 'urlset', 1, false, null],
    [dated('yesterday'), 'urlset', 1, false, 'invalid 1 <lastmod>yesterday</lastmod>'],
    [dated('2026-13-01'), 'urlset', 1, false, 'invalid 1 <lastmod>2026-13-01</lastmod>'],
    [dated('2024-02-29'), 'urlset', 1, false, null],
    [dated('2026-02-29T08:00Z'), 'urlset', 1, false, 'invalid 1 <lastmod>2026-02-29T08:00Z</lastmod>'],
    [
      urlset('https://b.example/</loc><loc>https://c.example/'),
      'urlset',
      1,
      false,
      'invalid 1 <loc>https://c.example/</loc>',
    ],
    [dated('2026-01-31T08:00'), 'urlset', 1, false, 'invalid 1 <lastmod>2026-01-31T08:00</lastmod>'],
    [`\n<?xml version="1.0"?>\n${urlset(HOME)}`, 'urlset', 1, false, 'malformed 2 <?xml version="1.0"?>'],
    [urlset('\nhttps://a.example/?a=1&b=2\n'), 'urlset', 0, false, 'malformed 2 https://a.example/?a=1&b=2'],
    [urlset('https://a.example/ & more'), 'urlset', 0, false, expect.stringContaining('malformed 1 ') as string],
    [urlset('https://a.example/\x01'), 'urlset', 1, false, expect.stringContaining('malformed 1 ') as string],
    [urlset('https://a.example/?&copy;'), 'urlset', 1, false, expect.stringContaining('malformed 1 ') as string],
    [`<urlset ${XMLNS} a=1></urlset>`, 'urlset', 0, false, expect.stringContaining('malformed 1 ') as string],
    [`${urlset(HOME)}<p>`, 'urlset', 1, false, expect.stringContaining('malformed 1 ') as string],
    [`${urlset(HOME)} and more`, 'urlset', 1, false, expect.stringContaining('malformed 1 ') as string],
    ['<rss><channel><item/><item></item></channel></rss>', 'feed', 2, true, null],
    ['<feed xmlns="http://www.w3.org/2005/Atom"><entry/></feed>', 'feed', 1, true, null],
    ['<html></html>', null, 0, false, 'malformed 1 <html></html>'],
    [`<?xml version="1.0"?><!DOCTYPE x><!-- <url> --><urlset ${XMLNS} a=">" b='>'></urlset>`, 'urlset', 0, false, null],
    [`<urlset ${XMLNS}><url></urlset>`, 'urlset', 0, false, expect.stringContaining('malformed 1 ') as string],
    [`<urlset ${XMLNS}><url>`, 'urlset', 0, false, expect.stringContaining('malformed 1 ') as string],
    ['<urlset', null, 0, false, 'malformed 1 <urlset'],
    ['<urlset a="', null, 0, false, 'malformed 1 <urlset a="'],
    ['https://a.example/\n\n https://a.example/?x&y \n', 'text', 2, true, null],
    ['https://a.example/\nnonsense', 'text', 1, false, 'invalid 2 nonsense'],
    ['nonsense', null, 0, false, 'invalid 1 nonsense'],
    ['', null, 0, false, null],
  ])('%j', (text, kind, entries, own, expected) => {
    const { fault, ...scanned } = scanSitemap(text, isOwn);
    expect(scanned).toEqual({ kind, entries, own });
    expect(fault === null ? null : `${fault.kind} ${String(fault.line)} ${fault.text}`).toEqual(expected);
  });

  it.each<[how: number | FailureReason, text: string, state: string, own: boolean]>([
    [200, urlset('https://shop.northwind.example/'), 'read', true],
    [200, urlset('https://othernorthwind.example/'), 'read', false],
    [200, urlset(), 'broken', false],
    [200, `<urlset ${XMLNS}><url>`, 'malformed', false],
    [200, urlset(HOME).replace('</urlset>', ''), 'malformed', true],
    [200, urlset('/tea'), 'invalid', false],
    [200, '<!doctype html>', 'broken', false],
    [404, '', 'missing', false],
    [500, '', 'unread', false],
    ['bad-redirect', '', 'missing', false],
    ['too-slow', '', 'unread', false],
  ])('that went %s with %j is %s', (how, text, state, own) => {
    expect(factsOf(gone(how, text)).sitemap).toMatchObject({ state, own });
  });

  it.each([
    [`<urlset ${XMLNS}><url><loc>a`, 'cut'],
    ['<', 'cut'],
    ['<html><p>', 'broken'],
  ])('that was cut after %j is %s', (text, state) => {
    const whole = answered('sitemap', text);
    const cut = whole.body?.kind === 'text' ? { ...whole, body: { ...whole.body, truncated: true } } : whole;
    expect(factsOf(cut).sitemap.state).toBe(state);
  });
});
