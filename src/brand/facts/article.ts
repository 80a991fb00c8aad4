/** What a page that calls itself an article states of it. */
import { propertyOf, type Facts } from './facts';

/** Types of schema.org that Google takes for articles. */
const ARTICLE_TYPES = ['Article', 'NewsArticle', 'BlogPosting'];

export interface StatedArticle {
  /** Whether structured data describes it. */
  readonly described: boolean;
  /** Dates as ISO 8601 writes them; null where none is stated, or another way. */
  readonly published: string | null;
  readonly modified: string | null;
  readonly author: string | null;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(?:$|T\d{2}:\d{2})/;

/** Null unless the page says that it is an article, by a few sure signs. A list of articles isn't one. */
export function articleOf({
  openGraph,
  typedItems,
  author: named,
}: Pick<Facts, 'openGraph' | 'typedItems' | 'author'>): StatedArticle | null {
  const stated = (property: string) => propertyOf(openGraph, property)?.value ?? null;
  const date = (property: string) => (ISO_DATE.test(stated(property) ?? '') ? stated(property) : null);
  const described = typedItems.filter(({ type }) => ARTICLE_TYPES.includes(type)).length;
  const says = stated('og:type')?.toLowerCase() === 'article' || stated('article:published_time') !== null;
  if (described > 1 || (described === 0 && !says)) return null;
  const authors = [stated('article:author'), named?.value];
  return {
    described: described > 0,
    published: date('article:published_time'),
    modified: date('article:modified_time'),
    // Open Graph asks for a profile's address; many write a name.
    author: authors.find((author) => author && !/^(?:https?:)?\/\//i.test(author)) ?? null,
  };
}
