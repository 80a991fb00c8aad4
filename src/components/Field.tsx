import { useStrings } from './strings';

/** What is wrong with a field, which names this element's id as its description. */
export function FieldError({ id, message }: { readonly id: string; readonly message: string | null | undefined }) {
  if (message === null || message === undefined) return null;
  return (
    <p className="field-error" id={id}>
      {message}
    </p>
  );
}

/** Ties a field to its hint and, where there is one, its error. */
export function described(id: string, error: string | undefined) {
  return error === undefined
    ? { 'aria-describedby': `${id}-hint` }
    : { 'aria-invalid': true, 'aria-describedby': `${id}-error ${id}-hint` };
}

/** A field that programs alone fill in: people neither see it nor reach it. Sent as `website`. */
export function TrapField({ id }: { readonly id: string }) {
  const t = useStrings('feedback');
  return (
    <div className="hidden-visually" aria-hidden>
      <label htmlFor={id}>{t('website')}</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What every field for an address has: any form of one is taken, and nothing may change how it was typed. */
export const URL_INPUT = {
  type: 'text',
  inputMode: 'url',
  dir: 'ltr',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
