/** A legal document's new version exists in every locale of the one before: otherwise a language would lose its page. */
import { LOCALES } from '../../site/locales';
import type { Problem } from '../model/problem';
import type { TranslationRow } from '../model/translations';
import { legalDocuments } from '../pages/legal-versions';
import type { ContentFile } from './read-content';

/** Versions that are drafts may be behind; one that has a day may not. */
export function lostTranslations(rows: readonly TranslationRow<ContentFile>[]): Problem[] {
  const isReady = (entry: ContentFile | null) => entry !== null && !entry.frontMatter.draft;
  return legalDocuments(rows.filter(({ source }) => isReady(source))).flatMap(({ newest, older }) => {
    const versions = [newest, ...older];
    return versions.flatMap((version, index) => {
      const before = versions[index + 1];
      if (before === undefined) return [];
      const lost = LOCALES.filter(
        (locale) => isReady(before.cells[locale].entry) && !isReady(version.cells[locale].entry),
      );
      return lost.map((locale): Problem => ({
        file: version.source.file,
        message: `The version of ${version.version ?? ''} is not there in ${locale}, where the one before is: the page would be gone in that language.`,
        fix: `Run: npm run content:translate ${version.source.file} ${locale}; until it is translated, set draft: true here.`,
      }));
    });
  });
}
