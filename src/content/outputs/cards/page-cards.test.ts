import type { ShownCheck } from '../../../brand/engine/shown-outcomes';
import { translator } from '../../../components/strings';
import { readEnvironment, type Environment } from '../../../site/environment';
import { LOCALES, type Locale } from '../../../site/locales';
import { buildI18n } from '../../model/strings';
import { translationTable } from '../../model/translations';
import { readCalibration } from '../../model/calibration';
import { readExamples } from '../../model/examples';
import { planPages } from '../../pages/pages';
import type { PlannedPage } from '../../pages/planned-page';
import { entry } from '../../pages/testing/entry';
import { cardPath } from './card-text';
import { cardTextOf, withCards } from './page-cards';

const i18n = buildI18n(process.cwd());
const stringsOf = (locale: Locale) => translator(i18n, locale, 'pages');

function environmentWith(record: Readonly<Record<string, string>>): Environment {
  const read = readEnvironment({ URL: 'https://facet.example', CONTEXT: 'dev', ...record }, 'build');
  if (!read.ok) throw new Error(read.problems.join());
  return read.environment;
}
const environment = environmentWith({});

const entries = [
  ...LOCALES.flatMap((locale) => [entry('page', 'home', locale), entry('page', 'about', locale)]),
  entry('post', 'names', 'en'),
  entry('post', 'names', 'de'),
  entry('changelog', 'v1', 'en'),
];
const planned = planPages(translationTable(entries).rows, {
  environment,
  stringsOf,
  authors: {},
  tags: {},
  figures: readCalibration(process.cwd()),
  examples: readExamples(process.cwd()),
  shownChecks: new Map<string, ShownCheck>(),
  stringsDigestOf: (locale: Locale) => locale,
  compiler: 'x',
});
const pages = withCards(planned, { environment, stringsOf });

function find(path: string): PlannedPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`no page at ${path}`);
  return page;
}

describe('which page has which card', () => {
  it('is one for every page search engines may list, and none for others', () => {
    expect(pages.filter(({ context: { head } }) => (head.canonical === null) !== (head.card === null))).toEqual([]);
    expect(pages.some(({ context }) => context.head.card === null)).toBe(true);
  });

  it('is one of its own for every page with its own text', () => {
    const own = pages.filter(({ state, context }) => state !== 'fallback' && context.head.card !== null);
    expect(new Set(own.map(({ context }) => context.head.card)).size).toBe(own.length);
  });

  it('says what an article belongs to, in its language', () => {
    expect(cardTextOf(find('/de/posts/names/'), stringsOf)).toEqual({
      title: 'names de',
      label: stringsOf('de')('posts.title'),
      locale: 'de',
    });
    expect(cardTextOf(find('/en/changelog/v1/'), stringsOf)).toMatchObject({ label: 'Changelog' });
    expect(cardTextOf(find('/ja/about/'), stringsOf)).toEqual({ title: 'about ja', label: '', locale: 'ja' });
  });

  it('is the source’s for a page not yet translated', () => {
    const source = find('/en/posts/names/').context.head.card;
    expect(find('/ar/posts/names/').context.head.card).toBe(source);
    expect(source).toBe(cardPath({ title: 'names en', label: 'Posts', locale: 'en' }));
    expect(find('/de/posts/names/').context.head.card).not.toBe(source);
  });

  it('is missing everywhere if cards are left out', () => {
    const without = withCards(planned, { environment: environmentWith({ FACET_LEAVE_OUT: 'cards' }), stringsOf });
    expect(without.filter(({ context }) => context.head.card !== null)).toEqual([]);
  });
});
