import { MAX_URL_LENGTH } from '../../brand/urls/typed-url';
import { MAX_BRANDS, MIN_BRANDS } from '../../brand/comparison/compared-brands';
import { LINK_LIMIT } from '../../brand/sharing/fragment';
import { ErrorSummary } from '../ErrorSummary';
import { AddressError, SuggestedForm } from '../AddressError';
import { URL_INPUT } from '../Field';
import { Form, type LiveForm } from '../Form';
import { Isolated } from '../report/isolate';
import { useStrings } from '../strings';

/** One field. The key stays with it when it moves. */
export interface ComparisonRow {
  readonly key: string;
  /** What was typed before. */
  readonly value: string;
  /** Keeps its place in the line, when the form is sent again. */
  readonly ticket?: string | undefined;
}

/** What is wrong, in the reader's language; `place` is the field's, from 0, or null for the brands as a whole. */
export interface ComparisonFormError {
  readonly place: number | null;
  readonly text: string;
  /** The address that was probably meant. */
  readonly suggestion?: string | undefined;
}

/** What script adds to the form: what can be done with its fields. */
export interface LiveComparisonForm extends LiveForm {
  readonly onAdd: () => void;
  readonly onRemove: (key: string) => void;
  /** By -1 towards the first, by 1 towards the last. */
  readonly onMove: (key: string, by: -1 | 1) => void;
  /** Takes what is suggested for the field at a place. */
  readonly onTake: (place: number, address: string) => void;
}

interface ComparisonFormProps {
  /** Where the form goes without script: it answers with the comparison as a page. */
  readonly action: string;
  /** Two to four; without them all four are empty, since without script none can be added. */
  readonly rows?: readonly ComparisonRow[];
  readonly errors?: readonly ComparisonFormError[];
  /** `awaited`: script will run and take the last two of the fields away, so they are hidden where scripts run. */
  readonly live?: LiveComparisonForm | 'awaited';
  /** Leaves out the hint and sets the fields side by side. */
  readonly compact?: boolean;
}

const EMPTY_ROWS: readonly ComparisonRow[] = Array.from({ length: MAX_BRANDS }, (_, place) => ({
  key: String(place),
  value: '',
}));

/** Id of the field at a place, from 0. */
export function comparisonFieldId(place: number): string {
  return `address-${String(place + 1)}`;
}

/** The URLs of two to four brands, all sent as `address`. Ids are fixed: one of these is on a page. */
export function ComparisonForm({ action, rows = EMPTY_ROWS, errors = [], live, compact = false }: ComparisonFormProps) {
  const t = useStrings('comparison');
  const lively = live === 'awaited' ? undefined : live;
  const form = (
    <Form className={compact ? 'address-form' : 'address-form form'} action={action} live={lively}>
      <ErrorSummary
        title={t('form.errors')}
        errors={errors.map(({ place, text }) => ({
          href: `#${comparisonFieldId(place ?? 0)}`,
          message: <Isolated text={text} />,
        }))}
      />
      <fieldset aria-describedby={compact ? undefined : 'addresses-hint'}>
        <legend>{t('form.legend')}</legend>
        {!compact && (
          <p className="hint" id="addresses-hint">
            {t('form.hint')}
          </p>
        )}
        <ol className={compact ? 'columns' : live === 'awaited' ? 'address-rows starting' : 'address-rows'}>
          {rows.map((row, place) => (
            <AddressRow
              key={row.key}
              row={row}
              place={place}
              count={rows.length}
              error={errors.find((each) => each.place === place)}
              live={lively}
              // Columns can be moved themselves, and two that are typed need not be.
              movable={!compact && rows.length > MIN_BRANDS}
              compact={compact}
              hasTickets={rows.some(({ ticket }) => ticket !== undefined)}
            />
          ))}
        </ol>
      </fieldset>
      <div className="address-line">
        <button className="button">{t('form.submit')}</button>
        {lively !== undefined && rows.length < MAX_BRANDS && (
          <button type="button" className="button-quiet" onClick={lively.onAdd}>
            {t('form.add')}
          </button>
        )}
      </div>
    </Form>
  );
  if (lively !== undefined) return form;
  return (
    <>
      {form}
      <SuggestedForms action={action} rows={rows} errors={errors} />
    </>
  );
}

/** Without script, each suggestion is sent by a form of its own. */
function SuggestedForms({ action, rows, errors }: Required<Pick<ComparisonFormProps, 'action' | 'rows' | 'errors'>>) {
  return errors.map(
    ({ place, suggestion }) =>
      place !== null &&
      suggestion && (
        <SuggestedForm
          key={place}
          id={suggestedFormId(place)}
          action={action}
          addresses={rows.map(({ value }, index) => (index === place ? suggestion : value))}
        />
      ),
  );
}

/** Id of the form that sends the addresses with the suggestion for a place. */
function suggestedFormId(place: number): string {
  return `${comparisonFieldId(place)}-suggested`;
}

interface AddressRowProps {
  readonly row: ComparisonRow;
  readonly place: number;
  readonly count: number;
  readonly error: ComparisonFormError | undefined;
  readonly live: LiveComparisonForm | undefined;
  readonly movable: boolean;
  readonly compact: boolean;
  readonly hasTickets: boolean;
}

const LABELS = ['form.first', 'form.second', 'form.third', 'form.fourth'] as const;

function AddressRow({
  row: { key, value, ticket },
  place,
  count,
  error,
  live,
  movable,
  compact,
  hasTickets,
}: AddressRowProps) {
  const t = useStrings('comparison');
  const id = comparisonFieldId(place);
  const button = (name: 'earlier' | 'later' | 'remove', onClick: () => void) => (
    <button
      type="button"
      className="button-quiet"
      id={`${id}-${name}`}
      aria-labelledby={`${id}-${name} ${id}-label`}
      onClick={onClick}
    >
      {t(`form.${name}`)}
    </button>
  );
  return (
    <li>
      <label htmlFor={id} id={`${id}-label`} className={compact ? 'hidden-visually' : undefined}>
        {t(LABELS[place] ?? 'form.fourth')}
      </label>
      <div className="address-line">
        <input
          id={id}
          name="address"
          {...URL_INPUT}
          autoComplete="off"
          maxLength={live === undefined ? MAX_URL_LENGTH : LINK_LIMIT}
          required={place < MIN_BRANDS}
          defaultValue={value}
          aria-invalid={error !== undefined ? true : undefined}
          aria-describedby={error !== undefined ? `${id}-error` : undefined}
        />
        {/* One for each address, in their order. */}
        {hasTickets && <input type="hidden" name="ticket" value={ticket ?? ''} />}
        {live !== undefined && (
          <>
            {movable && place > 0 && button('earlier', () => live.onMove(key, -1))}
            {movable && place < count - 1 && button('later', () => live.onMove(key, 1))}
            {count > MIN_BRANDS && button('remove', () => live.onRemove(key))}
          </>
        )}
      </div>
      <AddressError
        id={`${id}-error`}
        message={error?.text}
        suggestion={error?.suggestion}
        take={live === undefined ? suggestedFormId(place) : (address) => live.onTake(place, address)}
      />
    </li>
  );
}
