import { useState } from 'react';
import { EXPORT_NAME, exportText } from '../../../brand/sharing/export';
import { useStrings } from '../../../components/strings';
import type { AssessmentResult } from '../result';
import { download } from '../sharing/download';
import { CompareLink } from './CompareLink';
import { useGemPicture } from './use-gem-picture';

/** Buttons that save the report and its figure, and print it. */
export function ReportFiles({ result }: { readonly result: AssessmentResult }) {
  const t = useStrings('keeping');
  const savePicture = useGemPicture(result.report);
  const [said, setSaid] = useState<'file.saved' | 'picture.saved' | 'picture.failed' | null>(null);
  const { basis, received, signature, correction } = result;
  const saveFile = () => {
    if (basis.state !== 'here') return;
    const text = exportText({
      ...basis,
      format: 1,
      report: received,
      signature,
      ...(correction !== undefined && { ownName: correction.name }),
    });
    download(new Blob([text], { type: 'application/json' }), EXPORT_NAME);
    setSaid('file.saved');
  };
  const saveGem = async () => {
    setSaid((await savePicture()) ? 'picture.saved' : 'picture.failed');
  };
  return (
    <div>
      <p className="keeping-buttons">
        <button type="button" className="button-quiet" disabled={basis.state !== 'here'} onClick={saveFile}>
          {t('file.save')}
        </button>
        <button type="button" className="button-quiet" onClick={() => void saveGem()}>
          {t('picture.save')}
        </button>
        <button type="button" className="button-quiet" onClick={() => window.print()}>
          {t('print')}
        </button>
        <CompareLink result={result} />
      </p>
      <p role="status">{said !== null && t(said)}</p>
      {basis.state !== 'here' && <p className="hint">{t(`file.${basis.state}`)}</p>}
    </div>
  );
}
