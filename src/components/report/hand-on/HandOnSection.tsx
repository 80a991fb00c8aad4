import type { Report } from '../../../brand/report/report';
import { PANEL_IDS } from '../../anchors';
import { useStrings } from '../../strings';
import { HandOnWithoutScript } from './HandOn';

/** What each person gets, as a section of a page without script. */
export function HandOnSection({ report }: { readonly report: Report }) {
  const t = useStrings('report');
  return (
    <section id={PANEL_IDS.handOn} className="hand-on">
      <h2>{t('panel.handOn')}</h2>
      <HandOnWithoutScript report={report} />
    </section>
  );
}
