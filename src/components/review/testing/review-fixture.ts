/** Invented changes of every sort, for tests and for looking at the page. */
import { LOCALES, type Locale, type WrittenLocale } from '../../../site/locales';
import type { PageChange, PageChangeKind, PieceChange, Review, ReviewResult } from '../review';

const TITLES: Readonly<Record<WrittenLocale, string>> = {
  en: 'One brand, three names: how to find the odd one out',
  de: 'Eine Marke, drei Namen: wie sich der abweichende findet',
  fr: 'Une marque, trois noms : trouver l’intrus',
  es: 'Una marca, tres nombres: cómo encontrar el discordante',
  ja: '一つのブランドに三つの名前：食い違いの見つけ方',
  ar: 'علامة واحدة وثلاثة أسماء: كيف تجد الاسم المختلف',
};

const pagesOf = (
  slug: string,
  change: (locale: WrittenLocale) => { readonly changes: readonly PageChangeKind[]; readonly former?: string | null },
  titles: Readonly<Record<WrittenLocale, string>> = TITLES,
): PageChange[] =>
  LOCALES.map((locale) => {
    const { changes, former = slug } = change(locale);
    return {
      locale,
      route: 'post',
      title: titles[locale],
      before: former === null ? null : `/${locale}/posts/${former}/`,
      after: `/${locale}/posts/${slug}/`,
      changes,
    };
  });

const piece = (slug: string, title: string, changes: readonly PageChangeKind[], pages: PageChange[]): PieceChange => ({
  route: 'post',
  slug,
  title,
  changes,
  pages,
});

/** One title in every language: a piece that is not translated. */
const sameEverywhere = (title: string): Readonly<Record<WrittenLocale, string>> => ({
  en: title,
  de: title,
  fr: title,
  es: title,
  ja: title,
  ar: title,
});

const ADDED = 'Why a long link preview is cut';

const everySort: readonly PieceChange[] = [
  piece(
    'one-brand-three-names',
    TITLES.en,
    ['edited', 'translated', 'outdated'],
    pagesOf('one-brand-three-names', (locale) => ({
      changes: locale === 'en' ? ['edited'] : locale === 'ja' ? ['translated'] : ['outdated'],
    })),
  ),
  piece(
    'reading-a-score',
    'Reading a score honestly',
    ['moved'],
    pagesOf('reading-a-score', () => ({ changes: ['moved'], former: 'reading-a-score-honestly' }), {
      ...sameEverywhere('Reading a score honestly'),
      de: 'Eine Punktzahl richtig lesen',
    }),
  ),
  piece(
    'long-previews',
    ADDED,
    ['added'],
    pagesOf('long-previews', () => ({ changes: ['added'], former: null }), sameEverywhere(ADDED)),
  ),
  {
    route: 'legal',
    slug: 'cookies',
    title: 'Cookies',
    changes: ['removed', 'current', 'untranslated'],
    pages: [
      {
        locale: 'en',
        route: 'legal',
        title: 'Cookies',
        before: '/en/legal/cookies/',
        after: null,
        changes: ['removed'],
      },
      {
        locale: 'de',
        route: 'legal',
        title: 'Cookies',
        before: '/de/legal/cookies/',
        after: '/de/legal/cookies/',
        changes: ['current'],
      },
      {
        locale: 'fr',
        route: 'legal',
        title: 'Cookies',
        before: '/fr/legal/cookies/',
        after: '/fr/legal/cookies/',
        changes: ['untranslated'],
      },
    ],
  },
];

/** As many more pieces as a usual branch may change. */
function more(count: number): PieceChange[] {
  return Array.from({ length: count }, (_, index) => {
    const slug = `what-changed-${String(index + 1)}`;
    const titles = Object.fromEntries(
      LOCALES.map((locale) => [locale, `${TITLES[locale]} (${String(index + 1)})`]),
    ) as Record<Locale, string>;
    const pages = pagesOf(slug, (locale) => ({ changes: [locale === 'en' ? 'edited' : 'outdated'] }), titles);
    return piece(slug, titles.en, ['edited', 'outdated'], pages);
  });
}

