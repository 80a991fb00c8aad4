import { LOCALES, type Locale } from '../../site/locales';
import { elements, shown } from '../testing/shown';
import { readChangesQuery, sectionPath } from './changes-query';
import { ChangesPage, type ChangesState } from './ChangesPage';
import type { Review } from './review';
import { NOTHING_CHANGED, reviewFixture } from './testing/review-fixture';
import { say } from '../../texts/testing/say';

const ALL = readChangesQuery(new URLSearchParams());

const page = (result: ChangesState, locale: Locale = 'en', query = ALL) =>
  shown(<ChangesPage result={result} query={query} />, locale);
const compared = (review: Partial<Review> = {}, locale: Locale = 'en', query = ALL) =>
  page({ state: 'compared', review: { ...reviewFixture(), ...review } }, locale, query);

/** The words between tags, white space as one space. */
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const sectionOf = (html: string, id: string) =>
  new RegExp(`<section[^>]* id="${id}".*?</section>`, 's').exec(html)?.[0] ?? '';
const links = (html: string) => elements(html, 'a').map((link) => link.get('href'));

describe('what a build changes', () => {
  it('names each piece of content with what happened to it, and its pages before and after', () => {
    const pieces = sectionOf(compared(), 'pieces');
    const [, edited = '', moved = '', added = '', removed = ''] = pieces.split('<article');
    expect(words(edited)).toMatch(/one-brand-three-names Edited Translated Outdated/);
    expect(links(edited).slice(0, 2)).toEqual([
      'https://facet.example/en/posts/one-brand-three-names/',
      '/en/posts/one-brand-three-names/',
    ]);
    expect(links(edited)).toHaveLength(2 * LOCALES.length);
    expect(links(moved).slice(0, 2)).toEqual([
      'https://facet.example/en/posts/reading-a-score-honestly/',
      '/en/posts/reading-a-score/',
    ]);
    expect(links(added)).toEqual(LOCALES.map((locale) => `/${locale}/posts/long-previews/`));
    expect(words(removed)).toContain('Legal document cookies Removed Up to date again Translation removed');
    expect(links(removed)[0]).toBe('https://facet.example/en/legal/cookies/');
    expect(links(removed)).not.toContain('/en/legal/cookies/');
  });

  it('says which languages of the public site this build lacks, and not that nothing changed', () => {
    const { before } = NOTHING_CHANGED;
    const lost = { ...NOTHING_CHANGED, before: { ...before, lostLocales: [{ locale: 'tlh', pages: 1_031 }] } };
    const html = words(compared(lost));
    expect(html).toContain('Languages missing from this build, and their pages tlh (1,031)');
    expect(html).not.toContain('This build changes nothing');
    expect(words(compared(NOTHING_CHANGED))).toContain('This build changes nothing');
  });

  it('says how much of a source changed since its translation', () => {
    expect(words(sectionOf(compared(), 'outdated'))).toContain('2 of 9 sections changed');
    expect(words(sectionOf(compared({}, 'ar'), 'outdated'))).toContain('تغيّر قسمان من أصل 9');
  });

  it('links what is gone from a feed where it still is', () => {
    const feeds = links(sectionOf(compared(), 'feeds'));
    expect(feeds).toContain('https://facet.example/de/posts/gone/');
    expect(feeds).toContain('/de/posts/long-previews/');
  });

  it('shows the pictures of a card side by side with their size, and says if there is none', () => {
    const cards = sectionOf(compared(), 'cards');
    const pictures = elements(cards, 'img');
    expect(pictures.map((picture) => picture.get('src'))).toEqual([
      ...['/review/a.png', '/cards/b.png', '/review/c.png', '/review/a.png', '/cards/b.png', '/review/c.png'],
      '/cards/b.png',
    ]);
    for (const picture of pictures) {
      expect([picture.get('width'), picture.get('height'), picture.get('loading')]).toEqual(['1200', '630', 'lazy']);
      expect(picture.get('alt')?.length).toBeGreaterThan(20);
    }
    expect(words(cards)).toContain('3.1% of the pixels differ');
    expect(words(cards)).toContain('0.0042% of the pixels differ');
    expect(words(cards)).toContain(say('en', 'review:cards.without.before'));
    expect(words(cards)).not.toContain(say('en', 'review:cards.without.unread'));
    const unread = reviewFixture().cards.map((card) => ({ ...card, before: null, difference: null, share: null }));
    expect(words(sectionOf(compared({ cards: unread }), 'cards'))).toContain(say('en', 'review:cards.without.unread'));
  });

  it('links both ends of a redirect: here where it is new, on the public site where it is gone', () => {
    const redirects = links(sectionOf(compared(), 'redirects'));
    expect(redirects.slice(0, 2)).toEqual(['/en/posts/reading-a-score-honestly/', '/en/posts/reading-a-score/']);
    expect(redirects.slice(-2)).toEqual([
      'https://facet.example/en/posts/names/',
      'https://facet.example/en/posts/one-brand-three-names/',
    ]);
  });

  it('marks in words what is over its budget, and nothing else', () => {
    const over = [...sectionOf(compared(), 'bytes').matchAll(/<strong[^>]*>(.*?)<\/strong>/gs)];
    expect(over.map(([, text = '']) => words(text))).toEqual(['13,456 of 13,000 over budget']);
    const rows = sectionOf(compared({}, 'de'), 'bytes').split('<tr>');
    expect(words(rows[2] ?? '')).toContain('41.234 wurde zu 43.210');
  });

  it('gathers what is hidden by page, with its languages', () => {
    const hidden = sectionOf(compared(), 'hidden');
    expect(words(hidden)).toMatch(/Scheduled What comes in December English German French Spanish Japanese Arabic/);
    expect(words(hidden)).toMatch(/Draft .+ Arabic/);
    expect(elements(hidden, 'li')).toHaveLength(2);
  });

  it('keeps pages that only follow from others closed', () => {
    expect(sectionOf(compared(), 'others')).toMatch(/<details><summary>.*\/en\/posts\/tag\/names\/.*<\/details>/s);
  });

  it('lists its sections with their counts, and leaves out those that are empty', () => {
    const html = compared({ feeds: [], redirects: { added: [], removed: [] } });
    const toc = /<nav class="toc".*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect(links(toc)).toEqual(['#pieces', '#outdated', '#cards', '#bytes', '#hidden', '#others']);
    expect(words(toc)).toContain('Changed content (4)');
    for (const id of ['feeds', 'redirects']) expect(html).not.toContain(`id="${id}"`);
  });

  it('marks titles in another language than the page with theirs', () => {
    const html = sectionOf(compared({}, 'ja'), 'pieces');
    expect(html).toContain('<bdi lang="en" dir="ltr">Why a long link preview is cut</bdi>');
    expect(html).toContain('<bdi lang="ar" dir="rtl">علامة');
    expect(html).toContain('<bdi>一つのブランド');
    // The French page shows the English text, for want of a translation.
    const bytes = sectionOf(compared({}, 'ja'), 'bytes').split('<tr>');
    const french = bytes.find((row) => row.includes('/fr/posts/long-previews/'));
    expect(french).toContain('<bdi lang="en" dir="ltr">Why a long');
  });

  it('shows as much as fits, and leads to the rest', () => {
    const many = reviewFixture(25);
    const html = sectionOf(compared(many), 'pieces');
    expect(elements(html, 'article')).toHaveLength(10);
    expect(words(html)).toContain('15 more');
    expect(html).toContain(sectionPath('en', 'pieces', 2).replaceAll('&', '&amp;'));
    const last = compared(many, 'en', readChangesQuery(new URLSearchParams('section=pieces&page=3')));
    expect(elements(last, 'article')).toHaveLength(5);
    expect(elements(last, 'section')).toHaveLength(1);
    expect(words(last)).toMatch(/All changes Previous$/);
    const beyond = compared(many, 'en', readChangesQuery(new URLSearchParams('section=pieces&page=99')));
    expect(words(beyond)).toContain('There are no entries here. All changes Previous');
  });
});

