/**
 * A second reader of HTML for tests, which shares nothing with the engine: start tags found by a regular expression in
 * the text, no tree, attributes in any quotes, the entities that pages use.
 */

export interface RawTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** What is between it and the end tag of elements that hold text alone; '' for others. */
  readonly text: string;
}

/** Attribute values may hold `>`. */
const INSIDE = String.raw`(?:"[^"]*"|'[^']*'|[^"'>])*`;
const TEXT_ELEMENTS = 'script|style|title|textarea|noscript|xmp|iframe|noframes';
const TOKENS = new RegExp(
  `<!--[^]*?-->|<(${TEXT_ELEMENTS})(?=[\\s/>])(${INSIDE})>([^]*?)</\\1[\\s/>]|<([a-z][^\\s/>]*)(${INSIDE})>`,
  'gi',
);
const ATTRIBUTES = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  raquo: '»',
  laquo: '«',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  eacute: 'é',
};

function decoded(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#([0-9]+)|([a-z]+));?/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      return ENTITIES[name ?? ''] ?? whole;
    },
  );
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTES)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decoded(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

/** The start tags of a document in order, those in comments and in scripts left out. */
export function rawTags(html: string): readonly RawTag[] {
  return [...html.matchAll(TOKENS)].flatMap(([, textElement, inside, text, name, others]) => {
    if (textElement !== undefined) {
      return [{ name: textElement.toLowerCase(), attributes: attributesOf(inside ?? ''), text: decoded(text ?? '') }];
    }
    return name === undefined ? [] : [{ name: name.toLowerCase(), attributes: attributesOf(others ?? ''), text: '' }];
  });
}

/** Bytes as text: UTF-8 where they are, else by the first label after `charset=` in their start. */
export function rawText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const start = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
    return new TextDecoder(/<meta[^>]*charset\s*=\s*["']?([a-z0-9_:-]+)/i.exec(start)?.[1]).decode(bytes);
  }
}
