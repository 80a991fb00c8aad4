import type { ReactNode } from 'react';
import { formatNumber } from '../format';
import { TableOfContents } from '../Article';
import { useLocale, useStrings } from '../strings';
import { reviewPath } from './ReviewViews';
import { ByteChanges } from './ByteChanges';
import { CardChanges } from './CardChanges';
import { CHANGE_SECTIONS, SECTION_SIZES, sectionPath, type ChangesQuery, type ChangeSectionId } from './changes-query';
import {
  FeedChanges,
  hiddenGroups,
  HiddenPages,
  PageChanges,
  PieceChanges,
  RedirectChanges,
  TranslationImpacts,
  type ChangedRedirect,
} from './ChangeLists';
import type { Review } from './review';
import { titleLanguages, type ListContext } from './title-languages';

/** How many entries a section has, and how those from one to before another are shown. */
interface Section {
  readonly count: number;
  readonly show: (from: number, to: number) => ReactNode;
}

function section<T>(entries: readonly T[], show: (shown: readonly T[]) => ReactNode): Section {
  return { count: entries.length, show: (from, to) => show(entries.slice(from, to)) };
}

function sectionsOf(review: Review): Readonly<Record<ChangeSectionId, Section>> {
  const context: ListContext = { origin: review.before.origin, languageOf: titleLanguages(review) };
  const redirects: ChangedRedirect[] = [
    ...review.redirects.added.map((redirect) => ({ ...redirect, change: 'added' as const })),
    ...review.redirects.removed.map((redirect) => ({ ...redirect, change: 'removed' as const })),
  ];
  return {
    pieces: section(review.pieces, (pieces) => <PieceChanges pieces={pieces} {...context} />),
    outdated: section(review.outdated, (impacts) => <TranslationImpacts impacts={impacts} />),
    feeds: section(review.feeds, (feeds) => <FeedChanges feeds={feeds} {...context} />),
    cards: section(review.cards, (cards) => <CardChanges cards={cards} {...context} />),
    redirects: section(redirects, (shown) => <RedirectChanges redirects={shown} {...context} />),
    bytes: section(review.bytes, (pages) => <ByteChanges pages={pages} {...context} />),
    hidden: section(hiddenGroups(review.hidden), (groups) => <HiddenPages groups={groups} {...context} />),
    others: section(review.others, (pages) => <PageChanges pages={pages} {...context} />),
  };
}

interface ChangeSectionsProps {
  readonly review: Review;
  readonly query: ChangesQuery;
}

/** What differs, section by section: all of them with their first entries, or one of them page by page. */
export function ChangeSections({ review, query }: ChangeSectionsProps) {
  const t = useStrings('review');
  const locale = useLocale();
  const sections = sectionsOf(review);
  const filled = CHANGE_SECTIONS.filter((id) => sections[id].count > 0);
  const shown = query.section === null ? filled : [query.section];
  const changesNothing = review.before.lostLocales.length === 0 && filled.every((id) => id === 'hidden');
  return (
    <>
      {query.section === null && changesNothing && <p>{t('nothing')}</p>}
      {query.section === null && filled.length > 0 && (
        <TableOfContents
          label={t('contents')}
          sections={filled.map((id) => ({
            id,
            text: t('counted', { title: t(`${id}.title`), number: formatNumber(locale, sections[id].count) }),
            depth: 2,
          }))}
        />
      )}
      {shown.map((id) => (
        <ChangeSection key={id} id={id} section={sections[id]} query={query} />
      ))}
    </>
  );
}

interface ChangeSectionProps {
  readonly id: ChangeSectionId;
  readonly section: Section;
  readonly query: ChangesQuery;
}

function ChangeSection({ id, section: { count, show }, query }: ChangeSectionProps) {
  const t = useStrings('review');
  const locale = useLocale();
  const size = SECTION_SIZES[id];
  const from = (query.page - 1) * size;
  const entries = from < count ? show(from, from + size) : <p>{t('none')}</p>;
  return (
    <section className="changes-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {t(`${id}.title`)} <span className="changes-count">{formatNumber(locale, count)}</span>
      </h2>
      <p className="hint">{t(`${id}.hint`)}</p>
      {id === 'others' && query.section === null ? (
        <details>
          <summary>{t('others.open')}</summary>
          {entries}
        </details>
      ) : (
        entries
      )}
      <SectionPages id={id} count={count} query={query} />
    </section>
  );
}

/** Leads on where a section does not fit on one page, and back. */
function SectionPages({ id, count, query }: Omit<ChangeSectionProps, 'section'> & { readonly count: number }) {
  const t = useStrings('review');
  const locale = useLocale();
  const pages = Math.max(1, Math.ceil(count / SECTION_SIZES[id]));
  const page = Math.min(query.page, pages);
  const left = count - page * SECTION_SIZES[id];
  if (pages === 1 && query.section === null) return null;
  return (
    <nav className="pagination" aria-label={t('pages', { section: t(`${id}.title`) })}>
      {query.section !== null && <a href={reviewPath(locale, 'changes')}>{t('all')}</a>}
      {page > 1 && (
        <a rel="prev" href={sectionPath(locale, id, page - 1)}>
          {t('previous')}
        </a>
      )}
      {left > 0 && (
        <a rel="next" href={sectionPath(locale, id, page + 1)}>
          {t('more', { count: left })}
        </a>
      )}
    </nav>
  );
}
