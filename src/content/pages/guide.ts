/** The guide: its listing, a page for each check, and those that are of none. What a page shows besides its text is the engine's. */
import { CHECK_POINTS, type CheckPoints } from '../../brand/score/check-points';
import type { GuideEntry } from '../../components/guide/guide-check';
import { DEFAULT_LOCALE } from '../../site/locales';
import { GUIDE_TEXTS, pathTo, type GuideText } from '../../site/routes';
import { pseudoText } from '../../site/pseudo-text';
import { cellIn } from '../model/translations';
import { contentPage, stringsPage, type LocalePlan, type PageType } from './page-makers';
import type { PlannedPage, Row } from './planned-page';

/** Ids of the other checks of its dimension. */
function besideOf({ id, dimension }: CheckPoints): readonly string[] {
  return CHECK_POINTS.flatMap((other) => (other.dimension === dimension && other.id !== id ? [other.id] : []));
}

/** A row of the guide; a test holds that every check has one. */
function guideRows({ rows }: LocalePlan, name: string): readonly Row[] {
  return rows.filter(({ kind, slug }) => kind === 'guide' && slug === name);
}

export function planGuideCheck(plan: LocalePlan, page: PageType): PlannedPage[] {
  return CHECK_POINTS.flatMap((facts) =>
    guideRows(plan, facts.id).flatMap((row) => {
      const shown = plan.site.shownChecks.get(facts.id);
      if (shown === undefined) throw new Error(`No example shows the check ${facts.id}.`);
      const path = pathTo(plan.locale, 'guide-check', { check: facts.id });
      return contentPage(plan, page, row, path, { check: { ...facts, ...shown, beside: besideOf(facts) } });
    }),
  );
}

/** Plans a page of the guide that is of no check. */
export function planGuideText(name: GuideText) {
  return (plan: LocalePlan, page: PageType): PlannedPage[] =>
    guideRows(plan, name).flatMap((row) => contentPage(plan, page, row, pathTo(plan.locale, GUIDE_TEXTS[name])));
}

export function planGuide(plan: LocalePlan, page: PageType): PlannedPage[] {
  const { locale, t } = plan;
  const entries = CHECK_POINTS.flatMap(({ id, dimension }) =>
    guideRows(plan, id).flatMap((row): GuideEntry[] => {
      const { state, entry } = cellIn(row, locale);
      if (entry === null) return [];
      const description = pseudoText(locale, entry.description);
      return [{ id, dimension, description, ...(state === 'fallback' && { lang: DEFAULT_LOCALE }) }];
    }),
  );
  const words = { title: t('guide.title'), description: t('guide.description') };
  return [stringsPage(plan, page, pathTo(locale, 'guide'), words, { entries })];
}
