import site from '../../../../locales/en/site.json';
import { FACE_IDS } from '../../../brand/previews/faces';
import type { Portrait } from '../../../brand/naming/portrait';
import type { Report } from '../../../brand/report/report';
import { LOCALES, type Locale } from '../../../site/locales';
import { elements, shown as shownNode } from '../../testing/shown';
import { sampleName, samplePortrait, sampleReport } from '../testing/sample-report';
import { Faces } from './Faces';
import { say } from '../../../texts/testing/say';

const SLIP = { odd: true, relation: 'near-miss' } as const;
const MISSPELT = samplePortrait({
  names: [{ ...sampleName('website', 'Norhtwind', SLIP), kind: 'title' }, sampleName('website', 'Northwind')],
  name: 'Northwind',
  title: 'Norhtwind: tea by sea',
});

function shown(portrait: Portrait, locale: Locale = 'en', changes: Partial<Report> = {}): string {
  return shownNode(<Faces report={sampleReport({ portrait, ...changes })} />, locale);
}

const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What precedes the first thing that opens. */
const closed = (html: string) => html.split('<details>')[0] ?? '';

const heading = (html: string) => words(/<h2>(.*?)<\/h2>/.exec(html)?.[1] ?? '');

describe('Faces', () => {
  it('are called by whom they show', () => {
    expect(heading(shown(MISSPELT))).toBe('How others see Northwind');
    expect(heading(shown({ ...MISSPELT, name: null }))).toMatch(/^How others see northwind ?\.example$/);
    const target = { address: '', origin: 'https://pasted.invalid' };
    expect(heading(shown({ ...MISSPELT, name: null }, 'en', { target, scope: 'page' }))).toBe(
      say('en', 'previews:titleOfPage'),
    );
  });

  it('show five faces, each with its verdict; what lies behind opens', () => {
    const html = shown(MISSPELT);
    const names = [...closed(html).matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name);
    expect(names).toEqual([
      say('en', 'previews:name.search'),
      say('en', 'previews:name.link'),
      say('en', 'previews:name.phone'),
      say('en', 'previews:name.tab'),
      say('en', 'previews:name.chat'),
    ]);
    expect(closed(html).match(/class="face-verdict/g)).toHaveLength(FACE_IDS.length);
    expect(closed(html)).not.toMatch(/<table|og:title|developers\./);
    expect(html).toContain('<table class="constellation">');
  });

  it('stand in the direction of the page they show, where it is known', () => {
    const cards = (language: string | null) =>
      elements(closed(shown({ ...MISSPELT, language }, 'ar')), 'div')
        .filter((div) => div.get('class') === 'card')
        .map((card) => [card.get('lang'), card.get('dir')].join(' '));
    expect(new Set(cards('en-GB'))).toEqual(new Set(['en-GB ltr']));
    expect(new Set(cards('he'))).toEqual(new Set(['he ']));
    expect(new Set(cards(null))).toEqual(new Set([' ']));
  });

  it('circle a wrong name, in words too, in the page’s language', () => {
    const html = closed(shown(MISSPELT));
    const marks = [...html.matchAll(/<mark class="wrong-name">(.*?)<\/mark>/g)].map(([, mark = '']) => words(mark));
    expect(marks.length).toBeGreaterThan(2);
    expect(new Set(marks)).toEqual(new Set(['Norhtwind (the name, misspelt)']));
    expect(words(html)).toContain(`${site.outcome.fail} Two spellings of the name`);
    const spans = elements(closed(shown(MISSPELT, 'ja')), 'span').filter(
      (span) => span.get('class') === 'hidden-visually',
    );
    expect(spans.some((span) => span.get('lang') === 'ja')).toBe(true);
  });

  it('show pictures of the site where they are at hand, and shapes elsewhere', () => {
    const icon = 'data:image/webp;base64,aWNvbg==';
    const previewImage = 'data:image/webp;base64,c2hhcmU=';
    const portrait = { ...MISSPELT, icon: MISSPELT.image };
    const pictured = closed(
      shownNode(<Faces report={sampleReport({ portrait })} pictures={{ icon, previewImage }} />, 'en'),
    );
    const images = elements(pictured, 'image').map((image) => image.get('href'));
    expect(images.filter((href) => href === previewImage)).toHaveLength(1);
    expect(images.filter((href) => href === icon)).toHaveLength(4);
    expect(closed(shown(portrait))).not.toMatch(/<image|<img/);
  });

  it('say so where the page was read in part, or not at all', () => {
    expect(shown({ ...MISSPELT, page: 'partial' })).toContain('Only the start of the page was read');
    expect(shown({ ...MISSPELT, page: 'unread' })).not.toContain('class="face');
  });

  it.each(LOCALES)('have words in %s for a site that states nothing, and for one that is pasted', (locale) => {
    const nothing = samplePortrait({ title: null, description: null, image: null });
    const target = { address: '', origin: 'https://pasted.invalid' };
    const html = shown(nothing, locale) + shown(nothing, locale, { target, scope: 'page' });
    expect(html).not.toMatch(/verdict\.|wrong\.|>name\.|rule\.|\{\{/);
  });
});
