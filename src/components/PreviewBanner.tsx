import type { PreviewFacts } from './page-context';
import { Isolated, isolate } from './report/isolate';
import { reviewPath } from './review/ReviewViews';
import { useLocale, useStrings } from './strings';

/** Says that this is a preview, and of what, and links to what a reviewer looks at next. Production never shows it. */
export function PreviewBanner({ branch, commit, pullRequest, publicUrl, pseudo }: PreviewFacts) {
  const t = useStrings('preview');
  const locale = useLocale();
  const of = [
    ...(pullRequest === null ? [] : [t('pullRequest', { number: isolate(pullRequest) })]),
    t('branch', { branch: isolate(branch) }),
    ...(commit === null ? [] : [t('commit', { commit: isolate(commit) })]),
  ];
  const links = [
    [reviewPath(locale, 'changes'), t('changes')],
    [reviewPath(locale, 'cards'), t('cards')],
    [publicUrl, t('publicSite')],
    [pseudo?.accented, t('accented')],
    [pseudo?.rightToLeft, t('rightToLeft')],
  ] as const;
  return (
    <aside className="preview-banner" aria-label={t('label')}>
      <p>
        <strong>{t('notPublic')}</strong>
      </p>
      <ul>
        {of.map((text) => (
          <li key={text}>
            <Isolated text={text} />
          </li>
        ))}
      </ul>
      <ul>
        {links.map(
          ([href, text]) =>
            href && (
              <li key={text}>
                <a href={href}>{text}</a>
              </li>
            ),
        )}
      </ul>
    </aside>
  );
}
