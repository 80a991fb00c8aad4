import { Field } from './Field';
import { useStrings } from './strings';

interface EmailFieldProps {
  readonly id: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly readOnly?: boolean | undefined;
  readonly value: string | undefined;
}

/** Where an answer goes. */
export function EmailField({ id, hint, error, readOnly, value }: EmailFieldProps) {
  const t = useStrings('feedback');
  return (
    <Field
      id={id}
      label={t('email.label')}
      hint={hint}
      error={error}
      control={(description) => (
        <input
          id={id}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          readOnly={readOnly}
          defaultValue={value}
          {...description}
        />
      )}
    />
  );
}
