import type { FormEvent } from 'react';
import { useStrings } from '../../components/strings';

/** Id of the field for files. */
export const FILES_FIELD_ID = 'saved-reports';

const ERROR_ID = 'saved-reports-error';
const HINT_ID = 'saved-reports-hint';

interface FilesFormProps {
  /** Whether script runs, without which nothing can be opened here. */
  readonly ready: boolean;
  /** Why nothing was added, in the reader's language. */
  readonly error: string | null;
  readonly onSubmit: (files: readonly File[]) => void;
}

/** Adds reports that were saved as files to the comparison. */
export function FilesForm({ ready, error, onSubmit }: FilesFormProps) {
  const t = useStrings('comparison');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const files = new FormData(event.currentTarget).getAll('files');
    // A field without a choice gives a file without a name (HTML standard, 4.10.22.4).
    onSubmit(files.filter((file): file is File => file instanceof File && file.name !== ''));
    event.currentTarget.reset();
  };
  return (
    <details className="paste">
      <summary>{t('add.title')}</summary>
      {ready ? (
        <form className="form" onSubmit={submit} noValidate>
          <p id={HINT_ID}>{t('add.intro')}</p>
          <div>
            <label htmlFor={FILES_FIELD_ID}>{t('add.file')}</label>
            <input
              id={FILES_FIELD_ID}
              name="files"
              type="file"
              multiple
              accept=".json,application/json"
              aria-describedby={error === null ? HINT_ID : `${ERROR_ID} ${HINT_ID}`}
              {...(error !== null && { 'aria-invalid': true })}
            />
            {error !== null && (
              <p className="field-error" id={ERROR_ID}>
                {error}
              </p>
            )}
          </div>
          <div>
            <button className="button">{t('add.submit')}</button>
          </div>
        </form>
      ) : (
        <p>{t('add.needsScript')}</p>
      )}
    </details>
  );
}
