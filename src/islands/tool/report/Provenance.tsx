import { OUTLINE } from '../../../brand/score/rubric-outline';
import { pathTo } from '../../../site/routes';
import { isBeforeRubric2 } from '../../../brand/score/rubric-versions';
import { formatShortDay, formatScore } from '../../../components/format';
import { useLocale, useStrings } from '../../../components/strings';
import type { AssessmentResult, Verification } from '../result';
import { SavedOn } from '../account/SavedOn';
import { SaveTool } from '../account/SaveTool';
import { PublishedOn } from '../publishing/PublishedOn';

interface ProvenanceProps {
  readonly result: AssessmentResult;
  readonly verification: Verification | 'checking';
  /** Told the id of what was saved in an account. */
  readonly onSaved: (id: string) => void;
}

/**
 * Where an opened report is from: in one line whether this site measured it; behind that what may be missing from it and
 * the way to a new one. What its reader has done with it stays in sight.
 */
export function Provenance({ result, verification, onSaved }: ProvenanceProps) {
  const t = useStrings('opening');
  const { report, arrival } = result;
  const isEarlier = isBeforeRubric2(report.rubricVersion);
  const isDoubtful = verification !== 'verified' && verification !== 'checking';
  return (
    <div aria-live="polite">
      <div className={isDoubtful ? 'notice notice-caution' : 'notice'} role="note">
        {/* Readers who should doubt a report are told why, and for one without its words, how to get another. */}
        <details open={isDoubtful || isEarlier || (arrival.from === 'file' && arrival.remade.result === 'different')}>
          <summary className="notice-title">{useTitle(result, verification)}</summary>
          {verification !== 'checking' && <p>{t(`provenance.${verification}.detail`)}</p>}
          <Remarks result={result} />
          {report.scope === 'site' && isDoubtful && <p>{t('checkAgainHint')}</p>}
        </details>
        {arrival.from === 'link' && <p className="hint">{t('provenance.facet')}</p>}
        {arrival.from === 'saved' && <SavedOn savedAt={arrival.item.savedAt} />}
        {arrival.from === 'published' && <PublishedOn item={arrival.item} />}
        {/* What they left for. */}
        {arrival.from === 'aside' && <SaveTool kind="report" results={[result]} onSaved={onSaved} />}
      </div>
    </div>
  );
}

function useTitle({ report }: AssessmentResult, verification: Verification | 'checking'): string {
  const t = useStrings('opening');
  const locale = useLocale();
  if (verification === 'checking') return t('provenance.checking');
  return t(`provenance.${verification}.title`, { date: formatShortDay(locale, report.collectedAt) });
}

/** The changelog's entry on what this rubric judges otherwise than the one before. */
const RUBRIC_NOTES = '2026-11-rubric-3-0';

/** What else has to be known to read the report rightly. */
function Remarks({ result: { report, arrival } }: Pick<ProvenanceProps, 'result'>) {
  const t = useStrings('opening');
  const locale = useLocale();
  const remade = arrival.from === 'file' ? arrival.remade : null;
  return (
    <>
      {report.rubricVersion !== OUTLINE.version && (
        <p>
          {t(
            isBeforeRubric2(report.rubricVersion) || report.rubricVersion.startsWith('2.')
              ? 'earlierRubric'
              : 'otherRubric',
            {
              made: report.rubricVersion,
              own: OUTLINE.version,
            },
          )}{' '}
          <a href={pathTo(locale, 'changelog-entry', { slug: RUBRIC_NOTES })}>
            {t('rubricNotes', { own: OUTLINE.version })}
          </a>
        </p>
      )}
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