describe('the query', () => {
  it.each(['', '?section=nothing&page=2', '?page=7', '?section=constructor'])('takes %j for everything', (search) => {
    expect(readChangesQuery(new URLSearchParams(search))).toEqual({ section: null, page: 1 });
  });

  it.each(['0', '-1', '1e3', '999999', 'NaN'])('takes %j for the first page', (number) => {
    expect(readChangesQuery(new URLSearchParams(`section=cards&page=${number}`))).toEqual({
      section: 'cards',
      page: 1,
    });
  });
});

describe('without a difference', () => {
  it('says that nothing changes', () => {
    const html = page({ state: 'compared', review: NOTHING_CHANGED });
    expect(words(html)).toContain('This build changes nothing');
    expect(elements(html, 'section')).toEqual([]);
  });

  it('says so beside a draft, which is shown here alone', () => {
    const html = page({ state: 'compared', review: { ...NOTHING_CHANGED, hidden: reviewFixture().hidden } });
    expect(words(html)).toContain('This build changes nothing');
    expect(sectionOf(html, 'hidden')).not.toBe('');
  });

  it('tells a build that was compared with nothing how to be', () => {
    expect(page({ state: 'none' })).toContain('FACET_REVIEW_BASE=https://example.com npm run build');
  });

  it.each(['unreachable', 'without-facts', 'unreadable'] as const)('says what %s means, and what to do', (obstacle) => {
    const html = page({ state: 'failed', origin: 'https://facet.example', obstacle });
    expect(links(html)).toContain('https://facet.example');
    expect(words(html)).toMatch(/then (?:build|run this build) again\.$/);
  });
});
