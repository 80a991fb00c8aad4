/** Where Facet differs from a browser on purpose. An entry that no longer differs fails the test, and so does one too many. */
import type { SeenPage } from './seen';

/** `page`: only one of the two saw a page. */
export type Field = keyof SeenPage | 'page';

export interface Difference {
  /** Of the case. */
  readonly id: string;
  readonly fields: readonly Field[];
  readonly why: string;
}

export const DIFFERENCES: readonly Difference[] = [
  {
    id: 'coding-gzip-trailing',
    fields: ['page'],
    why: 'zlib in Node takes what follows a gzip member for a damaged one; a page that ends so is told as damaged',
  },
  {
    id: 'coding-gzip-members',
    fields: ['text', 'heading', 'links'],
    why: 'RFC 1952 §2.2: a gzip file is a series of members; Chromium stops after the first',
  },
  {
    id: 'type-slash',
    fields: ['page'],
    why: 'a type that cannot be parsed is none (Fetch), and the first bytes decide; Chromium saves what has a slash alone',
  },
  {
    id: 'xhtml-own-entities',
    fields: ['title', 'text'],
    why: 'entities that a document declares itself are not expanded: a few lines of them can stand for gigabytes',
  },
  {
    id: 'redirect-without-location',
    fields: ['page'],
    why: 'a redirect that leads nowhere is told as one; what is shown meanwhile is not measured as the home page',
  },
  {
    id: 'refresh-meta-twice',
    fields: ['address', 'title', 'text', 'heading', 'canonical', 'links'],
    why: 'of several refreshes the first counts (HTML: will declaratively refresh); Chromium takes the soonest',
  },
  {
    id: 'header-csp-base',
    fields: ['links'],
    why: 'of policies, `base-uri` alone changes addresses; a page whose policy forbids its own base has other troubles',
  },
  {
    id: 'charset-none-utf-8',
    fields: ['title', 'text', 'heading'],
    why: 'UTF-8 that nothing declares is read as UTF-8, and that nothing declares it is a finding of its own',
  },
  {
    id: 'charset-none-japanese',
    fields: ['title', 'text', 'heading'],
    why: 'Chromium guesses encodings that nothing declares by statistics of its own; another browser guesses another one',
  },
  {
    id: 'charset-pairs-big5',
    fields: ['text'],
    why: '4 of 18,590 pairs (8862, 8864, 88A3, 88A5) are two characters each (Encoding §12.1.1); Chromium makes half of one',
  },
  {
    id: 'document-null-characters',
    fields: ['text'],
    why: 'NUL becomes U+FFFD before it is parsed, in text too, where HTML drops it: as evidence each would take six bytes',
  },
  {
    id: 'comment-cdata-in-math',
    fields: ['text'],
    why: 'parse5 8.1 takes CDATA in `mtext` for a comment, where the standard does not',
  },
  {
    id: 'embedded-object-that-fails',
    fields: ['text'],
    why: 'whether an object loads would take a request; that it does is what its page expects',
  },
  {
    id: 'embedded-svg-link',
    fields: ['links'],
    why: 'crawlers follow the `a` elements of HTML (Google: link best practices), not those of SVG',
  },
  {
    id: 'line-component',
    fields: ['text'],
    why: 'by itself a component is inside a line; its style sheet, which is not read, nearly always makes it a box',
  },
  {
    id: 'hidden-in-details',
    fields: ['text'],
    why: 'what `details` holds is a click away, and in the text for search engines and for those who open it',
  },
  {
    id: 'link-beyond-the-standard',
    fields: ['links'],
    why: 'Chromium encodes `|` in paths and takes a space in a host; the URL standard does neither',
  },
  {
    id: 'head-description-property',
    fields: ['description'],
    why: 'a description in `property` is read by previews of links; that `name` is the right one is not decided here',
  },
  {
    id: 'base-broken',
    fields: ['links'],
    why: 'a base that cannot be parsed is the document’s own address (HTML: frozen base URL); Chromium resolves nothing then',
  },
];
