import { FieldError, URL_INPUT } from './Field';
import { useLocale, useStrings } from './strings';

interface AddressFormProps {
  readonly action: string;
  /** `get` leads to a page that assesses, `post` sends to the assessment itself. */
  readonly method: 'get' | 'post';
  /** What was typed before. */
  readonly value?: string;
  /** Why the URL was not accepted, already in the reader's language. */
  readonly error?: string;
  /** Leaves out the hint and sets field and button in one line. */
  readonly compact?: boolean;
}

/** The URL of a brand's website. Ids are fixed: one of these is on a page. */
export function AddressForm({ action, method, value, error, compact = false }: AddressFormProps) {
  const t = useStrings('site');
  const locale = useLocale();
  const describedBy = [error !== undefined && 'address-error', !compact && 'address-hint'].filter(Boolean).join(' ');
  return (
    <form className="address-form" action={action} method={method}>
      {method === 'post' && <input type="hidden" name="locale" value={locale} />}
      <label htmlFor="address">{t('addressForm.label')}</label>
      {!compact && (
        <p className="hint" id="address-hint">
          {t('addressForm.hint')}
        </p>
      )}
      <div className="address-line">
        <input
          id="address"
          name="address"
          {...URL_INPUT}
          autoComplete="url"
          maxLength={2048}
          required
          defaultValue={value}
          aria-invalid={error !== undefined ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <button className="button">{t('addressForm.submit')}</button>
      </div>
      <FieldError id="address-error" message={error} />
    </form>
  );
}
