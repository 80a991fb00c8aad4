import { useEffect, useId, useRef, useState } from 'react';
import { useLocale, useStrings } from '../../../components/strings';
import { pathTo } from '../../../site/routes';
import type { AssessmentResult } from '../../assessing/result';
import { makeLink, type MadeLink } from '../../keeping/make-link';

/** The report as a link: a field that holds it, and a button that copies it. */
export function ShareLink({ result }: { readonly result: AssessmentResult }) {
  const t = useStrings('keeping');
  const made = useLink(result);
  if (made === null) return null;
  if (made.state !== 'made') return <p className="hint">{t(`link.${made.state}`)}</p>;
  return <LinkField result={result} made={made} />;
}

interface LinkFieldProps {
  readonly result: AssessmentResult;
  readonly made: Extract<MadeLink, { state: 'made' }>;
}

function LinkField({ result: { report, signature, arrival }, made }: LinkFieldProps) {
  const t = useStrings('keeping');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copied' | 'selected' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(made.link);
      setCopied('copied');
    } catch {
      // Not allowed, or no secure context: the keyboard can.
      field.current?.select();
      field.current?.focus();
      setCopied('selected');
    }
  };
  const missing = made.receipts === 'without' && !(arrival.from === 'link' && arrival.receiptsLeftOut);
  return (
    <div>
      <label htmlFor={id}>{t('link.label')}</label>
      <div className="address-line">
        <input
          ref={field}
          id={id}
          type="text"
          dir="ltr"
          readOnly
          value={made.link}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="button-quiet" onClick={() => void copy()}>
          {t('link.copy')}
        </button>
      </div>
      <p role="status">{copied !== null && t(`link.${copied}`)}</p>
      <p className="hint" id={`${id}-hint`}>
        {t('link.hint')}
        {missing && ` ${t('link.withoutReceipts')}`}
        {signature === null && ` ${t(report.scope === 'site' ? 'link.unsigned' : 'link.pasted')}`}
      </p>
    </div>
  );
}

/** The link, null until it is made. Whatever changes of a result later is not in it. */
function useLink({ received, signature }: AssessmentResult): MadeLink | null {
  const locale = useLocale();
  const [made, setMade] = useState<MadeLink | null>(null);
  useEffect(() => {
    let current = true;
    const page = new URL(pathTo(locale, 'brand-assessment'), window.location.origin);
    void makeLink(page.href, received, signature)
      // A report that cannot be written down as a link was written by somebody else.
      .catch((): MadeLink => ({ state: 'unsupported' }))
      .then((link) => {
        if (current) setMade(link);
      });
    return () => {
      current = false;
    };
  }, [locale, received, signature]);
  return made;
}
