/** Markup as it is written, well and badly. */
import { bodies, documents, type Case } from '../case';

const MISNESTED = bodies('misnested', {
  formatting: '<p>One <b>two <i>three</b> four</i> five</p>',
  'formatting-over-blocks': '<b>One<p>two</b>three</p>four',
  'links-in-links': '<a href="one">One <a href="two">two</a> three</a> four',
  'links-over-blocks': '<a href="one"><div>One</a><div>two</div>',
  paragraphs: '<p>One<p>two<div>three<p>four</div>five',
  headings: '<h1>One<h2>two</h2></h1><h1>three</h1>',
  'headings-in-spans': '<span><h1>One</span> two</h1>',
  forms: '<form action="a"><form action="b"><p>One</form> two</form>',
  lists: '<ul><li>One<li>two<ul><li>three</ul><li>four</ul>',
  definitions: '<dl><dt>One<dd>two<dt>three<dd>four</dl>',
  buttons: '<button>One<button>two</button></button>',
  options: '<select><option>One<option>two<optgroup label=x><option>three</select> four',
  nobr: 'One<nobr>two<nobr>three</nobr>four',
  marquee: '<marquee>One <b>two</marquee> three',
  'closing-paragraph': 'One</p>two',
  'closing-break': 'One</br>two',
  'stray-ends': '</div></span></a>One</section></b> two',
  adoption: '<a href=x><p><b>One</a>two</p>three</b>',
  'deep-formatting': `${'<b><p>'.repeat(20)}One`,
  'deep-fonts': `${'<font>'.repeat(12)}One</p>${'</font>'.repeat(6)}two`,
});

const UNCLOSED = bodies('unclosed', {
  div: '<div><div><p>One<h1>Two',
  heading: '<h1>One <p>two',
  link: '<a href="one">One<p>two <a href="two">three',
  comment: 'One <!-- two <p>three</p>',
  title: '<svg><title>One</svg><p>two',
  textarea: 'One <textarea>two <p>three</p>',
  'attribute-quote': '<p>One <a href="one>two</a> <a title="x" href="three">four</a>',
  tag: '<p>One <a href="one"',
  script: 'One <script>two <p>three</p>',
  style: 'One <style>two <p>three</p>',
  select: 'One <select><option>two<p>three',
  table: '<table><tr><td>One<td>two<tr><td>three',
  iframe: 'One <iframe src="frame">two <p>three',
  noscript: 'One <noscript>two <p>three</p>',
  template: 'One <template>two <p>three</p>',
  xmp: 'One <xmp>two <p>three</p>',
  plaintext: 'One <plaintext>two <p>three</p>',
  button: 'One <button>two <p>three</p>',
  svg: '<svg><text>One <p>two',
  math: '<math><mi>One <p>two',
});

const TABLES = bodies('table', {
  'fostered-text': '<table>One<tr><td>two</td></tr></table>three',
  'fostered-elements': '<table><tr><div>One</div><td>two</td></tr></table>',
  'fostered-heading': '<table><h1>One</h1><tr><td>two</table>',
  'fostered-link': '<table><a href="one">One</a><tr><td>two</td></tr></table>',
  'fostered-image': '<table><img src="one.png" alt="One"><tr><td>two</td></tr></table>',
  'fostered-form': '<table><form><tr><td>One<input value=x></td></tr></form></table>',
  'no-body': '<tr><td>One</td><td>two</td></tr>',
  nested: '<table><tr><td><table><tr><td>One</table><td>two</table>',
  caption: '<table><caption>One<tr><td>two</caption></table>',
  colgroup: '<table><colgroup><col>One<tr><td>two</table>',
  'select-in-cell': '<table><tr><td><select><option>One<tr><td>two</table>',
  'hidden-input': '<table><input type=hidden><input type=text>One<tr><td>two</table>',
  cells: '<table><tr><td>One</td><td>two</td></tr><tr><th>three</th><td>four</td></tr></table>',
  'script-between': '<table><script>x</script><tr><td>One</table>',
  'template-between': '<table><template><tr><td>x</template><tr><td>One</table>',
});

