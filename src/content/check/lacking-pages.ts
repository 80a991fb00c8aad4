/** Pages that belong to the tool and not to its readers' news: they are published in every language or not at all. */
import { DEFAULT_LOCALE, LOCALES } from '../../site/locales';
import type { ContentKind } from '../model/kinds';
import type { Lacking } from '../model/lacking';
import type { TranslationRow } from '../model/translations';
import type { ContentFile } from './read-content';

const COMPLETE: readonly ContentKind[] = ['guide', 'page'];

/** Translations that are missing or drafts; a piece that is a draft itself lacks none. @param untouched paths of copies */
export function lackingPages(rows: readonly TranslationRow<ContentFile>[], untouched: ReadonlySet<string>): Lacking[] {
  return rows
    .filter(({ kind, source }) => COMPLETE.includes(kind) && !source.frontMatter.draft)
    .flatMap(({ source, cells }) =>
      LOCALES.flatMap((locale): Lacking[] => {
        const { entry } = cells[locale];
        const isThere = entry !== null && (entry === source) === (locale === DEFAULT_LOCALE);
        if (isThere && !entry.frontMatter.draft && !untouched.has(entry.file)) return [];
        const file = source.file.replace(/[^/]+$/, `${locale}.mdx`);
        if (isThere) {
          const fix = 'Translate what is left, then remove draft: true.';
          return [
            { file, locale, key: null, message: 'The translation is a draft, and production would show English.', fix },
          ];
        }
        const fix = `Run: npm run content:translate ${source.file} ${locale}; translate it, then remove draft: true.`;
        return [{ file, locale, key: null, message: 'The translation is missing.', fix }];
      }),
    );
}
