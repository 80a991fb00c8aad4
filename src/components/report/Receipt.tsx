import { isStandIn } from '../../brand/evidence/page-evidence';
import type { Receipt as ReceiptData } from '../../brand/report/report';
import { webUrl } from '../../brand/urls/sites';
import { useLocale, useStrings } from '../strings';
import { formatNumber } from '../format';
import { OddMark } from './Marks';

/** Whether a URL from the evidence may become a link: nothing but the web, and no stand-in for pasted text. */
function isLinkable(url: string): boolean {
  return webUrl(url) !== null && !isStandIn(url);
}

/** One piece of evidence: where it is and what was found there, as text. */
export function Receipt({ receipt }: { readonly receipt: ReceiptData }) {
  const t = useStrings('report');
  const locale = useLocale();
  const { url, source, line, snippet, value, odd } = receipt;
  return (
    <li className={odd ? 'receipt receipt-odd' : 'receipt'}>
      <p className="receipt-where">
        {odd && <OddMark from="rule" />}
        <code dir="ltr">{source}</code>{' '}
        {isLinkable(url) && (
          <a dir="ltr" href={url} rel="nofollow noreferrer">
            {url}
          </a>
        )}{' '}
        {line !== undefined && t('receipt.line', { line: formatNumber(locale, line) })}
      </p>
      {value !== undefined && (
        <p className="receipt-value">
          <bdi>{value}</bdi>
        </p>
      )}
      {snippet !== undefined && snippet !== value && (
        <pre dir="ltr">
          <code>{snippet}</code>
        </pre>
      )}
      {value === undefined && snippet === undefined && <p>{t('receipt.nothing')}</p>}
    </li>
  );
}
