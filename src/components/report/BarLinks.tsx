import type { Report } from '../../brand/report/report';
import { typedAddress } from '../../brand/urls/target';
import { pathTo } from '../../site/routes';
import { PANEL_IDS } from '../anchors';
import { useLocale } from '../strings';
import { BarWord } from './ReportBar';

interface BarLinksProps {
  readonly report: Report;
  /** Whether the page has forms that share it. */
  readonly shares: boolean;
}

/** The bar of a report where no script runs: links to what is further down, and to a new measurement. */
export function BarLinks({ report, shares }: BarLinksProps) {
  const locale = useLocale();
  const again = `${pathTo(locale, 'brand-assessment')}?address=${encodeURIComponent(typedAddress(report.target))}`;
  return (
    <>
      {shares && (
        <a className="button" href={`#${PANEL_IDS.share}`}>
          <BarWord action="share" />
        </a>
      )}
      <a className="button-quiet" href={`#${PANEL_IDS.handOn}`}>
        <BarWord action="handOn" />
      </a>
      {shares && report.scope === 'site' && (
        <a className="button-quiet" href={again} rel="nofollow">
          <BarWord action="again" />
        </a>
      )}
    </>
  );
}