export interface ReviewPictures {
  readonly before: string;
  readonly after: string;
  readonly difference: string;
}

/**
 * A comparison with something in every section.
 *
 * @param pieces how many pieces are changed, four at least
 * @param pictures paths of the pictures of cards; URLs that lead to none if not given
 */
export function reviewFixture(
  pieces = 4,
  pictures: ReviewPictures = { before: '/review/a.png', after: '/cards/b.png', difference: '/review/c.png' },
): Review {
  const changed = [...everySort, ...more(pieces - everySort.length)];
  const edited = changed.flatMap(({ pages }) => pages).filter(({ changes }) => !changes.includes('removed'));
  const outdated = edited.filter(({ changes }) => changes.includes('outdated'));
  return {
    before: { origin: 'https://facet.example', version: '0.7.0', lostLocales: [] },
    after: { version: '0.8.0', context: 'deploy-preview' },
    pieces: changed,
    others: LOCALES.flatMap((locale) =>
      ['', 'posts/', 'posts/tag/names/'].map((path) => ({
        locale,
        route: path === '' ? ('home' as const) : ('posts' as const),
        title: path === '' ? 'Facet' : 'Posts',
        before: `/${locale}/${path}`,
        after: `/${locale}/${path}`,
        changes: ['edited'] as const,
      })),
    ),
    hidden: [
      ...LOCALES.map((locale) => ({
        locale,
        path: `/${locale}/posts/to-come/`,
        title: 'What comes in December',
        visibility: 'scheduled' as const,
      })),
      { locale: 'ar', path: '/ar/posts/long-previews/', title: TITLES.ar, visibility: 'draft' },
    ],
    outdated: outdated.map(({ locale, after, title }, index) => ({
      locale,
      path: after ?? '',
      title,
      changed: (index % 4) + 1,
      total: 9,
    })),
    feeds: LOCALES.map((locale) => ({
      locale,
      folder: `/${locale}/posts/`,
      added: [{ path: `/${locale}/posts/long-previews/`, title: locale === 'en' ? ADDED : TITLES[locale] }],
      removed: [{ path: `/${locale}/posts/gone/`, title: TITLES[locale] }],
      edited: [{ path: `/${locale}/posts/one-brand-three-names/`, title: TITLES[locale] }],
    })),
    cards: [
      {
        locale: 'en',
        path: '/en/posts/one-brand-three-names/',
        title: TITLES.en,
        change: 'edited',
        ...pictures,
        share: 0.0312,
      },
      {
        locale: 'ar',
        path: '/ar/posts/one-brand-three-names/',
        title: TITLES.ar,
        change: 'edited',
        ...pictures,
        share: 0.000042,
      },
      {
        locale: 'ja',
        path: '/ja/posts/long-previews/',
        title: ADDED,
        change: 'added',
        before: null,
        after: pictures.after,
        difference: null,
        share: null,
      },
    ],
    redirects: {
      added: LOCALES.map((locale) => ({
        from: `/${locale}/posts/reading-a-score-honestly/`,
        to: `/${locale}/posts/reading-a-score/`,
      })),
      removed: [{ from: '/en/posts/names/', to: '/en/posts/one-brand-three-names/' }],
    },
    bytes: edited.slice(0, 40).map(({ after, before, title }, index) => ({
      path: after ?? '',
      title,
      before: before === null ? null : { html: 41_234 + index, script: 0 },
      after: { html: 43_210 + index * 17, script: index === 1 ? 212_345 : 0 },
      packed: index === 3 ? null : { bytes: index === 0 ? 13_456 : 12_345 - index, budget: 13_000 },
    })),
  };
}

/** The same as the build leaves it. */
export function reviewFile(review: Review = reviewFixture()): string {
  const result: ReviewResult = { state: 'compared', review };
  return JSON.stringify(result);
}

/** A comparison that found nothing. */
export const NOTHING_CHANGED: Review = {
  ...reviewFixture(),
  pieces: [],
  others: [],
  hidden: [],
  outdated: [],
  feeds: [],
  cards: [],
  redirects: { added: [], removed: [] },
  bytes: [],
};
