import type { Report } from '../../brand/report/report';
import { isStandIn } from '../../brand/evidence/page-evidence';
import { headingName, shownTarget } from '../../brand/urls/target';
import type { Translate } from '../string-keys';
import { useStrings } from '../strings';

/** What a report is about: the brand's name; without one its host or page, or that it is a page. */
export function reportName(t: Translate<'report'>, { portrait, target }: Report): string {
  const name = headingName({ portrait, target });
  if (name !== null) return name;
  if (isStandIn(target.origin)) return target.address || t('hero.pastedPage');
  return shownTarget(target);
}

export function useReportName(): (report: Report) => string {
  const t = useStrings('report');
  return (report) => reportName(t, report);
}
