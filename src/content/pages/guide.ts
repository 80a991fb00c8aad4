/** The guide: its listing, a page for each check, and those that are of none. What a page shows besides its text is the engine's. */
import { CHECK_POINTS, type CheckPoints } from '../../brand/score/check-points';
import { oftenFound } from '../../brand/score/calibration';
import type { FoundOften, GuideEntry } from '../../components/guide/guide-check';
import { GUIDE_TEXTS, pathTo, type GuideText } from '../../site/routes';
import { cellIn } from '../model/translations';
import { contentPage, stringsPage, type LocalePlan, type PageType } from './page-makers';
import type { PlannedPage, Row } from './planned-page';

/** How many of the checks that are failed most often the listing begins with. */
const SHOWN_OFTEN = 6;

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
  const { locale, site, t } = plan;
  const hasPage = (id: string) => guideRows(plan, id).some((row) => cellIn(row, locale).entry !== null);
  const entries = CHECK_POINTS.filter(({ id }) => hasPage(id))
    .toSorted((one, other) => other.points - one.points)
    .map(({ id, dimension }): GuideEntry => ({ id, dimension }));
  const { measuredOn, isEarlier, pages } = site.figures;
  const checks = oftenFound(site.figures).filter(({ id }) => hasPage(id));
  const often: FoundOften = { checks: checks.slice(0, SHOWN_OFTEN), pages: pages.length, measuredOn, isEarlier };
  const words = { title: t('guide.title'), description: t('guide.description') };
  return [stringsPage(plan, page, pathTo(locale, 'guide'), words, { entries, often })];
}
