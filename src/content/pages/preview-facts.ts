/** What pages say if they are not the public site's: the banner of previews, and what production does not show. */
import type { Hidden, PreviewFacts } from '../../components/page-context';
import { isPreview, type Environment } from '../../site/environment';
import { localesIn } from '../../site/pseudo-locales';
import { PSEUDO_LOCALES } from '../../site/pseudo-locale-tags';
import { writtenLocale } from '../../site/locales';
import { inLocale, localeOf } from '../../site/routes';
import { SHELL_PATH, SHELL_PUBLIC_PATH } from '../../site/shell-tokens';
import type { ContentEntry } from './planned-page';

/** Characters of a commit's name that identify it, as git shortens it. */
const COMMIT_CHARACTERS = 7;

/**
 * @param path of the page, with its locale
 * @param isPublic whether production has the page too
 * @returns undefined if there is no banner: in production and on a developer's machine
 */
export function previewFacts(
  { context, siteUrl, revision, leaveOut }: Environment,
  path: string,
  isPublic: boolean,
): PreviewFacts | undefined {
  if (!isPreview(context)) return undefined;
  const locales = localesIn({ context, leaveOut });
  const locale = localeOf(path, locales);
  // What the pseudo-locales are made of is all the public site has of them.
  const publicPath = locale === null ? path : inLocale(path, writtenLocale(locale));
  const [accented, rightToLeft] = PSEUDO_LOCALES;
  return {
    branch: revision.branch,
    commit: revision.commit?.slice(0, COMMIT_CHARACTERS) ?? null,
    pullRequest: revision.pullRequest,
    publicUrl: isPublic ? siteUrl + publicPath.replace(SHELL_PATH, SHELL_PUBLIC_PATH) : null,
    pseudo: locales.includes(accented)
      ? { accented: inLocale(path, accented), rightToLeft: inLocale(path, rightToLeft) }
      : null,
  };
}

/** For a link to an entry: what its reader should know of it; nothing if production shows it. */
export function hiddenOf({ visibility, due }: Pick<ContentEntry, 'visibility' | 'due'>): { readonly hidden?: Hidden } {
  if (visibility === 'public') return {};
  return { hidden: { visibility, due: visibility === 'draft' ? null : due } };
}
