/** The cards view of reviewers' page: the build has judged every page, the previews of those shown are made here. */
import type { ReactElement } from 'react';
import { cardChoices, cardsPath, isListed, readCardsQuery } from '../../components/review/cards-query';
import { CARD_PAGES_FILE, type CardPages, type JudgedCardPage } from '../../components/review/card-pages';
import { readCard } from '../../components/review/card-previews';
import type { ListedCard } from '../../components/review/CardItem';
import { CardsMissing, CardsPage } from '../../components/review/CardsPage';
import { translator } from '../../components/strings';
import { pageResponse } from '../platform/answers';
import type { Call } from '../platform/endpoint';
import { createStrings } from '../platform/strings';

const strings = createStrings(['debug', 'previews', 'rules', 'review', 'site']);

/** Pages shown at a time: what fits the budget of the page with the longest texts. */
const SHOWN = 8;

function listed(page: JudgedCardPage, siteUrl: string): ListedCard {
  const { portrait, previews } = readCard(page, siteUrl);
  return { page, previews, alt: portrait.openGraph.imageAlt ?? page.title };
}

function content(call: Call<null>, { siteUrl, hidden, pages }: CardPages): ReactElement {
  const asked = readCardsQuery(call.url.searchParams);
  const found = pages.filter((page) => isListed(asked, page));
  const parts = Math.max(1, Math.ceil(found.length / SHOWN));
  const query = { ...asked, page: Math.min(asked.page, parts) };
  const first = (query.page - 1) * SHOWN;
  return (
    <CardsPage
      query={query}
      choices={cardChoices(pages, query)}
      cards={found.slice(first, first + SHOWN).map((page) => listed(page, siteUrl))}
      found={found.length}
      parts={parts}
      hidden={hidden}
    />
  );
}

export async function cardsPage(call: Call<null>): Promise<Response> {
  const { locale, services } = call;
  const left = await services.artifacts.gated(CARD_PAGES_FILE);
  // Written by the build of this very deploy, never by anyone else.
  const element = left === null ? <CardsMissing /> : content(call, JSON.parse(left) as CardPages);
  // With what was asked for, which the language switch keeps.
  const path = cardsPath(locale, readCardsQuery(call.url.searchParams)).slice(locale.length + 2);
  const title = translator(strings, locale, 'debug')('title');
  return pageResponse(call, strings, { shell: 'review', path, title }, element);
}
