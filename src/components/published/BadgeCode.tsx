import { badgePathOf, BADGE_FRESH_DAYS } from '../../site/published-reports';
import { useStrings } from '../strings';
import type { PublicationFacts } from './publication';

/** The badge of a publication, ready to be pasted into other pages: as HTML and as Markdown. */
export function BadgeCode({ id, path, siteUrl }: Pick<PublicationFacts, 'id' | 'path' | 'siteUrl'>) {
  const t = useStrings('published');
  const alt = t('page.badge.alt');
  const [page, picture] = [siteUrl + path, siteUrl + badgePathOf(id, 'svg')];
  const codes = [
    ['html', `<a href="${page}"><img src="${picture}" alt="${alt}"></a>`],
    ['markdown', `[![${alt}](${picture})](${page})`],
  ] as const;
  return (
    <section>
      <h2>{t('page.badge.title')}</h2>
      <p>{t('page.badge.hint', { count: BADGE_FRESH_DAYS })}</p>
      {codes.map(([language, code]) => (
        <div key={language} className="badge-code">
          <h3>{t(`page.badge.${language}`)}</h3>
          <pre dir="ltr" translate="no">
            <code>{code}</code>
          </pre>
        </div>
      ))}
    </section>
  );
}
