import { languageName } from '../language-name';
import { numberFormat } from '../formatters';
import { useLocale, useStrings } from '../strings';
import { PageTitle, PathLink } from './PageLink';
import type { TranslationImpact } from './review';

/** Translations that a changed source left behind, with how much of it changed. */
export function TranslationImpacts({ impacts }: { readonly impacts: readonly TranslationImpact[] }) {
  const t = useStrings('review');
  const locale = useLocale();
  return (
    <ul className="changes-pages">
      {impacts.map((impact) => (
        <li key={impact.path}>
          <span>{languageName(locale, impact.locale)}</span>
          <p>
            <PageTitle title={impact.title} lang={impact.locale} />
          </p>
          <p>{t('outdated.sections', { count: impact.changed, total: numberFormat(locale).format(impact.total) })}</p>
          <p>
            <PathLink path={impact.path} />
          </p>
        </li>
      ))}
    </ul>
  );
}
