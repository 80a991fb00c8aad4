/** Pages without a route of their own: status pages, and shells that functions fill in. */
import { SHEET_NAMES } from '../../styles/sheets';
import type { Locale } from '../../site/locales';
import { FALLBACK_STATUSES, pathTo } from '../../site/routes';
import { SHELL_PATH, SHELL_TITLE } from '../../site/shell-tokens';
import { stringsPage, type LocalePlan, type PageType } from './page-makers';
import type { PlannedPage } from './planned-page';
import { previewFacts } from './preview-facts';

/** Where shells are rendered to before they are moved out of `public/`. */
export const SHELL_FOLDER = 'shell';

const STATUS_STRINGS = { 401: 'unauthorized', 403: 'forbidden', 404: 'not-found', 500: 'error' } as const;

const SHELL: PageType = { route: null, template: 'shell' };
const STATUS: PageType = { route: null, template: 'status' };

/** No function answers with the home page or the guide, nor with the tool before there is a report. */
const SHELL_SHEETS = SHEET_NAMES.filter((name) => name !== 'home' && name !== 'guide' && name !== 'tool');

/** Shells that show a single page, so that their links need not be filled in. */
const SHELL_PATHS: Readonly<Partial<Record<string, (locale: Locale) => string>>> = {
  account: (locale) => pathTo(locale, 'auth', { pathname: 'account' }),
  inbox: (locale) => pathTo(locale, 'feedback-inbox'),
};

/**
 * A page whose language switch leads to another path than its file's.
 *
 * @param pathIn the path in a locale
 * @param isPublic whether the public site has the same there
 */
function standingAt(
  { site, locale }: LocalePlan,
  pathIn: (locale: Locale) => string,
  page: PlannedPage,
  isPublic = true,
): PlannedPage {
  const pagePath = pathIn(locale);
  const alternates = page.context.alternates.map((alternate) => ({ ...alternate, path: pathIn(alternate.locale) }));
  const preview = previewFacts(site.environment, pagePath, isPublic);
  return { ...page, context: { ...page.context, alternates, pagePath, ...(preview && { preview }) } };
}

/** A shell does not know its path yet: its language switch links to a token. */
const anywhere = (locale: Locale) => `/${locale}/${SHELL_PATH}`;

export function planShells(plan: LocalePlan): PlannedPage[] {
  const { locale, t } = plan;
  const statusPage = (status: keyof typeof STATUS_STRINGS, path: string, filled: boolean) => {
    const key = STATUS_STRINGS[status];
    return stringsPage(
      plan,
      STATUS,
      path,
      { title: t(`${key}.title`), description: t(`${key}.description`) },
      { status, filled },
    );
  };
  const fileOf = (name: string | number) => `/${locale}/${SHELL_FOLDER}/${name}.html`;
  const words = { title: SHELL_TITLE, description: '' };
  return [
    ...FALLBACK_STATUSES.map((status) => standingAt(plan, anywhere, statusPage(status, fileOf(status), true))),
    standingAt(plan, anywhere, stringsPage(plan, SHELL, fileOf('page'), words)),
    ...SHELL_SHEETS.map((sheet) =>
      standingAt(plan, SHELL_PATHS[sheet] ?? anywhere, stringsPage(plan, { ...SHELL, sheet }, fileOf(sheet), words)),
    ),
    // It is served at every path without a page: its language switch leads home.
    standingAt(plan, (other) => pathTo(other, 'home'), statusPage(404, `/${locale}/404.html`, false), false),
  ];
}
