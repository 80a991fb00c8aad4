/** Parts of the page that are loaded only when the user asks for them. */
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { Locale } from '../../site/locales';
import type { SavedKind } from '../../site/accounts';
import { chunk } from './chunk';
import { loadStrings, type LoadedNamespace } from './load-strings';
import { loadOpenedPart } from './report/opened-part';
import { isMadeHere, type AssessmentResult } from './result';
import type { LiveViewProps } from './state';

/**
 * Adds the words that a report needs besides those that come with the views: of where it is from.
 *
 * @throws AssessmentFailure `view-missing` if a chunk does not arrive
 */
export async function loadWordsOf(
  strings: i18n,
  locale: Locale,
  { arrival }: Pick<AssessmentResult, 'arrival'>,
): Promise<void> {
  if (isMadeHere(arrival.from)) return;
  await Promise.all([loadStrings(strings, locale, ['opening', 'keeping']), loadOpenedPart()]);
}

/** Links the sheet of reports, which the page has fetched ahead. */
async function loadSheet(): Promise<void> {
  const ahead = document.querySelector<HTMLLinkElement>('link[rel="prefetch"][as="style"]');
  if (ahead === null) return;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = ahead.href;
  await new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
    document.head.append(sheet);
  });
  ahead.remove();
}

/** The serif of headings, so that it does not come after them and move their lines. They do without where it fails. */
async function loadSerif(): Promise<void> {
  await document.fonts.load('1em Facet').catch(() => undefined);
}

/** The namespaces that each view shows. */
const VIEW_STRINGS = {
  report: ['report', 'plan', 'previews', 'checks'],
  comparison: ['comparison-view', 'report', 'checks', 'previews', 'rules', 'keeping'],
} as const satisfies Record<SavedKind, readonly LoadedNamespace[]>;

/**
 * Loads the view of a report or of a comparison with its styles, and adds its strings to the page's instance.
 *
 * @throws AssessmentFailure `view-missing` if a chunk does not arrive
 */
export async function loadLiveView(
  kind: SavedKind,
  strings: i18n,
  locale: Locale,
): Promise<ComponentType<LiveViewProps>> {
  const view =
    kind === 'report'
      ? import('./report/LiveReport').then(({ LiveReport }) => LiveReport)
      : import('./comparison/LiveComparison').then(({ LiveComparison }) => LiveComparison);
  const [loaded] = await Promise.all([
    chunk<ComponentType<LiveViewProps>>(view),
    loadStrings(strings, locale, VIEW_STRINGS[kind]),
    chunk(loadSheet()),
    loadSerif(),
  ]);
  return loaded;
}
