import { XMLParser } from 'fast-xml-parser';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Our texts have more references than the package's limit against attacks.
  processEntities: {
    enabled: true,
    maxTotalExpansions: Number.MAX_SAFE_INTEGER,
    maxExpandedLength: Number.MAX_SAFE_INTEGER,
  },
  isArray: (name) =>
    ['url', 'sitemap', 'xhtml:link', 'item', 'entry', 'category', 'dc:creator', 'link', 'author'].includes(name),
});

/** What the parser accepts and feed readers do not: a bare ampersand, a character not allowed in XML. */
const FORBIDDEN = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)|[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/i;

/** @throws Error if the text is not XML */
export function parseXml(text: string): unknown {
  const found = FORBIDDEN.exec(text);
  if (found !== null) throw new Error(`not XML at ${JSON.stringify(text.slice(found.index, found.index + 40))}`);
  return parser.parse(text);
}
