import { AddressError, SuggestedForm } from './AddressError';
import { URL_INPUT } from './Field';
import { Form, type LiveForm } from './Form';
import { useStrings } from './strings';

/** What script adds: it measures what is suggested. */
interface LiveAddressForm extends LiveForm {
  readonly onTake: (address: string) => void;
}

export interface AddressFormProps {
  readonly action: string;
  /** `get` leads to a page that assesses, `post` sends to the assessment itself. */
  readonly method: 'get' | 'post';
  /** What was typed before. */
  readonly value?: string;
  /** Why the URL was not accepted, already in the reader's language. */
  readonly error?: string | undefined;
  /** The address that was probably meant, or that can be measured in its place, and why. */
  readonly suggestion?: string | null | undefined;
  readonly code?: string | undefined;
  /** Keeps a place in the line that the form is sent again for. */
  readonly ticket?: string | undefined;
  /** Whether the error is shown elsewhere on the page, by `AddressError` with the id `ADDRESS_ERROR_ID`. */
  readonly isErrorApart?: boolean;
  /** Sets field and button in one line above a result, the label only for assistive technology. */
  readonly compact?: boolean;
  /** In the field of a compact form, in place of its usual words. */
  readonly placeholder?: string;
  /** Used if no script runs, instead of a form that leads to a page with script. */
  readonly withoutScript?: boolean;
  readonly live?: LiveAddressForm | undefined;
}

export const ADDRESS_ERROR_ID = 'address-error';
const SUGGESTED_FORM_ID = 'suggested';

/** The URL of a brand's website. Ids are fixed: one of these is on a page, and one more where no script runs. */
export function AddressForm({
  action,
  method,
  value,
  error,
  suggestion,
  code,
  ticket,
  isErrorApart = false,
  compact = false,
  placeholder,
  withoutScript = false,
  live,
}: AddressFormProps) {
  const t = useStrings('site');
  const id = withoutScript ? 'address-sent' : 'address';
  const describedBy = [error !== undefined && `${id}-error`, !compact && `${id}-hint`].filter(Boolean).join(' ');
  const form = (
    <Form
      className={method === 'get' ? 'address-form leads-on' : 'address-form'}
      action={action}
      method={method}
      live={live}
    >
      <AddressLabel id={id} compact={compact} />
      {ticket !== undefined && <input type="hidden" name="ticket" value={ticket} />}
      <div className="address-line">
        <input
          id={id}
          name="address"
          {...URL_INPUT}
          autoComplete="url"
          maxLength={2048}
          required
          defaultValue={value}
          placeholder={compact ? (placeholder ?? t('addressForm.another')) : undefined}
          aria-invalid={error !== undefined ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <button className="button">{t('addressForm.submit')}</button>
      </div>
      {!isErrorApart && (
        <AddressError
          id={`${id}-error`}
          message={error}
          suggestion={suggestion}
          code={code}
          take={live?.onTake ?? SUGGESTED_FORM_ID}
        />
      )}
    </Form>
  );
  if (!suggestion || live !== undefined) return form;
  return (
    <>
      {form}
      <SuggestedForm id={SUGGESTED_FORM_ID} action={action} addresses={[suggestion]} />
    </>
  );
}

function AddressLabel({ id, compact }: { readonly id: string; readonly compact: boolean }) {
  const t = useStrings('site');
  return (
    <>
      <label htmlFor={id} className={compact ? 'hidden-visually' : undefined}>
        {t('addressForm.label')}
      </label>
      {!compact && (
        <p className="hint" id={`${id}-hint`}>
          {t('addressForm.hint')}
        </p>
      )}
    </>
  );
}
