import { useStrings } from '../../../components/strings';
import { LivePublishing } from '../publishing/LivePublishing';
import { SharePanel } from '../publishing/SharePanel';
import { nameOfReports } from '../publishing/tried';
import { CompareLink } from './CompareLink';
import { ReportPicture } from './ReportPicture';
import { ReportFile, ReportPrint } from './ReportFiles';
import type { PanelProps } from './use-actions';

/** Ways to pass a report on to others: its address, then all else. */
export function Share({ result, previous }: PanelProps) {
  const t = useStrings('keeping');
  return (
    <div className="keeping">
      <SharePanel key={nameOfReports([result])} kind="report" results={[result]} />
      <LivePublishing kind="report" results={[result]} previous={previous} />
      <details>
        <summary>{t('picture.label')}</summary>
        <ReportPicture result={result} />
      </details>
      <div className="keeping-buttons">
        <ReportFile result={result} />
        <CompareLink result={result} />
        <ReportPrint />
      </div>
    </div>
  );
}
