import { useState } from 'react';
import type { Comparison } from '../../../brand/comparison/compare';
import { comparisonCsv } from '../../../brand/comparison/comparison-csv';
import { COMPARISON_EXPORT_NAME, comparisonExportText, type ReportExport } from '../../../brand/sharing/export';
import { csvFile } from '../../../encoding/csv';
import { useComparisonCsvWords } from '../../../components/comparison/csv-words';
import { useStrings } from '../../../components/strings';
import type { AssessmentResult } from '../result';
import { download } from '../sharing/download';
import { LivePublishing } from '../publishing/LivePublishing';
import { LiveSharing } from '../publishing/LiveSharing';
import { SaveTool } from '../account/SaveTool';

const CSV_NAME = 'facet-comparison.csv';

interface ComparisonFilesProps {
  readonly results: readonly AssessmentResult[];
  readonly comparison: Comparison;
}

interface ComparisonSharingProps extends ComparisonFilesProps {
  /** Id of the publication that it measures again; null if it measures none. */
  readonly previous: string | null;
  /** Told the id of what was saved in an account. */
  readonly onSaved: (id: string) => void;
  /** Measures every brand again; absent if none has an address. */
  readonly onMeasureAgain?: () => void;
}

/** What shares a comparison and keeps it: what is done most in one line, the rest behind its last button. */
export function ComparisonSharing(props: ComparisonSharingProps) {
  const { results, previous, comparison, onSaved, onMeasureAgain } = props;
  const t = useStrings('keeping');
  const view = useStrings('comparison-view');
  const words = useStrings('comparison');
  return (
    <section className="keeping sharing-bar" aria-label={t('title')}>
      <LiveSharing kind="comparison" results={results} />
      {!isBack(results) && <SaveComparison results={results} onSaved={onSaved} />}
      {onMeasureAgain && (
        <button type="button" className="button-quiet" onClick={onMeasureAgain}>
          {words('again')}
        </button>
      )}
      <details>
        <summary>{view('keep.more')}</summary>
        <LivePublishing kind="comparison" results={results} previous={previous} />
        <ComparisonFiles results={results} comparison={comparison} />
      </details>
    </section>
  );
}

/** Whether what is shown is back from the sign-in. */
export function isBack(results: readonly AssessmentResult[]): boolean {
  return results.every(({ arrival }) => arrival.from === 'aside');
}

interface SaveComparisonProps {
  readonly results: readonly AssessmentResult[];
  readonly onSaved: (id: string) => void;
}

/** Saves the comparison in its reader's account. */
export function SaveComparison({ results, onSaved }: SaveComparisonProps) {
  // Other reports are another comparison, which is not saved yet.
  const content = results.map(({ report }) => `${report.target.origin} ${report.collectedAt}`).join(' ');
  return <SaveTool key={content} kind="comparison" results={results} onSaved={onSaved} />;
}

/** The exports of all reports; null if the evidence of one is not here. */
function exportsOf(results: readonly AssessmentResult[]): readonly ReportExport[] | null {
  const exports = results.flatMap(({ basis, received, signature }): ReportExport[] =>
    basis.state === 'here' ? [{ ...basis, format: 1, report: received, signature }] : [],
  );
  return exports.length === results.length ? exports : null;
}

/** Buttons that save the comparison as a file and as a table, and print it. */
function ComparisonFiles({ results, comparison }: ComparisonFilesProps) {
  const t = useStrings('comparison-view');
  const words = useStrings('keeping');
  const csvWords = useComparisonCsvWords();
  const [isSaved, setSaved] = useState(false);
  const exports = exportsOf(results);
  const isAwaited = results.some(({ basis }) => basis.state === 'awaited');
  const save = (text: string, type: string, name: string) => {
    download(new Blob([text], { type }), name);
    setSaved(true);
  };
  const saveFile = () => {
    if (exports !== null) save(comparisonExportText(exports), 'application/json', COMPARISON_EXPORT_NAME);
  };
  const saveTable = () => {
    const reports = results.map(({ report }) => report);
    save(csvFile([comparisonCsv(reports, comparison, csvWords)]), 'text/csv;charset=utf-8', CSV_NAME);
  };
  return (
    <div>
      <p className="keeping-buttons">
        <button type="button" className="button-quiet" disabled={exports === null} onClick={saveFile}>
          {words('file.save')}
        </button>
        <button type="button" className="button-quiet" onClick={saveTable}>
          {t('keep.table')}
        </button>
        <button type="button" className="button-quiet" onClick={() => window.print()}>
          {words('print')}
        </button>
      </p>
      <p role="status">{isSaved && words('file.saved')}</p>
      {exports === null && <p className="hint">{t(isAwaited ? 'keep.awaited' : 'keep.missing')}</p>}
    </div>
  );
}
