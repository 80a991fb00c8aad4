import { FieldError } from './Field';
import { Form } from './Form';
import { isolate, Isolated } from './report/isolate';
import { useStrings } from './strings';

/** What takes a suggestion: a function if script runs, otherwise the id of a form that contains it. */
export type Take = string | ((address: string) => void);

interface SuggestionProps {
  readonly address: string;
  readonly take: Take;
  /** Why there is one: of an address that was mistyped, it was probably meant; else a page could not be measured. */
  readonly code?: string | undefined;
}

/** An address that was probably meant, or a page's home page in its place, for one press. */
export function Suggestion({ address, take, code = 'address-malformed' }: SuggestionProps) {
  const t = useStrings('errors');
  const key = code.startsWith('address-') ? 'suggested' : 'homeInstead';
  return (
    <p>
      <button
        className="button suggested"
        {...(typeof take === 'string' ? { form: take } : { type: 'button', onClick: () => take(address) })}
      >
        <Isolated text={t(key, { address: isolate(address) })} />
      </button>
    </p>
  );
}

interface AddressErrorProps extends Pick<SuggestionProps, 'take' | 'code'> {
  /** Names the sentence, as the description of its field. */
  readonly id: string;
  readonly message: string | undefined;
  readonly suggestion?: string | null | undefined;
}

/** Why an address was not taken, and the one to take instead. */
export function AddressError({ id, message, suggestion, take, code }: AddressErrorProps) {
  return (
    <>
      <FieldError id={id} message={message !== undefined && <Isolated text={message} />} />
      {suggestion && <Suggestion address={suggestion} take={take} code={code} />}
    </>
  );
}

interface SuggestedFormProps {
  readonly id: string;
  readonly action: string;
  readonly addresses: readonly string[];
}

/**
 * What a suggestion sends without script. A form can't contain another form, so it goes next to the one it corrects.
 */
export function SuggestedForm({ id, action, addresses }: SuggestedFormProps) {
  return (
    <div hidden>
      <Form id={id} action={action}>
        {addresses.map((address, place) => (
          <input key={place} type="hidden" name="address" value={address} />
        ))}
      </Form>
    </div>
  );
}
