import { useId, useRef, type ReactNode } from 'react';
import { useStrings } from '../../../components/strings';
import { shareIt } from './share-it';
import { useCopying } from './use-copying';

interface LinkFieldProps {
  readonly link: string;
  readonly label: string;
  /** What there is to know about the link. */
  readonly hint: ReactNode;
  /** It is not handed to other apps. */
  readonly isPrivate?: boolean;
}

/** A link: a field that holds it, and buttons that copy it and, where the browser can, hand it to other apps. */
export function LinkField({ link, label, hint, isPrivate = false }: LinkFieldProps) {
  const t = useStrings('sharing');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopying(() => {
    field.current?.select();
    field.current?.focus();
  });
  const share = async () => {
    // What other apps do not take can still be pasted.
    if (!(await shareIt({ url: link, title: document.title }))) await copy(link);
  };
  return (
    <div>
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
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
        <button
          type="button"
          className={isPrivate ? 'button-quiet' : 'button'}
          aria-describedby={`${id}-label`}
          onClick={() => void copy(link)}
        >
          {t('link.copy')}
        </button>
        {!isPrivate && 'share' in navigator && (
          <button type="button" className="button-quiet" aria-describedby={`${id}-label`} onClick={() => void share()}>
            {t('link.share')}
          </button>
        )}
      </div>
      <p role="status">{copied !== null && t(`link.${copied}`)}</p>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
