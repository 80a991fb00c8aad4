import { Field, URL_INPUT } from '../../components/Field';
import { useStrings } from '../../components/strings';
import { PASTE_FIELDS, type PasteField } from './paste-fields';
import { ScriptForm } from './ScriptForm';

interface PasteFormProps {
  /** Which field was not accepted and why, in the reader's language. */
  readonly error: { readonly field: PasteField; readonly text: string } | null;
  /** Undefined until script runs. */
  readonly onPaste: ((html: string, address: string) => void) | undefined;
}

/** Assesses HTML that is pasted: for pages behind a login, not yet published, or closed to us. */
export function PasteForm({ error, onPaste }: PasteFormProps) {
  const t = useStrings('assessment');
  const errorOf = (field: PasteField) => (error?.field === field ? error.text : undefined);
  const live = onPaste && {
    onSubmit: ({ currentTarget }: { readonly currentTarget: HTMLFormElement }) => {
      const fields = new FormData(currentTarget);
      onPaste(text(fields, 'html'), text(fields, 'pastedAddress'));
    },
  };
  return (
    <ScriptForm title={t('paste.title')} needsScript={t('paste.needsScript')} live={live}>
      <p>{t('paste.intro')}</p>
      <Field
        id={PASTE_FIELDS.html}
        label={t('paste.html')}
        error={errorOf('html')}
        control={(description) => (
          <textarea
            id={PASTE_FIELDS.html}
            name="html"
            rows={8}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            required
            {...description}
          />
        )}
      />
      <Field
        id={PASTE_FIELDS.address}
        label={t('paste.address')}
        hint={t('paste.addressHint')}
        error={errorOf('address')}
        control={(description) => (
          <input id={PASTE_FIELDS.address} name="pastedAddress" {...URL_INPUT} autoComplete="off" {...description} />
        )}
      />
      <div>
        <button className="button">{t('paste.submit')}</button>
      </div>
    </ScriptForm>
  );
}

function text(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
