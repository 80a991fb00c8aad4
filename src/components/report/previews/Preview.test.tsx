import { LOCALES, type Locale } from '../../../site/locales';
import { elements, shown as shownNode } from '../../testing/shown';
import type { Portrait } from '../../../brand/naming/portrait';
import { LINK_IDS, PREVIEW_IDS } from '../../../brand/previews/card';
import { MISSING_REASONS, type SitePictures } from '../../../brand/evidence/site-pictures';
import { sampleCheck, samplePortrait, sampleReport } from '../testing/sample-report';
import { Previews } from './Preview';
import { say } from '../../../texts/testing/say';

const OPEN_GRAPH: Portrait['openGraph'] = {
  title: 'Tea by sea',
  type: 'website',
  url: null,
  siteName: 'Northwind',
  description: 'Tea under sail.',
  imageAlt: 'A ship',
  locale: null,
};

function shown(portrait: Partial<Portrait> = {}, locale: Locale = 'en'): string {
  const report = sampleReport({ portrait: samplePortrait({ openGraph: OPEN_GRAPH, ...portrait }) });
  return shownNode(<Previews report={report} />, locale);
}

/** The same with pictures of the site. */
function pictured(pictures: SitePictures, portrait: Partial<Portrait> = {}, locale: Locale = 'en'): string {
  const report = sampleReport({ portrait: samplePortrait({ openGraph: OPEN_GRAPH, ...portrait }) });
  return shownNode(<Previews report={report} pictures={pictures} />, locale);
}

const SHARE = 'data:image/webp;base64,c2hhcmU=';
const ICON = 'data:image/webp;base64,aWNvbg==';

