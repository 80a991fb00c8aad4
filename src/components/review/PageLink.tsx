import type { Locale } from '../../site/locales';
import { foreign } from '../foreign';
import { useLocale, useStrings } from '../strings';
import type { PageChangeKind } from './review';

/** A path as the text of a link to it. @param origin of another site that has the page; none for this one */
export function PathLink({ path, origin = '' }: { readonly path: string; readonly origin?: string }) {
  return (
    <a href={origin + path}>
      <bdi dir="ltr">{readable(path)}</bdi>
    </a>
  );
}

/** A path as people read it; unchanged if its escapes are malformed. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A page's title, in the language it is written in. */
export function PageTitle({ title, lang }: { readonly title: string; readonly lang: Locale }) {
  const locale = useLocale();
  return <bdi {...foreign(lang === locale ? undefined : lang)}>{title}</bdi>;
}

/** Leads from what was to what is, in the direction the page is read. */
export function Arrow({ words }: { readonly words: string }) {
  return (
    <span className="changes-arrow">
      <span className="hidden-visually"> {words} </span>
    </span>
  );
}

/** What happened, each as a word with a symbol. What a reviewer should not miss has the signal colour. */
export function ChangeMarks({ changes }: { readonly changes: readonly PageChangeKind[] }) {
  const t = useStrings('review');
  return (
    <>
      {changes.map((change) => (
        <span key={change}>
          {' '}
          <span className="changes-mark" data-change={change}>
            {t(`change.${change}`)}
          </span>
        </span>
      ))}
    </>
  );
}
