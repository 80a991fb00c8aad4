/** What the site is and where to read on, for programs that answer questions: https://llmstxt.org */
import { translator } from '../../components/strings';
import { FEED_NAMES, FEED_SECTIONS, feedPath } from '../../site/feeds';
import { DEFAULT_LOCALE, localeFacts, LOCALES, type Locale } from '../../site/locales';
import { SITE_NAME } from '../../site/page-metadata';
import { pathTo, type RouteId } from '../../site/routes';
import { OWN_TEXT } from '../model/translations';
import type { PlannedPage } from '../pages/planned-page';
import { articlesOf } from './feeds';
import { listedPages, writePublic, type Publication } from './publication';

/** Articles of a section, the newest: the file is read whole, and the listing leads to the others. */
export const LLMS_ENTRIES = 100;

/** The format's own name of the section that may be left out; read by programs, so in no language of ours. */
const OPTIONAL = 'Optional';

const TOOLS: readonly RouteId[] = ['brand-assessment', 'brand-comparison', 'about'];

const GUIDE: readonly RouteId[] = ['guide', 'guide-method', 'guide-api', 'guide-command', 'guide-check'];

/** Text within a line of Markdown: one line, with nothing that ends a link's name. */
function inline(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]]/g, '\\$&');
}

function link(name: string, url: string, description = ''): string {
  return `- [${inline(name)}](${url})${description === '' ? '' : `: ${inline(description)}`}`;
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${inline(heading)}\n\n${lines.join('\n')}`];
}

/** @param pages those that are under their own URL */
export function llmsTxt(
  { environment: { siteUrl }, i18n }: Publication,
  pages: readonly PlannedPage[],
  locale: Locale,
): string {
  const t = translator(i18n, locale, 'site');
  const own = pages.filter(
    ({ state, context }) => context.locale === locale && (state === 'interface' || OWN_TEXT.includes(state)),
  );
  const toPage = ({ path, context: { head } }: PlannedPage) => link(head.title, siteUrl + path, head.description);
  const pagesOf = (route: RouteId) => own.filter((page) => page.route === route).map(toPage);
  return `${[
    `# ${SITE_NAME}`,
    `> ${inline(t('footer.limits'))}`,
    inline(t('llms.method')),
    ...section(t('llms.tools'), TOOLS.flatMap(pagesOf)),
    ...section(t('nav.guide'), GUIDE.flatMap(pagesOf)),
    ...FEED_SECTIONS.flatMap((name) =>
      section(t(`listing.${name}.title`), [
        ...pagesOf(name),
        ...articlesOf(own, name, locale).slice(0, LLMS_ENTRIES).map(toPage),
      ]),
    ),
    ...section(OPTIONAL, [
      ...pagesOf('legal'),
      ...FEED_SECTIONS.map((name) =>
        link(`${t(`listing.${name}.title`)} (${FEED_NAMES.json})`, siteUrl + feedPath(pathTo(locale, name), 'json')),
      ),
      ...LOCALES.filter((other) => other !== locale).map((other) =>
        link(`${SITE_NAME} (${localeFacts(other).name})`, siteUrl + llmsPath(other)),
      ),
    ]),
  ].join('\n\n')}\n`;
}

/** Where the file of a locale is. */
export function llmsPath(locale: Locale): string {
  return `/${locale}/llms.txt`;
}

/** Writes the file of each locale, and the default locale's at the place the format names. */
export function writeLlmsTxt(publication: Publication): void {
  const pages = listedPages(publication);
  for (const locale of LOCALES) {
    const text = llmsTxt(publication, pages, locale);
    writePublic(publication, llmsPath(locale), text);
    if (locale === DEFAULT_LOCALE) writePublic(publication, '/llms.txt', text);
  }
}
