import { useStrings } from './strings';

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
