import type { ReactNode } from 'react';
import { OUTLINE } from '../../../brand/rubric-outline';
import { isBeforeRubric2 } from '../../../brand/rubric-versions';
import { Notice } from '../../../components/Notice';
import { formatMoment, formatScore } from '../../../components/format';
import { useLocale, useStrings } from '../../../components/strings';
import type { AssessmentResult, Verification } from '../result';
import { SavedOn } from '../account/SavedOn';
import { PublishedOn } from '../publishing/PublishedOn';

interface ProvenanceProps {
  readonly result: AssessmentResult;
  readonly verification: Verification | 'checking';
  /** Measures the report's site anew. */
  readonly onCheckAgain: (address: string) => void;
  /** What becomes of it in its reader's account, where that is what they left for. */
  readonly children?: ReactNode;
}

/** Where an opened report is from: whether this site measured it, what may be missing from it, and the way to a new one. */
export function Provenance({ result, verification, onCheckAgain, children }: ProvenanceProps) {
  const t = useStrings('keeping');
  const { report } = result;
  const isDoubtful = verification !== 'verified' && verification !== 'checking';
  return (
    <div aria-live="polite">
      <Notice kind={isDoubtful ? 'caution' : 'note'} title={useTitle(result, verification)}>
        {verification !== 'checking' && <p>{t(`provenance.${verification}.detail`)}</p>}
        {result.arrival.from === 'link' && <p>{t('provenance.facet')}</p>}
        <Remarks result={result} />
        {children}
        {report.scope === 'site' && (
          <>
            {isDoubtful && <p>{t('checkAgainHint')}</p>}
            <p className="keeping-controls">
              <button type="button" className="button-quiet" onClick={() => onCheckAgain(report.target.origin)}>
                {t('checkAgain')}
              </button>
            </p>
          </>
        )}
      </Notice>
    </div>
  );
}

function useTitle({ report }: AssessmentResult, verification: Verification | 'checking'): string {
  const t = useStrings('keeping');
  const locale = useLocale();
  if (verification === 'checking') return t('provenance.checking');
  return t(`provenance.${verification}.title`, { date: formatMoment(locale, report.collectedAt) });
}

/** What else has to be known to read the report rightly. */
function Remarks({ result: { report, arrival } }: Pick<ProvenanceProps, 'result'>) {
  const t = useStrings('keeping');
  const locale = useLocale();
  const remade = arrival.from === 'file' ? arrival.remade : null;
  return (
    <>
      {report.rubricVersion !== OUTLINE.version && (
        <p>
          {t(isBeforeRubric2(report.rubricVersion) ? 'earlierRubric' : 'otherRubric', {
            made: report.rubricVersion,
            own: OUTLINE.version,
          })}
        </p>
      )}
      {arrival.from === 'saved' && <SavedOn savedAt={arrival.item.savedAt} />}
      {arrival.from === 'published' && <PublishedOn item={arrival.item} />}
      {'receiptsLeftOut' in arrival && arrival.receiptsLeftOut && <p>{t('receiptsMissing')}</p>}
      {remade?.result === 'equal' && <p>{t('remade.equal')}</p>}
      {remade?.result === 'different' && (
        <p>
          {remade.overall === null
            ? t('remade.differentWithoutOverall')
            : t('remade.different', { score: formatScore(locale, remade.overall) })}
        </p>
      )}
    </>
  );
}
