/** Portraits that previews are made of, and the cards of single services. */
import type { Portrait, ThingOccurrence } from '../naming/portrait';
import type { PreviewCard, PreviewId } from '../previews/card';
import { previews } from '../previews/previews';
import type { CheckResult } from '../report/report';

/** What the portrait of a brand that states everything says. */
export const GOOD_PORTRAIT: Portrait = {
  page: 'whole',
  url: 'https://www.northwind.example/',
  language: 'en',
  name: 'Northwind',
  names: [
    {
      request: 'https-home',
      source: 'jsonld:WebSite.name',
      kind: 'website',
      value: 'Northwind',
      alias: false,
      odd: false,
    },
  ],
  things: [],
  title: 'Northwind: tea by sea',
  description: 'Tea, shipped slowly.',
  heading: 'Tea by sea',
  excerpt: 'We sail. We wait.',
  canonical: 'https://northwind.example/',
  openGraph: {
    title: 'Northwind',
    type: 'website',
    url: 'https://northwind.example/',
    siteName: 'Northwind Tea',
    description: 'Tea under sail.',
    imageAlt: 'A ship',
    locale: null,
  },
  twitter: { card: 'summary_large_image', title: null, description: null, imageAlt: null },
  image: { url: 'https://northwind.example/card.png', state: 'loaded', type: 'png', width: 1200, height: 630 },
  icon: { url: 'https://northwind.example/icon.png', state: 'loaded', type: 'png', width: 96, height: 96 },
  organization: null,
};

/** The same page where nothing is stated. */
export const BARE_PORTRAIT: Portrait = {
  ...GOOD_PORTRAIT,
  name: null,
  names: [],
  title: null,
  description: null,
  heading: null,
  excerpt: null,
  canonical: null,
  openGraph: { title: null, type: null, url: null, siteName: null, description: null, imageAlt: null, locale: null },
  twitter: { card: null, title: null, description: null, imageAlt: null },
  image: null,
  icon: null,
};

/** A place that states a picture. */
export function picture(source: string, value: string): ThingOccurrence {
  return { request: 'https-home', source, thing: 'image', value, odd: false };
}

/** The card of a service for the good portrait with changes. */
export function cardOf(id: PreviewId, portrait: Partial<Portrait>, checks: readonly CheckResult[] = []): PreviewCard {
  const card = previews({ portrait: { ...GOOD_PORTRAIT, ...portrait }, checks }).find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

/** What is said about a card. */
export const codes = ({ notes }: PreviewCard) => notes.map(({ code }) => code);

export function failedCheck(id: string, changes: Partial<CheckResult> = {}): CheckResult {
  return { id, dimension: 'previews', outcome: 'none', score: 0, weight: 3, params: {}, receipts: [], ...changes };
}
