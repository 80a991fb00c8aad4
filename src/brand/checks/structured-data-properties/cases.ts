import { evidence, failed } from '../../examples/evidence';
import { data } from '../../examples/machines';
import { cut } from '../../examples/pages';
import { withBody } from '../../examples/trust';
import type { Case } from '../check';

const thing = (type: string, properties: object) => JSON.stringify({ '@type': type, ...properties });
const only = (type: string, properties: object) => data(thing(type, properties));

const SITE = { name: 'Northwind', url: 'https://northwind.example/', alternateName: 'NW' };
const ARTICLE = {
  headline: 'Tea by sea',
  image: '/ship.jpg',
  datePublished: '2026-01-02',
  dateModified: '2026-01-03',
  author: { '@type': 'Person', name: 'Ada', url: '/ada' },
};
const OFFER = { '@type': 'Offer', price: '9.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' };
const RATED = {
  aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.4, reviewCount: 89 },
  review: { '@type': 'Review', author: 'Ada', reviewRating: 5 },
};
const PRODUCT = { name: 'Tea', ...RATED };
const QUESTION = { '@type': 'Question', name: 'When?', acceptedAnswer: { '@type': 'Answer', text: 'In spring.' } };
const STEP = { '@type': 'ListItem', position: 1, name: 'Teas', item: '/teas' };
const RECIPE = {
  name: 'Chai',
  image: '/chai.jpg',
  author: 'Ada',
  datePublished: '2026-01-02',
  description: 'Tea with milk.',
  recipeYield: '2',
  recipeCategory: 'drink',
  recipeCuisine: 'Indian',
  recipeIngredient: ['tea'],
  recipeInstructions: 'Boil.',
  keywords: 'warm',
  nutrition: { '@type': 'NutritionInformation', calories: '90' },
  aggregateRating: RATED.aggregateRating,
  video: { '@type': 'VideoObject', name: 'Chai' },
};
const EVENT = { name: 'Tasting', startDate: '2026-02-03', location: { '@type': 'Place', address: 'Harbour 1' } };

export const cases: readonly Case[] = [
  ['complete', only('WebSite', SITE)],
  ['recommended', only('WebSite', { ...SITE, alternateName: undefined })],
  ['required', only('Product', { name: 'Tea', image: '/tea.jpg' })],
  ['retired', only('FAQPage', { mainEntity: [QUESTION] })],
  ['none', data(thing('WebPage', { name: 'Tea' }))],
  ['unread', evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'))],

  ['required', only('WebSite', { name: 'Northwind' })],
  ['complete', only('NewsArticle', ARTICLE)],
  ['complete', only('Article', { ...ARTICLE, author: 'Ada' })],
  ['recommended', only('BlogPosting', { ...ARTICLE, author: { '@type': 'Person', name: 'Ada' } })],
  ['complete', only('Product', { ...PRODUCT, offers: [OFFER, OFFER] })],
  ['required', only('Product', { ...PRODUCT, offers: [OFFER, { ...OFFER, price: undefined }] })],
  [
    'complete',
    only('Product', { ...PRODUCT, offers: { ...OFFER, '@type': 'AggregateOffer', price: undefined, lowPrice: 5 } }),
  ],
  ['required', only('Restaurant', { name: 'Northwind' })],
  ['recommended', only('LocalBusiness', { name: 'Northwind', address: 'Harbour 1' })],
  ['recommended', only('Product', { name: 'Tea', offers: OFFER })],
  // Both times, or their sum.
  ['complete', only('Recipe', { ...RECIPE, totalTime: 'PT9M' })],
  ['complete', only('Recipe', { ...RECIPE, prepTime: 'PT1M', cookTime: 'PT8M' })],
  ['recommended', only('Recipe', { ...RECIPE, cookTime: 'PT8M' })],
  ['complete', only('Article', { ...ARTICLE, author: { '@type': 'Person', name: 'Ada', sameAs: '/ada' } })],
  // Google shows no result for something that is only a video game.
  ['none', only('VideoGame', { name: 'Voyage' })],
  ['required', data(JSON.stringify({ '@type': ['VideoGame', 'MobileApplication'], name: 'Voyage' }))],
  ['complete', only('BreadcrumbList', { itemListElement: [STEP, { ...STEP, position: 2, item: undefined }] })],
  ['required', only('BreadcrumbList', { itemListElement: [{ ...STEP, position: undefined }] })],
  ['required', only('FAQPage', { mainEntity: [{ '@type': 'Question', name: 'When?' }] })],
  ['recommended', only('MusicEvent', EVENT)],
  ['required', only('Event', { ...EVENT, location: { '@type': 'Place', name: 'Harbour' } })],
  ['required', only('Recipe', { name: 'Chai' })],
  ['required', only('VideoObject', { name: 'Voyage', thumbnailUrl: '/a.jpg' })],
  // What a page says is its main thing, what an id leads to, and what is written in a blank.
  ['required', only('WebPage', { mainEntity: { '@type': 'Recipe', name: 'Chai' } })],
  [
    'complete',
    data(
      thing('WebSite', { '@id': '#site', name: 'N', alternateName: 'NW' }),
      thing('WebSite', { '@id': '#site', url: '/' }),
    ),
  ],
  ['complete', only('Article', { ...ARTICLE, author: { '@id': 'https://elsewhere.example/#ada' } })],
  ['required', only('Recipe', { name: 'Chai', image: ' ' })],
  // A publisher within an article is not what the page is about.
  ['complete', only('Article', { ...ARTICLE, publisher: { '@type': 'Organization', name: 'Northwind' } })],
  ['required', withBody('<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Chai</b></div>')],
  ['none', data('{"@type": "Recipe", "@id": "#elsewhere"}')],
  [
    'required',
    cut(
      `<!doctype html><title>Tea</title><script type="application/ld+json">${thing('Recipe', { name: 'Chai' })}</script>`,
    ),
  ],
  ['unread', cut('<!doctype html><title>Tea</title>')],
];
