import { FEEDBACK_KINDS, TRUSTS } from '../../site/feedback';
import { LIMITS } from '../../site/limits';
import { LOCALES } from '../../site/locales';
import { pathTo } from '../../site/routes';
import { languageName } from '../format';
import { Choice } from '../Field';
import { useLocale, useStrings } from '../strings';
import { isFiltered, type InboxQuery } from './inbox-query';

/** Narrows the list down by words and by what a message is; its status has links of its own and stays as it is. */
export function InboxFilterForm({ query }: { readonly query: InboxQuery }) {
  const t = useStrings('inbox');
  const feedback = useStrings('feedback');
  const locale = useLocale();
  const inbox = pathTo(locale, 'feedback-inbox');
  const choice = (name: 'kind' | 'trust' | 'language') => ({
    name,
    label: t(`filter.${name}`),
    chosen: query[name],
    any: t('filter.any'),
  });
  return (
    <form className="inbox-filter" method="get" action={inbox} role="search">
      {query.status !== undefined && <input type="hidden" name="status" value={query.status} />}
      <div className="inbox-search">
        <label htmlFor="search">{t('filter.search')}</label>
        <p className="hint" id="search-hint">
          {t('filter.searchHint')}
        </p>
        <input
          id="search"
          name="search"
          type="search"
          dir="auto"
          defaultValue={query.search}
          maxLength={LIMITS.searchCharacters}
          aria-describedby="search-hint"
        />
      </div>
      <Choice {...choice('kind')} options={FEEDBACK_KINDS.map((kind) => [kind, feedback(`kind.${kind}`)])} />
      <Choice {...choice('trust')} options={TRUSTS.map((trust) => [trust, t(`trust.${trust}`)])} />
      <Choice {...choice('language')} options={LOCALES.map((language) => [language, languageName(locale, language)])} />
      <p className="inbox-actions">
        <button className="button-quiet">{t('filter.apply')}</button>
        {isFiltered(query) && <a href={inbox}>{t('filter.reset')}</a>}
      </p>
    </form>
  );
}
