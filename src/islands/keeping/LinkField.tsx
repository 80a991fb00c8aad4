import { useId, useRef, useState, type ReactNode } from 'react';
import { useStrings } from '../../components/strings';

interface LinkFieldProps {
  readonly link: string;
  readonly label: string;
  /** What there is to know about the link. */
  readonly hint: ReactNode;
}

/** A link: a field that holds it, and a button that copies it. */
export function LinkField({ link, label, hint }: LinkFieldProps) {
  const t = useStrings('keeping');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'copied' | 'selected' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('copied');
    } catch {
      // Not allowed, or no secure context: the keyboard can.
      field.current?.select();
      field.current?.focus();
      setCopied('selected');
    }
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <div className="address-line">
        <input
          ref={field}
          id={id}
          type="text"
          dir="ltr"
          readOnly
          value={link}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" className="button-quiet" onClick={() => void copy()}>
          {t('link.copy')}
        </button>
      </div>
      <p role="status">{copied !== null && t(`link.${copied}`)}</p>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
