import { LIMITS } from '../site/limits';
import { useLocale, useStrings } from './strings';

/** Asks that a site be kept out of the tool. A message like any other; works without script. */
export function ExclusionForm() {
  const t = useStrings('feedback');
  const locale = useLocale();
  return (
    <form className="form" id="exclusion" method="post" action="/api/feedback">
      <div>
        <label htmlFor="exclusion-page">{t('exclusion.site')}</label>
        <input
          id="exclusion-page"
          name="page"
          type="text"
          inputMode="url"
          dir="ltr"
          maxLength={LIMITS.pathCharacters}
          required
        />
      </div>
      <div>
        <label htmlFor="exclusion-email">{t('email.label')}</label>
        <p className="hint" id="exclusion-email-hint">
          {t('exclusion.emailHint')}
        </p>
        <input
          id="exclusion-email"
          name="email"
          type="email"
          dir="ltr"
          autoComplete="email"
          aria-describedby="exclusion-email-hint"
        />
      </div>
      <div>
        <label htmlFor="exclusion-message">{t('exclusion.message')}</label>
        <textarea id="exclusion-message" name="message" rows={3} maxLength={LIMITS.messageCharacters} dir="auto" />
      </div>
      {/* Filled in by programs alone: people neither see it nor reach it. */}
      <div className="hidden-visually" aria-hidden>
        <label htmlFor="exclusion-website">{t('website')}</label>
        <input id="exclusion-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="kind" value="exclusion" />
      <input type="hidden" name="locale" value={locale} />
      <p>
        <button className="button">{t('exclusion.submit')}</button>
      </p>
    </form>
  );
}
