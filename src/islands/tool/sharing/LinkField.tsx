import { useId, useRef, type ReactNode } from 'react';
import { useStrings } from '../../../components/strings';
import { useCopying } from './use-copying';

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
  const { copied, copy } = useCopying(() => {
    field.current?.select();
    field.current?.focus();
  });
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
        <button type="button" className="button-quiet" onClick={() => void copy(link)}>
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
