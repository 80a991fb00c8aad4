import type { FormEvent } from 'react';
import { FieldError, URL_INPUT } from '../../components/Field';
import { useStrings } from '../../components/strings';

/** Id of the field for a file, the first of the two. */
export const OPEN_FIELD_ID = 'kept-file';

const LINK_FIELD_ID = 'kept-link';
const ERROR_ID = 'kept-error';
const HINT_ID = 'kept-hint';

interface OpenFormProps {
  /** Whether script runs, without which nothing can be opened here. */
  readonly ready: boolean;
  /** Why nothing was opened, in the reader's language. */
  readonly error: string | null;
  /** A file; or what is in the field for a link, where no file was chosen. */
  readonly onSubmit: (kept: File | string) => void;
}

/** Opens a report the user kept: the file it was saved as, or a link to it. */
export function OpenForm({ ready, error, onSubmit }: OpenFormProps) {
  const t = useStrings('assessment');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const file = fields.get('file');
    const link = fields.get('link');
    // A field without a choice gives a file without a name (HTML standard, 4.10.22.4).
    onSubmit(file instanceof File && file.name !== '' ? file : typeof link === 'string' ? link : '');
  };
  return (
    <details className="paste">
      <summary>{t('open.title')}</summary>
      {ready ? (
        <form className="form" onSubmit={submit} noValidate>
          <p id={HINT_ID}>{t('open.intro')}</p>
          <div>
            <label htmlFor={OPEN_FIELD_ID}>{t('open.file')}</label>
            <input
              id={OPEN_FIELD_ID}
              name="file"
              type="file"
              accept=".json,application/json"
              aria-describedby={error === null ? HINT_ID : `${ERROR_ID} ${HINT_ID}`}
              {...(error !== null && { 'aria-invalid': true })}
            />
            <FieldError id={ERROR_ID} message={error} />
          </div>
          <div>
            <label htmlFor={LINK_FIELD_ID}>{t('open.link')}</label>
            <input id={LINK_FIELD_ID} name="link" {...URL_INPUT} autoComplete="off" />
          </div>
          <div>
            <button className="button">{t('open.submit')}</button>
          </div>
        </form>
      ) : (
        <p>{t('open.needsScript')}</p>
      )}
    </details>
  );
}
