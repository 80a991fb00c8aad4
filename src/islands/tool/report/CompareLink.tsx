import { measuredPage } from '../../../brand/urls/target';
import { useLocale, useStrings } from '../../../components/strings';
import { pathTo } from '../../../site/routes';
import type { AssessmentResult } from '../result';
import { HANDED_OVER, tabStorage } from '../tab';
import { handOver } from '../stash-for-sign-in';

/** Leads to a comparison in which this report is the first; if it cannot be passed on, its site is measured again. */
export function CompareLink({ result }: { readonly result: AssessmentResult }) {
  const t = useStrings('keeping');
  const locale = useLocale();
  const { scope, target } = result.report;
  const query = scope === 'site' ? `?${new URLSearchParams({ address: measuredPage(target) }).toString()}` : '';
  return (
    <a
      className="button-quiet"
      href={`${pathTo(locale, 'brand-comparison')}${query}${HANDED_OVER}`}
      onClick={() => handOver(result, tabStorage())}
    >
      {t('compare')}
    </a>
  );
}
