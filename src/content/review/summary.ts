/** What a build changes, as Markdown for its pull request. */
import type { PageChangeKind, Review } from '../../components/review/review';
import { counted } from '../commands/outcome';
import { code, plain, row } from './markdown';
import { sectionsOf, type Section } from './summary-sections';

/** A comment of a pull request holds 65,536 characters; who posts it may want to add a line. */
export const MOST_CHARACTERS = 60_000;

/** Rows of a section before the rest is only counted. */
const MOST_ROWS = 60;

/** Rows of a section before it is folded. */
const OPEN_ROWS = 12;

/** By this an action finds the comment it wrote before. */
export const SUMMARY_MARK = '<!-- facet-review -->';

function sectionText({ title, note, columns, rows, folded }: Section, most: number): string {
  if (rows.length === 0) return '';
  const heading = `${title} (${rows.length})`;
  const left = rows.length - most;
  const body = [
    ...(note === undefined ? [] : [note, '']),
    ...(most === 0 ? [] : [columns, columns.map(() => '---'), ...rows.slice(0, most)].map(row)),
    ...(left > 0
      ? ['', `_${counted(left, 'line')} left out for length; the review page of the preview has all._`]
      : []),
  ].join('\n');
  return folded || rows.length > OPEN_ROWS
    ? `<details>\n<summary>${heading}</summary>\n\n${body}\n\n</details>`
    : `### ${heading}\n\n${body}`;
}

/** Whether production would be the same after this build. */
function isEmpty({ before: { lostLocales }, pieces, others, outdated, feeds, cards, redirects }: Review): boolean {
  return [lostLocales, pieces, others, outdated, feeds, cards, redirects.added, redirects.removed].every(
    ({ length }) => length === 0,
  );
}

const SAID: Readonly<Record<PageChangeKind, string>> = {
  added: 'added',
  removed: 'removed',
  moved: 'moved',
  edited: 'edited',
  translated: 'translated',
  outdated: 'with outdated translations',
  current: 'brought up to date',
  untranslated: 'with a translation taken away',
};

/** How many pieces each thing happened to, in one line. */
function overview({ pieces, others, cards, hidden }: Review): string {
  const kinds = Object.entries(SAID).flatMap(([kind, said]) => {
    const count = pieces.filter(({ changes }) => (changes as readonly string[]).includes(kind)).length;
    return count === 0 ? [] : [`${count} ${said}`];
  });
  const content = `**${counted(pieces.length, 'piece')} of content**${kinds.length === 0 ? '' : ` (${kinds.join(', ')})`}`;
  return [
    content,
    counted(others.length, 'other page'),
    counted(cards.length, 'social card'),
    ...(hidden.length === 0 ? [] : [`${counted(hidden.length, 'page')} production does not show`]),
  ].join(' · ');
}

/**
 * @param site origin the build is shown at, for links; null if it is shown nowhere yet
 * @returns at most `MOST_CHARACTERS` characters: of long sections the rest is counted
 */
export function reviewSummary(review: Review, site: string | null): string {
  const { before, after } = review;
  const base = /^https?:/.test(before.origin) ? before.origin : null;
  const sections = sectionsOf(review, { site, base });
  const against = base === null ? `\`${before.origin.replaceAll('`', '')}\`` : `<${base}>`;
  const versions =
    before.version === after.version ? '' : `, version ${plain(before.version)} → ${plain(after.version)}`;
  const lost = before.lostLocales.map(
    ({ locale, pages }) => ` **The locale ${code(locale)} is gone, with ${counted(pages, 'page')}.**`,
  );
  const intro = `Compared with ${against}${versions}.${lost.join('')}`;
  const said = isEmpty(review) ? 'This build changes nothing against production.' : overview(review);
  const written = (most: number) =>
    [SUMMARY_MARK, '## What this build changes', intro, said, ...sections.map((section) => sectionText(section, most))]
      .filter((part) => part !== '')
      .join('\n\n');
  let most = MOST_ROWS;
  while (most > 0 && written(most).length > MOST_CHARACTERS) most = Math.floor(most / 2);
  return `${written(most)}\n`;
}