const DOCUMENTS = documents('document', {
  empty: '<!doctype html><title></title>',
  'no-tags': 'Just <b>text</b> & more',
  'no-doctype': '<title>Tea</title><h1>One</h1>two',
  'text-before-doctype': 'One<!doctype html><title>Tea</title><h1>two</h1>',
  'comment-before-doctype': '<!-- x --><!doctype html><title>Tea</title><h1>One</h1>',
  'two-documents':
    '<!doctype html><html lang=en><title>Tea</title><h1>One</h1></html><!doctype html><html lang=de dir=rtl><title>Tee</title><h1>zwei</h1></html>',
  'attributes-of-a-second-html': '<!doctype html><title>Tea</title><html lang=de><p>One',
  'second-body': '<!doctype html><html lang=en><title>Tea</title><body class=a>One<body class=b id=x>two',
  'head-after-body': '<!doctype html><title>Tea</title><body>One<head><title>Two</title></head>three',
  'after-body': '<!doctype html><title>Tea</title><body>One</body>two</html>three<h1>four</h1>',
  'comment-after-body': '<!doctype html><title>Tea</title><body>One</body><!-- two --></html><!-- three -->',
  frameset:
    '<!doctype html><html lang=en><head><title>Tea</title></head><frameset cols="50%,*"><frame src="a"><frame src="b"><noframes>One</noframes></frameset></html>',
  'frameset-after-text': '<!doctype html><title>Tea</title>One<frameset><frame src="a"></frameset>',
  'frameset-after-space': '<!doctype html><title>Tea</title>\n <frameset><frame src="a"></frameset>two',
  'frameset-in-body': '<!doctype html><title>Tea</title><body><p></p><frameset><frame src="a"></frameset>',
  'quirks-table-in-paragraph': '<title>Tea</title><p>One<table><tr><td>two</table>three',
  'standards-table-in-paragraph': '<!doctype html><title>Tea</title><p>One<table><tr><td>two</table>three',
  'null-characters': '<!doctype html><title>T\0ea</title><p>On\0e</p><svg><text>t\0wo</text></svg>',
  'carriage-returns': '<!doctype html>\r<title>Tea\r\nby sea</title>\r<pre>\rOne\rtwo</pre>',
  'form-feeds': '<!doctype\fhtml><title\f>Tea\fby sea</title><a\fhref=x\f>One</a>',
  uppercase:
    '<!DOCTYPE HTML><HTML LANG=EN><TITLE>Tea</TITLE><BODY><H1>One</H1><A HREF=X>two</A><IMG SRC=Y ALT=Z></BODY></HTML>',
  'image-tag': '<!doctype html><title>Tea</title><image src=one.png alt=One>two',
  'leading-newlines':
    '<!doctype html><title>\n\n Tea \t by\n sea \n</title><pre>\n\nOne</pre><textarea>\n\nx</textarea>',
  'no-break-spaces': '<!doctype html><title>&nbsp;Tea&nbsp;by sea</title><h1>&nbsp;</h1><h1>One&nbsp;two</h1>',
  'title-in-body': '<!doctype html><body><p>One<title>Tea</title>two',
  'titles-twice': '<!doctype html><title>Tea</title><title>Coffee</title><p>One',
  'title-empty-first': '<!doctype html><title></title><title>Coffee</title><p>One',
  'title-in-svg': '<!doctype html><body><svg><title>Icon</title></svg><p>One',
  'title-in-svg-before': '<!doctype html><svg><title>Icon</title></svg><title>Tea</title><p>One',
  'title-in-template': '<!doctype html><template><title>No</title></template><title>Tea</title><p>One',
  'title-with-tags': '<!doctype html><title>Tea <b>by</b> &lt;sea&gt; <!-- x --></title><p>One',
  'title-unclosed': '<!doctype html><title>Tea <p>One',
  'language-empty': '<!doctype html><html lang=""><title>Tea</title><p>One',
  'language-spaces': '<!doctype html><html lang=" de "><title>Tee</title><p>Eins',
  'language-xml': '<!doctype html><html xml:lang="de"><title>Tee</title><p>Eins',
  'language-both': '<!doctype html><html lang="fr" xml:lang="de"><title>Thé</title><p>Un',
  'language-body': '<!doctype html><html><title>Tee</title><body lang=de><p>Eins',
  'language-twice': '<!doctype html><html lang=en lang=de><title>Tea</title><p>One',
  'html-late': '<!doctype html><p>One<html lang=en><title>Tea</title>',
  'right-to-left':
    '<!doctype html><html lang="ar" dir="rtl"><title>شاي</title><h1>شاي من البحر</h1><p>نشحن <a href="شاي">الشاي</a> مع Tea و<bdi>123</bdi>.</p>',
  'right-to-left-override':
    '<!doctype html><html lang=he><title>תה</title><p>&#x202e;abc&#x202c; <bdo dir=rtl>def</bdo> תה</p>',
  japanese:
    '<!doctype html><html lang="ja"><title>お茶</title><h1>海を渡る<wbr>お茶</h1><p>東<ruby>京<rp>(</rp><rt>きょう</rt><rp>)</rp></ruby>都　です。</p>',
});

