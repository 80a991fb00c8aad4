import { useState } from 'react';
import { useStrings } from '../../../components/strings';
import type { AssessmentResult } from '../result';
import { chunk } from '../chunk';
import { download } from '../sharing/download';

/** Saves the report with what it was made from as a file. */
export function ReportFile({ result }: { readonly result: AssessmentResult }) {
  const t = useStrings('keeping');
  const [isSaved, setSaved] = useState(false);
  const { basis, received, signature, correction } = result;
  const saveFile = async () => {
    if (basis.state !== 'here') return;
    const { EXPORT_NAME, exportText } = await chunk(import('../../../brand/sharing/export'));
    const text = exportText({
      ...basis,
      format: 1,
      report: received,
      signature,
      ...(correction !== undefined && { ownName: correction.name }),
    });
    download(new Blob([text], { type: 'application/json' }), EXPORT_NAME);
    setSaved(true);
  };
  return (
    <div>
      <button
        type="button"
        className="button-quiet"
        disabled={basis.state !== 'here'}
        onClick={() => void saveFile().catch(() => setSaved(false))}
      >
        {t('file.save')}
      </button>
      <p role="status">{isSaved && t('file.saved')}</p>
      {basis.state !== 'here' && <p className="hint">{t(`file.${basis.state}`)}</p>}
    </div>
  );
}

/** Prints the report: with its receipts where the box is ticked, which the styles ask. */
export function ReportPrint() {
  const t = useStrings('keeping');
  return (
    <>
      <button type="button" className="button-quiet" onClick={() => window.print()}>
        {t('print')}
      </button>
      <label className="choice">
        <input type="checkbox" className="print-receipts" /> {t('printReceipts')}
      </label>
    </>
  );
}
