/** Older versions of a document as the page of the newest shows them. */
import type { ShownVersion } from '../../components/EarlierVersions';
import type { Translate } from '../../components/string-keys';
import { versionAnchor } from '../../components/anchors';
import type { Locale } from '../../site/locales';
import type { VersionText } from './blocks';
import { differenceHtml, type DifferenceWords } from './difference';
import { versionHtml } from './version-html';
import { formatDay } from '../../components/format';

/** One version of a document in one locale. */
export interface DatedText extends VersionText {
  readonly id: string;
  /** Day it came into force, `YYYY-MM-DD`. */
  readonly version: string;
}

/** Headings below the name of the document (h4), below the version (h3), below the list of versions (h2). */
const DEEPER = 3;

/**
 * @param versions the text in force and those before it, newest first
 * @returns those before it, each with what the next changed
 */
export function earlierVersions(
  versions: readonly DatedText[],
  locale: Locale,
  t: Translate<'versions'>,
): ShownVersion[] {
  const words: DifferenceWords = {
    added: t('added'),
    removed: t('removed'),
    moved: t('moved'),
    unchanged: (count) => t('unchanged', { count }),
  };
  return versions.slice(1).flatMap((older, index): ShownVersion[] => {
    const newer = versions[index];
    if (newer === undefined) return [];
    const { id, title, description, version } = older;
    return [
      {
        id,
        title,
        description,
        html: versionHtml(older.html, {
          prefix: `${versionAnchor(version)}.`,
          name: formatDay(locale, version),
          deeper: DEEPER,
        }),
        comparedWith: newer.version,
        difference: differenceHtml(older, newer, locale, words),
      },
    ];
  });
}