/** The words of each preview. */
function previewsOf(html: string): readonly string[] {
  return html
    .split('<li class="preview">')
    .slice(1)
    .map((part) =>
      part
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
}

describe('Previews', () => {
  it('draw every surface, each called by its name', () => {
    const names = [...shown().matchAll(/<h4>(.*?)<\/h4>/g)].map(([, name]) => name);
    expect(names).toEqual([
      say('en', 'previews:name.search'),
      'Facebook',
      'X',
      'LinkedIn',
      'WhatsApp',
      'Slack',
      'Discord',
      'Mastodon',
      say('en', 'previews:name.phone'),
      say('en', 'previews:name.tab'),
      say('en', 'previews:name.chat'),
    ]);
  });

  it('load nothing of the site: a frame with size and type stands for the picture', () => {
    const html = shown();
    expect(html).not.toMatch(/<(img|image|picture)\b|src=|url\(/);
    const [, facebook = ''] = previewsOf(html);
    expect(facebook).toContain('PNG, 1200 × 630');
    expect(facebook).toContain('https://northwind.example/card.png');
    expect(facebook).toContain('A ship');
  });

  it('show the site’s picture and icon where they are at hand, the picture by its own description', () => {
    const html = pictured({ previewImage: SHARE, icon: ICON });
    const images = elements(html, 'image').map((image) => image.get('href'));
    expect(images.filter((href) => href === SHARE)).toHaveLength(7);
    expect(images.filter((href) => href === ICON)).toHaveLength(images.length - 7);
    expect(images.length).toBeGreaterThan(7);
    // Discord shows none.
    expect(images.filter((href) => href === ICON)).toHaveLength(5);
    const named = elements(html, 'svg').filter((svg) => svg.get('role') === 'img');
    expect(named.map((svg) => svg.get('aria-label'))).toEqual(named.map(() => 'A ship'));
    expect(named).toHaveLength(7);
    expect(html).not.toContain('<span dir="auto">1200 × 630</span>');
  });

  it.each(LOCALES)('have a word in %s for a picture that is not described', (locale) => {
    const html = pictured({ previewImage: SHARE }, { openGraph: { ...OPEN_GRAPH, imageAlt: null } }, locale);
    const [named] = elements(html, 'svg').filter((svg) => svg.get('role') === 'img');
    expect(named?.get('lang')).toBe(locale);
    expect(named?.get('aria-label')).toMatch(/^[^.]{4,}$/);
  });

  it('show only the picture that was read: of another one the shape', () => {
    const stated = (source: string, value: string) =>
      ({ thing: 'image', source, value, odd: false, request: 'https-home' }) as const;
    const portrait = {
      things: [
        stated('meta:og:image', '/card.png'),
        stated('meta:twitter:image', 'https://northwind.example/other.png'),
      ],
    };
    const cards = pictured({ previewImage: SHARE }, portrait).split('<li class="preview">').slice(1);
    expect(cards.map((card) => card.includes(SHARE))).toEqual([
      false,
      true,
      false,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it.each(LOCALES)('say in %s why a picture is not shown, where it would be', (locale) => {
    for (const reason of MISSING_REASONS) {
      const html = pictured({ missing: { previewImage: reason } }, {}, locale);
      expect(html.match(/<ul class="preview-notes"/g)).toHaveLength(7);
      expect(html).not.toContain('picture.');
    }
  });

  it('tell a picture without a description from one that is described as nothing', () => {
    const [, unsaid = ''] = previewsOf(shown({ openGraph: { ...OPEN_GRAPH, imageAlt: null } }));
    expect(unsaid).toContain(say('en', 'previews:picture.noAlt'));
    expect(previewsOf(shown())[1]).not.toContain(say('en', 'previews:picture.noAlt'));
  });

  it('say which field each text came from', () => {
    const [search = '', facebook = ''] = previewsOf(shown());
    expect(search).toContain('Name og:site_name Title &lt;title&gt; Text meta description');
    expect(facebook).toContain('Title og:title Text og:description');
  });

  it('show what is cut off', () => {
    const [, , x = ''] = previewsOf(
      shown({ twitter: { card: 'summary', title: `${'a'.repeat(69)}bc`, description: null, imageAlt: null } }),
    );
    expect(x).toContain(`${'a'.repeat(69)}…`);
    expect(x).toContain('Title cut off before: bc');
  });

  it('never let untrusted text become markup, nor run the wrong way', () => {
    const html = shown({ title: '<b>شاي</b>', openGraph: { ...OPEN_GRAPH, imageAlt: '<i>' } });
    expect(html).not.toMatch(/<b>|<i>/);
    const titles = elements(html, 'p').filter((p) => p.get('class') === 'card-title');
    expect(titles).toHaveLength(LINK_IDS.length);
    expect(titles.map((p) => p.get('dir'))).toEqual(titles.map(() => 'auto'));
  });

  it('are in the page’s language where it states one', () => {
    expect(shown({ language: 'ja' })).toContain('<div class="card" lang="ja" dir="ltr">');
    expect(shown({ language: 'not a language' })).not.toContain(' lang="not');
  });

  it('name their sources', () => {
    const html = shown();
    for (const url of ['https://developers.facebook.com/docs/sharing/webmasters/', 'https://api.slack.com/robots']) {
      expect(html).toContain(`href="${url}"`);
    }
  });

  it('tell published lengths from assumed ones', () => {
    const [search = '', , x = ''] = previewsOf(shown());
    expect(search).toContain('No limits are published');
    expect(x).toContain(
      'According to published limits, the title is cut off after 70 characters and the text after 200',
    );
  });

  it.each(LOCALES)('have words for a site that states nothing, in %s', (locale) => {
    const portrait = samplePortrait({ title: null, description: null, image: null });
    const checks = [sampleCheck({ id: 'indexable', score: 0 })];
    const html = shownNode(<Previews report={sampleReport({ portrait, checks })} />, locale);
    // A key that has no string is shown as itself.
    expect(html).not.toMatch(/\b(?:note|part|rule|field)\.\w|\{\{/);
    expect(previewsOf(html)).toHaveLength(PREVIEW_IDS.length);
  });
});
