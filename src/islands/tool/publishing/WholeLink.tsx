import { useCallback, useState } from 'react';
import type { HandedOn } from '../../../brand/sharing/link';
import { lacksReceipts } from '../../../brand/sharing/signature';
import { UNSIGNED } from '../../../brand/sharing/unsigned';
import { useLocale, useStrings } from '../../../components/strings';
import type { SavedKind } from '../../../site/accounts';
import { pathTo } from '../../../site/routes';
import type { AssessmentResult } from '../result';
import { LinkField } from '../sharing/LinkField';
import { makeLink, type MadeLink } from '../sharing/make-link';
import { useMadeLink } from '../sharing/use-made-link';

interface WholeLinkProps {
  readonly kind: SavedKind;
  /** One report, or those of a comparison in the order of its columns. */
  readonly results: readonly AssessmentResult[];
}

/** A link that holds what is shown itself, so that nothing is stored. */
export function WholeLink({ kind, results }: WholeLinkProps) {
  const t = useStrings('sharing');
  const made = useLink(kind, results);
  const isReport = kind === 'report';
  if (made === null) return null;
  if (made.state !== 'made') {
    return <p className="hint">{t(isReport ? `link.${made.state}` : `comparison.${made.state}`)}</p>;
  }
  const lost = made.receipts === 'without' && !results.every(({ received }) => lacksReceipts(received));
  const [first] = results;
  const isUnsigned = results.some(({ signature }) => signature === null);
  const hint = [
    t(`whole.text.${kind}`),
    lost && t('link.withoutReceipts'),
    isUnsigned && (isReport && first ? t(`link.${whyUnsigned(first)}`) : t('comparison.unsigned')),
  ];
  return (
    <LinkField
      link={made.link}
      label={t(isReport ? 'link.label' : 'comparison.link')}
      hint={hint.filter(Boolean).join(' ')}
    />
  );
}

function whyUnsigned({ report, arrival }: AssessmentResult): 'example' | 'unsigned' | 'pasted' | 'preview' {
  return arrival.from === 'example' ? 'example' : UNSIGNED[report.scope];
}

/** The link, null until it is made. What comes in after a report is not in it. */
function useLink(kind: SavedKind, results: readonly AssessmentResult[]): MadeLink | null {
  const locale = useLocale();
  const handedOn = useStableReports(results);
  return useMadeLink(
    useCallback(() => {
      const route = kind === 'report' ? 'brand-assessment' : 'brand-comparison';
      return makeLink(new URL(pathTo(locale, route), window.location.origin).href, kind, handedOn);
    }, [locale, kind, handedOn]),
  );
}

/** The same list as long as it holds the same reports. */
function useStableReports(results: readonly AssessmentResult[]): readonly HandedOn[] {
  const [stable, setStable] = useState<readonly AssessmentResult[]>(results);
  const isSame =
    stable.length === results.length && stable.every(({ received }, index) => received === results[index]?.received);
  if (!isSame) setStable(results);
  return stable;
}