const DUPLICATES = bodies('duplicate', {
  href: '<a href="one" href="two">One</a>',
  src: '<img src="one.png" alt="One" src="two.png" alt="Two">',
  case: '<a HREF="one" href="two">One</a>',
  id: '<p id=a>One</p><p id=a>two</p>',
  lang: '<p lang=de lang=en>Eins</p>',
});

const COMMENTS = bodies('comment', {
  plain: 'One <!-- two --> three',
  empty: 'One <!----> two <!---> three <!--> four',
  'bang-end': 'One <!-- two --!> three',
  nested: 'One <!-- <!-- two --> three --> four',
  bogus: 'One <!two> three <?four five?> six </ seven> eight',
  'bogus-end': 'One </> two </3> three',
  cdata: 'One <![CDATA[two]]> three',
  'cdata-in-svg': '<svg><text>One <![CDATA[two < three]]></text></svg> four',
  'cdata-in-math': '<math><mtext><![CDATA[One & two]]></mtext></math> three',
  conditional: '<!--[if IE]><p>One</p><![endif]--><p>two</p>',
  'conditional-revealed': '<![if !IE]><p>One</p><![endif]>',
  'doctype-in-body': 'One <!doctype html> two',
  dashes: 'One <!-- a -- b --- c --> two',
  'in-script': '<script><!-- <script>x</script> --></script> One',
  'in-script-open': '<script type=x><!-- <script> x </script> two',
});

const ENTITIES = bodies('entity', {
  named: '&lt;One&gt; &amp; &quot;two&quot; &copy; &eacute; &hellip; &nbsp;three',
  'without-semicolon': '&copy One &amp two &ltthree &notit; &notin; &eacutex',
  unknown: '&foo; &bar &; & &#; &#x;',
  numbers: '&#65;&#x42;&#X43; &#128512; &#x1F600;',
  'windows-1252': '&#128; &#150; &#x99; &#129;',
  'out-of-range': '&#x110000; &#xD800; &#0; &#xFFFF;',
  controls: 'a&#x85;b',
  'in-attributes': '<a href="a?x=1&copy=2&amp;y=3&lt=4&para;z">One</a> <img src="i?a=1&amp=2" alt="&lt;x&gt; &copy y">',
  'twice-escaped': '&amp;lt;One&amp;gt; &amp;amp;',
  'two-characters': '&NotEqualTilde; &ThickSpace;x &fjlig;',
  'long-number': `&#${'0'.repeat(50)}65; &#${'9'.repeat(50)};`,
  'in-textarea': '<textarea>&lt;</textarea> One',
});

export const MARKUP: readonly Case[] = [
  ...MISNESTED,
  ...UNCLOSED,
  ...TABLES,
  ...DOCUMENTS,
  ...DUPLICATES,
  ...COMMENTS,
  ...ENTITIES,
];
