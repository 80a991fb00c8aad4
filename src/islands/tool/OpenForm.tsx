import { Field, URL_INPUT } from '../../components/Field';
import { useStrings } from '../../components/strings';
import type { SavedKind } from '../../site/accounts';
import { ScriptForm } from './ScriptForm';

/** Id of the field for files. */
export const FILES_FIELD_ID = 'saved-reports';

const LINK_FIELD_ID = 'saved-link';

interface OpenFormProps {
  readonly kind: SavedKind;
  /** Why nothing was opened, in the reader's language. */
  readonly error: string | undefined;
  /** Told what was chosen: files, or failing those the content of the link field. Undefined until script runs. */
  readonly onOpen: ((files: readonly File[], link: string) => void) | undefined;
}

/** Opens what was kept: a report, by its file or its link; for a comparison any number of files. */
export function OpenForm({ kind, error, onOpen }: OpenFormProps) {
  const one = useStrings('assessment');
  const several = useStrings('comparison');
  const isOne = kind === 'report';
  const live = onOpen && {
    onSubmit: ({ currentTarget }: { readonly currentTarget: HTMLFormElement }) => {
      const fields = new FormData(currentTarget);
      const link = fields.get('link');
      // A field without a choice gives a file without a name (HTML standard, 4.10.22.4).
      const files = fields.getAll('files').filter((file): file is File => file instanceof File && file.name !== '');
      onOpen(files, typeof link === 'string' ? link : '');
      currentTarget.reset();
    },
  };
  return (
    <ScriptForm
      title={isOne ? one('open.title') : several('add.title')}
      needsScript={isOne ? one('open.needsScript') : several('add.needsScript')}
      live={live}
    >
      <p>{isOne ? one('open.intro') : several('add.intro')}</p>
      <Field
        id={FILES_FIELD_ID}
        label={isOne ? one('open.file') : several('add.file')}
        error={error}
        control={(description) => (
          <input
            id={FILES_FIELD_ID}
            name="files"
            type="file"
            multiple={!isOne}
            accept=".json,application/json"
            {...description}
          />
        )}
      />
      {isOne && (
        <Field
          id={LINK_FIELD_ID}
          label={one('open.link')}
          error={undefined}
          control={() => <input id={LINK_FIELD_ID} name="link" {...URL_INPUT} autoComplete="off" />}
        />
      )}
      <div>
        <button className="button">{isOne ? one('open.submit') : several('add.submit')}</button>
      </div>
    </ScriptForm>
  );
}
