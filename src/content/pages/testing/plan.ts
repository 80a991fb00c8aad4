/** A small site to plan pages of, for tests. */
import type { ShownCheck } from '../../../brand/engine/shown-outcomes';
import { translator } from '../../../components/strings';
import { readEnvironment } from '../../../site/environment';
import { LOCALES, type Locale, type WrittenLocale } from '../../../site/locales';
import { EVERY_LOCALE } from '../../../site/pseudo-locales';
import { readCalibration } from '../../model/calibration';
import { readExamples } from '../../model/examples';
import { buildI18n } from '../../model/strings';
import { translationTable } from '../../model/translations';
import { planPages } from '../pages';
import type { ContentEntry, PlannedPage } from '../planned-page';
import { entry } from './entry';

/** A text that names its locale. */
export function everywhere(text: string): Record<WrittenLocale, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, `${text} ${locale}`])) as Record<WrittenLocale, string>;
}

const i18n = buildI18n(process.cwd(), EVERY_LOCALE);
const read = readEnvironment({ URL: 'https://facet.example', CONTEXT: 'dev' }, 'build');
if (!read.ok) throw new Error(read.problems.join());
export const site = {
  environment: read.environment,
  stringsOf: (locale: Locale) => translator(i18n, locale, 'pages'),
  authors: { ada: { type: 'person' as const, name: everywhere('Ada'), about: everywhere('Writes.') } },
  tags: { names: everywhere('Names'), unused: everywhere('Unused') },
  figures: readCalibration(process.cwd()),
  examples: readExamples(process.cwd()),
  // To make them every case of the engine is assessed: verdicts.test.ts does, and a build.
  shownChecks: new Map<string, ShownCheck>([['favicon', { outcomes: [], face: null }]]),
  stringsDigestOf: (locale: Locale) => locale,
  compiler: 'x',
};

/** The pages every site has. */
export const pagesOfSite = LOCALES.flatMap((locale) => [entry('page', 'home', locale), entry('page', 'about', locale)]);

/** Every page of a site with these entries. */
export function plan(...entries: ContentEntry[]): PlannedPage[] {
  return planPages(translationTable([...pagesOfSite, ...entries]).rows, site);
}

/** @throws Error if no page has the path */
export function find(pages: readonly PlannedPage[], path: string): PlannedPage {
  const page = pages.find((candidate) => candidate.path === path);
  if (page === undefined) throw new Error(`no page at ${path}`);
  return page;
}
