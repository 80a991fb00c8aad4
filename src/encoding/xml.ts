/** Writes XML as text: an element is a string that is escaped already, so that what is nested is never escaped twice. */
import { withoutCommands } from './ci-log';
import type { Encoded, Piece } from './text';

/** XML 1.0, section 2.2: characters no document may hold, not even as a reference; and halves of surrogate pairs. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/** Escapes the characters XML gives a meaning, as Pango's markup asks for it. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>'"]/g, (character) => REFERENCES[character] ?? character);
}

/** What a terminal obeys or does not show: written as a reference it reads the same. */
const OBEYED =
  /[\u007f-\u009f\u2028-\u202e\u2066\u2067\u206a-\u206f\ufdd0-\ufdef\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

function reference(character: string): string {
  return REFERENCES[character] ?? `&#${String(character.codePointAt(0) ?? 0)};`;
}

/** @param meant what has a meaning where the text stands */
function escaped(text: string, meant: RegExp): Piece<'xml'> {
  const harmless = text.replace(FORBIDDEN, '').replace(meant, reference).replace(OBEYED, reference);
  return withoutCommands(harmless, reference) as Piece<'xml'>;
}

/** Escapes text for an element. What XML cannot express is left out. */
export function escapeXml(text: string): Piece<'xml'> {
  return escaped(text, /[&<>\r]/g);
}

/** Escapes text for double quotes; its white space is kept from normalization. */
function escapeAttribute(text: string): Piece<'xml'> {
  return escaped(text, /[&<>"\r\n\t]/g);
}

type Attributes = Readonly<Record<string, string>>;

function openTag(name: string, attributes: Attributes): string {
  return `<${[name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeAttribute(value)}"`)].join(' ')}`;
}

/** An element with text, or without content where the text is empty. */
export function textElement(name: string, text: string, attributes: Attributes = {}): Piece<'xml'> {
  const open = openTag(name, attributes);
  return (text === '' ? `${open}/>` : `${open}>${escapeXml(text)}</${name}>`) as Piece<'xml'>;
}

/** An element around elements, each on a line of its own. */
export function element(name: string, children: readonly Piece<'xml'>[], attributes: Attributes = {}): Piece<'xml'> {
  const content = children.map((child) => `${child}\n`).join('');
  return `${openTag(name, attributes)}>\n${content}</${name}>` as Piece<'xml'>;
}

/** A whole document. */
export function xmlDocument(root: Piece<'xml'>): Encoded<'xml'> {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n` as Encoded<'xml'>;
}
