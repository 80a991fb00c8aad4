import { Moment } from '../account/Moment';
import { useStrings } from '../strings';
import type { InboxMessage } from './inbox-facts';

/** What somebody else stored while an editor typed, to be compared with what was typed. */
export function StoredMeanwhile({ message }: { readonly message: InboxMessage }) {
  const t = useStrings('inbox');
  const last = message.audit.at(-1);
  return (
    <section className="inbox-stored" aria-labelledby="stored">
      <h2 id="stored">{t('conflict.stored')}</h2>
      {last !== undefined && (
        <p className="hint">
          <bdi>{last.by}</bdi> · <Moment time={last.at} />
        </p>
      )}
      <dl>
        <dt>{t('status.label')}</dt>
        <dd>{t(`status.${message.status}`)}</dd>
        <dt>{t('change.note')}</dt>
        <dd className="strangers-text" dir="auto">
          {message.note === '' ? t('conflict.noNote') : message.note}
        </dd>
      </dl>
    </section>
  );
}
