import { XMLParser } from 'fast-xml-parser';
import { element, escapeXml, textElement, xmlDocument } from './xml';

const parser = new XMLParser({ ignoreAttributes: false, trimValues: false });

describe('XML', () => {
  it.each([
    'Fish & chips',
    '&amp; is written &amp;amp;',
    'a ]]> b',
    '<title> is an element',
    `"double" and 'single'`,
    'emoji 👩‍🚀 and 𠮷',
    'عنوان مع English',
  ])('says %s and is read as the same', (text) => {
    const document: unknown = parser.parse(xmlDocument(textElement('a', text, { b: text })));
    expect(document).toMatchObject({ a: { '#text': text, '@_b': text } });
  });

  it('leaves out what no document may hold, and no more', () => {
    expect(escapeXml('a\u0000b\u000Bc\u001Fd\uFFFEe\uD800f\t\n👍')).toBe('abcdef\t\n👍');
  });

  it('does not escape what is nested a second time', () => {
    expect(element('a', [textElement('b', '&'), textElement('c', '')])).toBe('<a>\n<b>&amp;</b>\n<c/>\n</a>');
  });
});
