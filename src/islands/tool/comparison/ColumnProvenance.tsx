import { formatDay, formatMoment } from '../../../components/format';
import { useLocale, useStrings } from '../../../components/strings';
import type { AssessmentResult } from '../result';
import { useVerification } from '../sharing/use-verification';

/** Where the report of a column is from, if it was opened: whether this site measured it. */
export function ColumnProvenance({ result }: { readonly result: AssessmentResult }) {
  const t = useStrings('opening');
  const keeping = useStrings('keeping');
  const locale = useLocale();
  const verification = useVerification(result);
  if (verification === null) return null;
  const isDoubtful = verification !== 'verified' && verification !== 'checking';
  return (
    <p className={isDoubtful ? 'provenance doubtful' : 'provenance'} role="status">
      {verification === 'checking'
        ? t('provenance.checking')
        : t(`provenance.${verification}.title`, { date: formatMoment(locale, result.report.collectedAt) })}
      {result.arrival.from === 'published' && (
        <>
          {'. '}
          {result.arrival.item.state === 'link'
            ? t('shared.on', { date: formatDay(locale, result.arrival.item.publishedAt) })
            : keeping('publishing.publishedOn', { date: formatDay(locale, result.arrival.item.publishedAt) })}
        </>
      )}
    </p>
  );
}
