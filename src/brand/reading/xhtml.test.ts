import { parseFragment } from 'parse5';
import { PAGE_LIMITS } from './page-limits';
import { attribute, textOf } from './html';
import { parseXhtml, xmlProblem } from './xhtml';

const XMLNS = 'xmlns="http://www.w3.org/1999/xhtml"';
const TRANSITIONAL =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
const page = (head: string, body = '', before = '') =>
  `${before}<html ${XMLNS} xml:lang="de"><head>${head}</head><body>${body}</body></html>`;

const textsOf = (source: string, tag: string) => parseXhtml(source).all(tag).map(textOf);

const problem = (source: string) => xmlProblem(source, () => Promise.resolve());

describe('a page in XML', () => {
  it('goes on after elements that close themselves', () => {
    const source = page('<script src="/a.js"/><style/><title>Tea</title>', '<div/><h1>By <b>sea</b></h1><p>Words</p>');
    expect(textsOf(source, 'title')).toEqual(['Tea']);
    expect(textsOf(source, 'h1')).toEqual(['By sea']);
    expect(textsOf(source, 'body')).toEqual(['By sea Words']);
    expect(parseXhtml(source)).toMatchObject({ complete: true, mode: 'no-quirks', doctype: null });
  });

  it('is the same whatever its prefix', () => {
    const source = `<h:html xmlns:h="http://www.w3.org/1999/xhtml"><h:head><h:title>Tea</h:title></h:head><h:body/></h:html>`;
    expect(textsOf(source, 'title')).toEqual(['Tea']);
  });

  it('holds what other vocabularies name alike apart', () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><title>Drawing</title></svg>';
    expect(textsOf(page('<title>Tea</title><TITLE>no</TITLE>', drawing), 'title')).toEqual(['Tea']);
    expect(textsOf('<html><head><title>no namespace</title></head></html>', 'title')).toEqual([]);
  });

  it('knows where everything is', () => {
    const source = `<?xml version="1.0"?>\r\n${TRANSITIONAL}\n${page('\n<meta\n name="a &lt; b" content="x"/>\n<title>Tea</title>')}`;
    const { all, doctype, lineOf, tagOf, sourceOf, endOf } = parseXhtml(source);
    expect(doctype).toEqual({ text: TRANSITIONAL, line: 2 });
    const [meta, title] = [all('meta')[0], all('title')[0]];
    if (!meta || !title) throw new Error('not found');
    expect([lineOf(meta), tagOf(meta)]).toEqual([4, '<meta\n name="a &lt; b" content="x"/>']);
    expect([lineOf(title), tagOf(title), sourceOf(title)]).toEqual([6, '<title>', '<title>Tea</title>']);
    expect(source.slice(0, endOf(title) ?? 0).endsWith('<title>')).toBe(true);
    expect(attribute(meta, 'name')).toBe('a < b');
    expect(attribute(all('html')[0] ?? meta, 'xml:lang')).toBe('de');
  });

  it('has HTML’s entities where its document type does, as text and in attributes', () => {
    const source = page('<title>Caf&eacute;&nbsp;&#8212;&amp;</title>', '<a title="&uuml;"/>', TRANSITIONAL);
    expect(textsOf(source, 'title')).toEqual(['Café —&']);
    expect(attribute(parseXhtml(source).all('a')[0] ?? ({} as never), 'title')).toBe('ü');
  });

  it('is not known as a whole where it declares entities of its own', async () => {
    const source = page('<title>&own;</title>', '', '<!DOCTYPE html [<!ENTITY own "x">]>');
    expect(parseXhtml(source).complete).toBe(false);
    expect(await problem(source)).toBeNull();
  });

  it('keeps templates to themselves, and reads marked sections', () => {
    const source = page('', '<template><h1>no</h1></template><h1><![CDATA[a < b]]></h1>');
    expect(textsOf(source, 'h1')).toEqual(['a < b']);
  });

  it.each([
    ['a tag that is not closed', page('<title>Tea</title><meta name="a">'), 1],
    ['an entity that XML has not', page('<title>Tea</title>', '&nbsp;'), 1],
    ['an attribute without quotes', page('<title>Tea</title>', '<a href=x/>'), 1],
    ['an ampersand', page('<title>Tea</title>', '\n\nTea & more'), 3],
    ['an attribute twice', page('<title>Tea</title>', '<a id="1" id="2"/>'), 1],
    ['a prefix that stands for nothing', page('<title>Tea</title>', '<x:a/>'), 1],
    ['an end too early', page('<title>Tea</title>').slice(0, -4), 1],
    ['words behind the end', `${page('<title>Tea</title>')}words`, 1],
    ['white space before the declaration', ` <?xml version="1.0"?>${page('')}`, 1],
  ])('with %s is an error, and known up to there', async (_what, source, line) => {
    expect((await problem(source))?.line).toBe(line);
    expect(parseXhtml(source).complete).toBe(false);
    if (source.includes('Tea') && !source.startsWith(' ')) expect(textsOf(source, 'title')).toEqual(['Tea']);
  });

  it.each([[''], ['<'], ['words'], ['<?xml version="1.0"?>'], ['<!DOCTYPE html>']])('of %j is none', async (source) => {
    expect(parseXhtml(source).complete).toBe(false);
    expect(await problem(source)).not.toBeNull();
  });

  it('is read up to the limits of a page', () => {
    const deep = page('<title>Tea</title>', '<b>'.repeat(PAGE_LIMITS.depth + 1));
    expect(parseXhtml(deep)).toMatchObject({ complete: false });
    expect(textsOf(deep, 'title')).toEqual(['Tea']);
    const many = page('<title>Tea</title>', '<b/>'.repeat(PAGE_LIMITS.nodes));
    const { complete, elements } = parseXhtml(many);
    expect([complete, elements.length <= PAGE_LIMITS.nodes]).toEqual([false, true]);
  });

  it('is not looked through beyond them for what is not well-formed', async () => {
    expect(await problem(page('', '<b>'.repeat(PAGE_LIMITS.depth + 1)))).toBeNull();
    const attributes = Array.from({ length: 1001 }, (_, index) => `a${String(index)}=""`).join(' ');
    const many = page('<title>Tea</title>', `<b ${attributes}/>`);
    expect(await problem(`${many}words`)).toBeNull();
    expect(parseXhtml(many).complete).toBe(false);
    expect(textsOf(many, 'title')).toEqual(['Tea']);
  });

  it('has as many pauses as it has pieces', async () => {
    let pauses = 0;
    await xmlProblem(page('', `<p>${'words '.repeat(100_000)}</p>`), () => {
      pauses++;
      return Promise.resolve();
    });
    expect(pauses).toBe(10);
  });
});

it('parse5 gives entities as they are asked for', () => {
  expect(parseFragment('&nosuch;').childNodes[0]).toMatchObject({ value: '&nosuch;' });
});
