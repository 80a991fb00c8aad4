/** What a browser and Facet take in of one answer, in a form that can be compared. */
import { createHash } from 'node:crypto';
import { collapse } from '../../brand/basics/text';

/** A page as it is seen. White space is collapsed; addresses are absolute, of the web, and without fragments. */
export interface SeenPage {
  /** Where the page was found in the end. */
  readonly address: string;
  readonly title: string;
  /** As the root element declares it. */
  readonly language: string;
  /**
   * The text that is shown, without the content of form fields, in document order. There is a space where an element
   * that isn't part of a line starts or ends.
   */
  readonly text: string;
  /** The first h1 that says something, images by their text alternative. */
  readonly heading: string;
  readonly description: string;
  /** The target of the first canonical link in the head; '' if there is none. */
  readonly canonical: string;
  /** `language address` of each alternate version that the head names, sorted. */
  readonly alternates: readonly string[];
  /** Targets of links, sorted, with duplicates. */
  readonly links: readonly string[];
  /** `address | text alternative` of each image, sorted. */
  readonly images: readonly string[];
}

/** What was seen; null if the answer is no page: a download, another kind of file, an error of transport. */
export type Seen = SeenPage | null;

/** Texts of more characters are compared by their digest: a page of all characters of an encoding is long. */
const LONG = 400;

function brief(text: string): string {
  if (text.length <= LONG) return text;
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return `${text.slice(0, 40)}… (${text.length} characters, ${digest})`;
}

/** An address of the web without its fragment; '' for any other. */
export function plainAddress(address: string): string {
  return /^https?:/.test(address) ? (address.split('#', 1)[0] ?? '') : '';
}

/** The form in which what was seen is compared and recorded. */
export function comparable(page: SeenPage): SeenPage {
  const text = (value: string) => brief(collapse(value).normalize());
  return {
    address: plainAddress(page.address),
    title: text(page.title),
    language: page.language.trim(),
    text: text(page.text),
    heading: text(page.heading),
    description: text(page.description),
    canonical: plainAddress(page.canonical),
    alternates: page.alternates.toSorted(),
    links: page.links
      .map(plainAddress)
      .filter((address) => address !== '')
      .toSorted(),
    images: page.images.toSorted(),
  };
}
