import type { FormEvent } from 'react';
import { FieldError, URL_INPUT } from '../../components/Field';
import { useStrings } from '../../components/strings';

/** Ids of the two fields. */
export const PASTE_FIELDS = { html: 'pasted-html', address: 'pasted-address' } as const;
export type PasteField = keyof typeof PASTE_FIELDS;

const ERROR_ID = 'pasted-error';
const HINT_ID = 'pasted-address-hint';

interface PasteFormProps {
  /** Whether script runs, without which nothing can be assessed here. */
  readonly ready: boolean;
  /** Which field was not accepted and why, in the reader's language. */
  readonly error: { readonly field: PasteField; readonly text: string } | null;
  readonly onSubmit: (html: string, address: string) => void;
}

/** Assesses HTML that is pasted: for pages behind a login, not yet published, or closed to us. */
export function PasteForm({ ready, error, onSubmit }: PasteFormProps) {
  const t = useStrings('assessment');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onSubmit(text(fields, 'html'), text(fields, 'pastedAddress'));
  };
  return (
    <details className="paste">
      <summary>{t('paste.title')}</summary>
      {ready ? (
        <form className="form" onSubmit={submit} noValidate>
          <p>{t('paste.intro')}</p>
          <div>
            <label htmlFor={PASTE_FIELDS.html}>{t('paste.html')}</label>
            <textarea
              id={PASTE_FIELDS.html}
              name="html"
              rows={8}
              dir="ltr"
              spellCheck={false}
              autoComplete="off"
              required
              {...(error?.field === 'html' && { 'aria-invalid': true, 'aria-describedby': ERROR_ID })}
            />
            {error?.field === 'html' && <FieldError id={ERROR_ID} message={error.text} />}
          </div>
          <div>
            <label htmlFor={PASTE_FIELDS.address}>{t('paste.address')}</label>
            <p className="hint" id={HINT_ID}>
              {t('paste.addressHint')}
            </p>
            <input
              id={PASTE_FIELDS.address}
              name="pastedAddress"
              {...URL_INPUT}
              autoComplete="off"
              aria-describedby={error?.field === 'address' ? `${ERROR_ID} ${HINT_ID}` : HINT_ID}
              {...(error?.field === 'address' && { 'aria-invalid': true })}
            />
            {error?.field === 'address' && <FieldError id={ERROR_ID} message={error.text} />}
          </div>
          <div>
            <button className="button">{t('paste.submit')}</button>
          </div>
        </form>
      ) : (
        <p>{t('paste.needsScript')}</p>
      )}
    </details>
  );
}

function text(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
