import { Moment } from '../account/Moment';
import { useStrings } from '../strings';
import type { InboxChange } from './inbox-facts';

/** Who changed what, and when. @param props.changes oldest first */
export function AuditTrail({ changes }: { readonly changes: readonly InboxChange[] }) {
  const t = useStrings('inbox');
  return (
    <section aria-labelledby="audit">
      <h2 id="audit">{t('audit.title')}</h2>
      {changes.length === 0 ? (
        <p>{t('audit.none')}</p>
      ) : (
        <ol className="inbox-audit">
          {changes.map((change, index) => (
            <li key={index}>
              <p className="hint">
                <bdi>{change.by}</bdi> · <Moment time={change.at} />
              </p>
              {change.status && (
                <p>
                  {t('audit.status', {
                    from: t(`status.${change.status.from}`),
                    to: t(`status.${change.status.to}`),
                  })}
                </p>
              )}
              {change.note === '' && <p>{t('audit.noteRemoved')}</p>}
              {change.note !== undefined && change.note !== '' && (
                <>
                  <p>{t('audit.note')}</p>
                  <blockquote className="strangers-text inbox-text" dir="auto">
                    {change.note}
                  </blockquote>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
