/** What pages say where they are not the public site's: the banner of previews, and what production does not show. */
import type { Hidden, PreviewFacts } from '../../components/page-context';
import type { Environment } from '../../site/environment';
import { DEFAULT_LOCALE } from '../../site/locales';
import { SHELL_PATH, SHELL_PUBLIC_PATH } from '../../site/shell-tokens';
import type { ContentEntry } from './planned-page';

/** Locales that only builds which are not production have: longer words with accents, and right to left. */
const PSEUDO_LOCALES = { accented: 'en-xa', rightToLeft: 'ar-xb' } as const;

/** Characters of a commit's name that tell it from others, as git shortens it. */
const COMMIT_CHARACTERS = 7;

/**
 * @param path of the page, with its locale
 * @param isPublic whether production has the page too
 * @returns undefined where there is no banner: in production and on a developer's machine
 */
export function previewFacts(
  { context, siteUrl, revision, leaveOut }: Environment,
  path: string,
  isPublic: boolean,
): PreviewFacts | undefined {
  if (context !== 'deploy-preview' && context !== 'branch-deploy') return undefined;
  const [, locale = '', below = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  // What the pseudo-locales are made of is all the public site has of them.
  const isPseudo = Object.values(PSEUDO_LOCALES).some((pseudo) => pseudo === locale);
  const publicPath = `/${isPseudo ? DEFAULT_LOCALE : locale}${below}`;
  return {
    branch: revision.branch,
    commit: revision.commit?.slice(0, COMMIT_CHARACTERS) ?? null,
    pullRequest: revision.pullRequest,
    publicUrl: isPublic ? siteUrl + publicPath.replace(SHELL_PATH, SHELL_PUBLIC_PATH) : null,
    pseudo: leaveOut.includes('pseudo-locales')
      ? null
      : { accented: `/${PSEUDO_LOCALES.accented}${below}`, rightToLeft: `/${PSEUDO_LOCALES.rightToLeft}${below}` },
  };
}

/** For a link to an entry: what its reader should know of it; nothing where production shows it. */
export function hiddenOf({ visibility, due }: Pick<ContentEntry, 'visibility' | 'due'>): { readonly hidden?: Hidden } {
  if (visibility === 'public') return {};
  return { hidden: { visibility, due: visibility === 'draft' ? null : due } };
}
