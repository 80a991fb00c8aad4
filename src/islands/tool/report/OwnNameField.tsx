import type { FormEvent, ReactNode, RefObject } from 'react';
import { OWN_NAME_LIMIT, readOwnName } from '../../../brand/naming/own-name';
import { Field } from '../../../components/Field';
import { useStrings } from '../../../components/strings';
import type { OwnName } from './use-own-name';

const FIELD_ID = 'own-name';

interface OwnNameFieldProps {
  readonly own: OwnName;
  readonly field: RefObject<HTMLInputElement>;
  /** The control that takes a correction back; false if no correction was made. */
  readonly back: ReactNode;
}

/** Where a reader puts in the right name. */
export function OwnNameField({ own: { correction, problem, putIn }, field, back }: OwnNameFieldProps) {
  const t = useStrings('report');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (input === null) return;
    const name = readOwnName(input.value);
    putIn(name);
    // The field is what a refusal is about, and where the next attempt begins.
    if (name === null) input.focus();
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      <Field
        id={FIELD_ID}
        label={t('ownName.label')}
        hint={t('ownName.hint')}
        error={problem === null ? undefined : t(`ownName.${problem}`)}
        control={(description) => (
          <input
            ref={field}
            id={FIELD_ID}
            type="text"
            dir="auto"
            maxLength={OWN_NAME_LIMIT}
            autoComplete="organization"
            defaultValue={correction?.name}
            {...description}
          />
        )}
      />
      <p className="keeping-buttons">
        <button className="button">{t('ownName.submit')}</button>
        {back}
      </p>
    </form>
  );
}
