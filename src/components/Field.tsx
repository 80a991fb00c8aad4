import type { ReactNode } from 'react';
import { useStrings } from './strings';

/** What is wrong with a field, which names this element's id as its description. */
export function FieldError({ id, message }: { readonly id: string; readonly message: ReactNode }) {
  if (message === null || message === undefined || message === false || message === '') return null;
  return (
    <p className="field-error" id={id}>
      {message}
    </p>
  );
}

/** Attributes that tie a field to its hint and its error, where there are such. */
interface Description {
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error: string | undefined;
  /** Makes the control, which takes the attributes. */
  readonly control: (description: Description) => ReactNode;
  /** Between the control and its error. */
  readonly children?: ReactNode;
}

/** A field of a form: label, hint, control, and what is wrong with it. */
export function Field({ id, label, hint, error, control, children }: FieldProps) {
  const describedBy = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {control({
        ...(error !== undefined && { 'aria-invalid': true }),
        ...(describedBy.length > 0 && { 'aria-describedby': describedBy.join(' ') }),
      })}
      {children}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

interface ChoiceProps {
  /** The name of the URL's parameter, and the field's id. */
  readonly name: string;
  readonly label: string;
  /** Undefined for any. */
  readonly chosen: string | undefined;
  /** Word for what does not narrow anything down. */
  readonly any: string;
  readonly options: readonly (readonly [value: string, word: string])[];
}

/** Narrows a list down by one of several values. */
export function Choice({ name, label, chosen, any, options }: ChoiceProps) {
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={chosen ?? ''}>
        <option value="">{any}</option>
        {options.map(([value, word]) => (
          <option key={value} value={value}>
            {word}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A field that only programs fill in: people neither see it nor reach it. Sent as `website`. */
export function TrapField({ id }: { readonly id: string }) {
  const t = useStrings('feedback');
  return (
    <div className="hidden-visually" aria-hidden>
      <label htmlFor={id}>{t('website')}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Attributes of every field for a website's URL: it may be typed in any form, and the browser must not change it. */
export const URL_INPUT = {
  type: 'text',
  inputMode: 'url',
  dir: 'ltr',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
