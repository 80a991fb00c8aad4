import { useCallback, useState } from 'react';
import type { Comparison } from '../../../brand/comparison/compare';
import { comparisonCsv } from '../../../brand/comparison/comparison-csv';
import { COMPARISON_EXPORT_NAME, comparisonExportText, type ReportExport } from '../../../brand/sharing/export';
import type { HandedOn } from '../../../brand/sharing/link';
import { lacksReceipts } from '../../../brand/sharing/signature';
import { csvFile } from '../../../encoding/csv';
import { useComparisonCsvWords } from '../../../components/comparison/csv-words';
import { useLocale, useStrings } from '../../../components/strings';
import { pathTo } from '../../../site/routes';
import type { AssessmentResult } from '../result';
import { download } from '../sharing/download';
import { LinkField } from '../sharing/LinkField';
import { makeLink } from '../sharing/make-link';
import { LivePublishing } from '../publishing/LivePublishing';
import { SaveTool } from '../account/SaveTool';
import { useMadeLink } from '../sharing/use-made-link';

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
}

/** What keeps a comparison and shares it. */
export function ComparisonSharing({ results, previous, comparison, onSaved }: ComparisonSharingProps) {
  const t = useStrings('keeping');
  return (
    <section className="keeping" aria-label={t('title')}>
      <ComparisonLink results={results} />
      <LivePublishing kind="comparison" results={results} previous={previous} />
      {!isBack(results) && <SaveComparison results={results} onSaved={onSaved} />}
      <ComparisonFiles results={results} comparison={comparison} />
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

function ComparisonLink({ results }: Pick<ComparisonSharingProps, 'results'>) {
  const t = useStrings('comparison-view');
  const words = useStrings('keeping');
  const locale = useLocale();
  // What comes in after a report is not in the link.
  const handedOn = useStableReports(results);
  const made = useMadeLink(
    useCallback(() => {
      const page = new URL(pathTo(locale, 'brand-comparison'), window.location.origin);
      return makeLink(page.href, 'comparison', handedOn);
    }, [locale, handedOn]),
  );
  if (made === null) return null;
  if (made.state !== 'made') return <p className="hint">{t(`keep.${made.state}`)}</p>;
  const lost = made.receipts === 'without' && !results.every(({ received }) => lacksReceipts(received));
  const hint = [
    t('keep.hint'),
    lost && words('link.withoutReceipts'),
    results.some(({ signature }) => signature === null) && t('keep.unsigned'),
  ];
  return <LinkField link={made.link} label={t('keep.link')} hint={hint.filter(Boolean).join(' ')} />;
}

/** The same list as long as it holds the same reports. */
function useStableReports(results: readonly AssessmentResult[]): readonly HandedOn[] {
  const [stable, setStable] = useState<readonly AssessmentResult[]>(results);
  const isSame =
    stable.length === results.length && stable.every(({ received }, index) => received === results[index]?.received);
  if (!isSame) setStable(results);
  return stable;
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
