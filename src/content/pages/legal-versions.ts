/** Legal documents and their versions, from the table of translations. */
import type { EarlierVersion } from '../../components/page-context';
import type { Locale } from '../../site/locales';
import { pathTo } from '../../site/routes';
import { cellIn, type TranslationRow } from '../model/translations';
import { contentPage, type LocalePlan, type PageType } from './page-makers';
import type { ContentEntry, PlannedPage } from './planned-page';
import { hiddenOf } from './preview-facts';

/** A legal document. Which versions a build may show is decided before. */
export interface LegalDocument<T> {
  readonly newest: TranslationRow<T>;
  /** Newest first. */
  readonly older: readonly TranslationRow<T>[];
}

/** The legal documents, by slug. */
export function legalDocuments<T>(rows: readonly TranslationRow<T>[]): LegalDocument<T>[] {
  const legal = rows
    .filter(({ kind }) => kind === 'legal')
    .sort((a, b) => ((a.version ?? '') < (b.version ?? '') ? 1 : -1));
  return [...new Set(legal.map(({ slug }) => slug))].sort().flatMap((slug) => {
    const [newest, ...older] = legal.filter((row) => row.slug === slug);
    return newest === undefined ? [] : [{ newest, older }];
  });
}

/**
 * A document as a locale has it: if a newer version is not public or not translated, the one in force stays.
 * In production it is the document itself.
 */
export function inForce<T extends Pick<ContentEntry, 'visibility'>>(
  { newest, older }: LegalDocument<T>,
  locale: Locale,
): LegalDocument<T> {
  const [next, ...rest] = older;
  const isShown = newest.source.visibility === 'public' || cellIn(newest, locale).entry !== null;
  return isShown || next === undefined ? { newest, older } : inForce({ newest: next, older: rest }, locale);
}

/** What the page of a document needs to query and show its older versions in a locale. */
export function olderVersions(
  { older }: LegalDocument<Pick<ContentEntry, 'id' | 'visibility' | 'due'>>,
  locale: Locale,
): { versions: EarlierVersion[]; versionIds: string[] } {
  const versions = older.map((row) => {
    const { entry } = cellIn(row, locale);
    return { version: row.version ?? '', id: entry?.id ?? null, ...hiddenOf(entry ?? row.source) };
  });
  return { versions, versionIds: versions.flatMap(({ id }) => (id === null ? [] : [id])) };
}

/** Plans the page of each legal document that the locale has. */
export function planLegalDocuments(plan: LocalePlan, page: PageType): PlannedPage[] {
  const { rows, locale } = plan;
  return legalDocuments(rows).flatMap((all) => {
    const document = inForce(all, locale);
    const older = olderVersions(document, locale);
    return contentPage(plan, page, document.newest, pathTo(locale, 'legal', { slug: document.newest.slug }), {
      ...older,
      wasPublic: older.versions.some(({ id, hidden }) => id !== null && hidden === undefined),
    });
  });
}
