/** Which page has which social card. */
import type { Translate } from '../../../components/string-keys';
import { translator } from '../../../components/strings';
import type { Environment } from '../../../site/environment';
import { FEED_SECTIONS } from '../../../site/feeds';
import { DEFAULT_LOCALE, type Locale } from '../../../site/locales';
import type { PlannedPage } from '../../pages/planned-page';
import { SECTIONS } from '../../pages/sections';
import type { Publication } from '../publication';
import { cardPath, type CardText } from './card-text';
import { renderCards, type RenderedCards } from './cards';

type StringsOf = (locale: Locale) => Translate<'pages'>;

/**
 * The text on a page's card; null if the page has no card because it isn't for search engines and previews. A page that
 * shows the source, because there is no translation, has the source's card.
 */
export function cardTextOf({ route, state, context }: PlannedPage, stringsOf: StringsOf): CardText | null {
  if (context.head.canonical === null) return null;
  const locale = state === 'fallback' ? DEFAULT_LOCALE : context.locale;
  // Articles say which section they belong to; the titles of other pages say enough.
  const section =
    route === 'guide-check' ? 'guide' : FEED_SECTIONS.find((candidate) => SECTIONS[candidate].entry === route);
  return {
    title: context.head.title,
    label: section === undefined ? '' : stringsOf(locale)(`${section}.title`),
    locale,
  };
}

/** The pages with the URLs of their cards; as they are if cards are left out. */
export function withCards(
  pages: readonly PlannedPage[],
  { environment, stringsOf }: { readonly environment: Environment; readonly stringsOf: StringsOf },
): PlannedPage[] {
  if (environment.leaveOut.includes('cards')) return [...pages];
  return pages.map((page) => {
    const card = cardTextOf(page, stringsOf);
    if (card === null) return page;
    return { ...page, context: { ...page.context, head: { ...page.context.head, card: cardPath(card) } } };
  });
}

/** Renders the cards of all pages into `public/`; none if cards are left out. */
export function writeCards({ root, environment, pages, i18n }: Publication): Promise<RenderedCards> {
  const stringsOf: StringsOf = (locale) => translator(i18n, locale, 'pages');
  const cards = environment.leaveOut.includes('cards') ? [] : pages.map((page) => cardTextOf(page, stringsOf));
  return renderCards(
    root,
    cards.filter((card) => card !== null),
  );
}
