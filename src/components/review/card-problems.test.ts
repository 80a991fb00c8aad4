import type { CardProblems } from './card-pages';
import { cardPagesOf, type SharedPage } from './testing/card-pages';

function problemsOf(page: SharedPage, hidden = false): CardProblems | undefined {
  return cardPagesOf([page], hidden).pages[0]?.problems;
}

const LONG_JAPANESE = 'ブランドの名前を確かめる'.repeat(10);
const LONG_TEXT = 'One sentence about what is found on this page. '.repeat(8);

describe('what is found of a page', () => {
  it('is nothing where every preview shows it whole', () => {
    expect(problemsOf({})).toEqual({ risks: [] });
  });

  it('is a title cut in all previews, in Japanese after half as many characters', () => {
    expect(LONG_JAPANESE).toHaveLength(120);
    const problems = problemsOf({ locale: 'ja', title: LONG_JAPANESE });
    expect(problems?.risks).toEqual(['title-cut']);
    expect(problems?.title?.previews).toEqual([
      'search',
      'facebook',
      'x',
      'linkedin',
      'whatsapp',
      'slack',
      'discord',
      'mastodon',
    ]);
    // Sixty Latin letters wide are 29 characters and an ellipsis; the title's end names the site.
    expect(problems?.title?.characters).toBe(120 + ' · Facet'.length - 29);
    expect(problemsOf({ title: 'a'.repeat(50) })).toEqual({ risks: [] });
  });

  it('tells a description that one service cuts from one that all do', () => {
    expect(problemsOf({ description: 'Words '.repeat(20).trim() })?.description?.previews).toEqual([
      'facebook',
      'linkedin',
      'whatsapp',
    ]);
    const { risks, description } = problemsOf({ description: LONG_TEXT }) ?? {};
    expect([risks, description?.previews.length]).toEqual([['description-cut'], 8]);
    // As many as the preview leaves out that shows least.
    expect(description?.characters).toBe(301);
  });

  it('is a fallback, in the language of the text it shows', () => {
    expect(problemsOf({ locale: 'ar', state: 'fallback' })?.risks).toEqual(['fallback']);
    expect(problemsOf({ locale: 'ar', state: 'outdated' })?.risks).toEqual(['outdated']);
  });

  it.each([
    ['is no file', { card: null }],
    ['is the site’s own', { card: '/card.png' }],
  ] as const)('is a missing card where the picture %s', (_, page) => {
    expect(problemsOf(page)?.risks).toEqual(['card-missing']);
  });

  it('is a text that is not there', () => {
    expect(problemsOf({ description: '' })?.risks).toEqual(['text-missing']);
  });

  it('is what hides a page, unless the whole deploy is hidden', () => {
    const page = { more: ['<meta name="robots" content="noindex"/>'] };
    expect(problemsOf(page)?.risks).toEqual(['noindex']);
    expect(problemsOf(page, true)?.risks).toEqual([]);
  });

  it('is that production does not show it', () => {
    expect(problemsOf({ visibility: 'draft' })?.risks).toEqual(['draft']);
    expect(problemsOf({ visibility: 'scheduled' })?.risks).toEqual(['scheduled']);
  });

  it('is otherwise a remark of the preview', () => {
    expect(problemsOf({ more: ['<meta name="robots" content="nosnippet"/>'] })?.risks).toEqual(['noted']);
  });

  it('is a title that another page of the same locale has', () => {
    const same = [
      { path: '/en/posts/a/', title: 'Names  matter' },
      { path: '/en/posts/b/', title: 'names matter' },
      { path: '/de/posts/a/', locale: 'de', title: 'Names matter' },
    ] as const;
    const found = cardPagesOf(same).pages.filter(({ problems }) => problems.risks.includes('duplicate-title'));
    expect(found.map(({ path }) => path)).toEqual(['/en/posts/a/', '/en/posts/b/']);
  });
});

describe('the order of pages', () => {
  const paths = (...pages: readonly SharedPage[]) => cardPagesOf(pages).pages.map(({ path }) => path);

  it('goes by the worst problem', () => {
    expect(
      paths(
        { path: '/fine/', title: 'Fine' },
        { path: '/draft/', title: 'Draft', visibility: 'draft' },
        { path: '/cut/', title: 'a'.repeat(80) },
        { path: '/fallback/', title: 'Fallback', state: 'fallback', locale: 'ar' },
        { path: '/no-card/', title: 'No card', card: null },
        { path: '/text/', title: 'Text', description: LONG_TEXT },
      ),
    ).toEqual(['/no-card/', '/cut/', '/fallback/', '/draft/', '/text/', '/fine/']);
  });

  it('then by what the title loses, by the number of problems, by its length and by the path', () => {
    expect(
      paths(
        { path: '/b/', title: 'Short' },
        { path: '/a/', title: 'Also!' },
        { path: '/longer/', title: 'A longer title' },
        { path: '/cut/', title: `${'a'.repeat(70)}1` },
        { path: '/cut-more/', title: 'b'.repeat(100) },
        { path: '/cut-and-outdated/', title: `${'a'.repeat(70)}2`, state: 'outdated' },
      ),
    ).toEqual(['/cut-more/', '/cut-and-outdated/', '/cut/', '/longer/', '/a/', '/b/']);
    expect(
      paths(
        { path: '/a/', title: 'With a longer title', card: null },
        { path: '/z/', title: 'Outdated', card: null, state: 'outdated' },
      ),
    ).toEqual(['/z/', '/a/']);
  });
});
