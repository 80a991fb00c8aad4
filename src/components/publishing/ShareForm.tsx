import { DAYS_KEPT } from '../../site/published-reports';
import { ASKED_PATHS } from '../../site/tool-addresses';
import { Form } from '../Form';
import { DayOptions } from './DayOptions';
import { useStrings } from '../strings';
import type { PublishFormProps } from './PublishForm';

/** What readers should know before a short address is made: what is stored, who can open it, and how long. */
export function BeforeSharing({ kind, hasOwnName = false }: Pick<PublishFormProps, 'kind'> & { hasOwnName?: boolean }) {
  const t = useStrings('sharing');
  return (
    <>
      <p className="hint">
        {t('short.facts.who')} {hasOwnName && t('short.facts.ownName')}
      </p>
      <details>
        <summary>{t('short.stored')}</summary>
        <ul className="publishing-facts">
          <li>{t(`short.facts.${kind === 'assessment' ? 'report' : kind}`)}</li>
          <li>{t('short.facts.until')}</li>
          <li>{t('short.facts.owner')}</li>
        </ul>
      </details>
    </>
  );
}

/** Makes a short address of what a page without script shows. */
export function ShareForm({ kind, reportKey, payload }: PublishFormProps) {
  const t = useStrings('sharing');
  return (
    <section className="keeping" aria-labelledby="share-title">
      <h3 id="share-title">{t('short.title')}</h3>
      <Form action={ASKED_PATHS.reports}>
        <input type="hidden" name="key" value={reportKey} />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="payload" value={payload} />
        <p className="keeping-buttons">
          <label htmlFor="share-days">{t('short.days')}</label>{' '}
          <select id="share-days" name="days" defaultValue={DAYS_KEPT.link}>
            <DayOptions />
          </select>
          <button className="button">{t('short.make')}</button>
        </p>
        <BeforeSharing kind={kind} />
      </Form>
    </section>
  );
}
