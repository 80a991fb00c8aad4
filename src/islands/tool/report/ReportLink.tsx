import { useCallback } from 'react';
import { UNSIGNED } from '../../../brand/sharing/unsigned';
import { useLocale, useStrings } from '../../../components/strings';
import { pathTo } from '../../../site/routes';
import type { AssessmentResult } from '../result';
import { LinkField } from '../sharing/LinkField';
import { makeLink, type MadeLink } from '../sharing/make-link';
import { useMadeLink } from '../sharing/use-made-link';

/** The report as a link. */
export function ReportLink({ result }: { readonly result: AssessmentResult }) {
  const t = useStrings('keeping');
  const made = useLink(result);
  if (made === null) return null;
  if (made.state !== 'made') return <p className="hint">{t(`link.${made.state}`)}</p>;
  const { signature, arrival } = result;
  const missing = made.receipts === 'without' && !('receiptsLeftOut' in arrival && arrival.receiptsLeftOut);
  const hint = [
    t('link.hint'),
    missing && t('link.withoutReceipts'),
    signature === null && t(`link.${whyUnsigned(result)}`),
  ];
  return <LinkField link={made.link} label={t('link.label')} hint={hint.filter(Boolean).join(' ')} />;
}

function whyUnsigned({ report, arrival }: AssessmentResult): 'example' | 'unsigned' | 'pasted' | 'preview' {
  return arrival.from === 'example' ? 'example' : UNSIGNED[report.scope];
}

/** The link, null until it is made. Later changes of the result are not in it. */
function useLink({ received, signature }: AssessmentResult): MadeLink | null {
  const locale = useLocale();
  return useMadeLink(
    useCallback(() => {
      const page = new URL(pathTo(locale, 'brand-assessment'), window.location.origin);
      return makeLink(page.href, 'report', [{ received, signature }]);
    }, [locale, received, signature]),
  );
}
