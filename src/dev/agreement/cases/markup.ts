/** Markup as it is written, well and badly: what of it is text, heading, link and image. */
import { bodies, document, documents, heads, inBody, unscripted, type Case } from '../case';

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

const EMBEDDED = bodies('embedded', {
  template: 'One <template><h1>no</h1><a href="no">no</a><img src=no.png></template> two',
  'template-nested': '<template><template>no</template>no</template>One',
  'template-in-table': '<table><tr><template><td>no</template><td>One</table>',
  noscript: 'One <noscript><h1>no</h1><a href="no">no</a><img src=no.png alt=no></noscript> two',
  'noscript-in-paragraph': '<p>One <noscript><p>no</p></noscript> two</p>',
  iframe: 'One <iframe src="frame"><p>no</p></iframe> two',
  'iframe-srcdoc': 'One <iframe srcdoc="<h1>no</h1>"></iframe> two',
  object: 'One <object data="data:text/html,x"><p>no</p></object> two',
  'object-that-fails': 'One <object data="nothing"><p>fallback</p></object> two',
  video: 'One <video controls><p>no</p><track src=x></video> two',
  audio: 'One <audio><a href="no">no</a></audio> two',
  canvas: 'One <canvas><p>no</p></canvas> two',
  svg: 'One <svg width=90 height=20><text y=15>two</text></svg> three',
  'svg-parts':
    '<svg><title>no</title><desc>no</desc><defs><text>no</text></defs><symbol><text>no</text></symbol><metadata>no</metadata></svg>One',
  'svg-tspan': '<svg><text>On<tspan>e</tspan> <tspan>two</tspan></text></svg>',
  'svg-link': '<svg><a href="one"><text>One</text></a><a xlink:href="two"><text>two</text></a></svg>',
  'svg-image': '<svg><image href="one.png"/></svg>One',
  'svg-foreign':
    '<svg width=90 height=90><foreignObject width=80 height=80><h1>One</h1><a href="one">two</a></foreignObject></svg>',
  'svg-breakout': '<svg><g><p>One</p></g></svg>two',
  'svg-script': '<svg><script>no</script><style>no</style></svg>One',
  math: 'One <math><mi>x</mi><mo>=</mo><mn>2</mn></math> two',
  'math-annotation': '<math><semantics><mi>x</mi><annotation>no</annotation></semantics></math> One',
  'math-html': '<math><mtext><b>One</b></mtext><annotation-xml encoding="text/html"><p>two</p></annotation-xml></math>',
  textarea: 'One <textarea>no <b>no</b></textarea> two',
  select: 'One <select><option>no<option selected>no</select> two',
  datalist: 'One <datalist><option value=x>no</option></datalist> two',
  progress: 'One <progress>no</progress> <meter value=1>no</meter> two',
  noembed: 'One <noembed>no</noembed><noframes>no</noframes> two',
  map: '<img src=m.png usemap=#m alt=Map><map name=m><area href="one" alt="One"><area alt=x></map>',
  input: 'One <input value="no" placeholder="no"><input type=submit value="no"><input type=image src=i.png alt=no> two',
  button: 'One <button>two</button>three',
  custom: 'One <x-card>two</x-card> three',
  dialog: '<dialog>no</dialog><dialog open>One</dialog> two',
  popover: '<div popover>no</div>One',
  details: '<details open><summary>One</summary>two</details> three',
  marquee: 'One <marquee>two</marquee> three',
  fieldset: '<fieldset><legend>One</legend>two</fieldset>three',
  picture: '<picture><source srcset="two.webp 2x" type="image/webp"><img src="one.png" alt="One"></picture>',
});

const LINES = bodies('line', {
  inline: 'a<b>b</b>c<i>d</i>e<span>f</span>g<em>h</em>i<strong>j</strong>k',
  'inline-rare':
    'a<del>b</del>c<ins>d</ins>e<label>f</label>g<tt>h</tt>i<big>j</big>k<strike>l</strike>m<dfn>n</dfn>o<cite>p</cite>q',
  'inline-old':
    'a<nobr>b</nobr>c<acronym>d</acronym>e<output>f</output>g<font>h</font>i<blink>j</blink>k<bdi>l</bdi>m<samp>n</samp>o',
  unknown: 'a<unknown>b</unknown>c',
  blocks: 'a<div>b</div>c<section>d</section>e<p>f</p>g<h2>h</h2>i<address>j</address>k<center>l</center>m',
  'more-blocks':
    'a<figure>b<figcaption>c</figcaption></figure>d<hr>e<blockquote>f</blockquote>g<main>h</main>i<nav>j</nav>k<search>l</search>m<hgroup>n</hgroup>o',
  breaks: 'a<br>b<wbr>c&shy;d&ZeroWidthSpace;e<br/>f',
  pre: '<pre>a\n  b</pre>c<listing>d</listing>e<xmp><f></xmp>g',
  images: 'a<img src=i.png alt="">b',
  'block-in-inline': '<span>a<div>b</div>c</span>d',
  summary: '<details open>a<summary>b</summary>c</details>d',
  menu: '<menu><li>a</li><li>b</li></menu><dir><li>c</dir>d',
  quotes: 'a<q>b</q>c',
  'script-between': 'a<script type=x>no</script>b<style>no</style>c<template>no</template>d',
  'comment-between': 'a<!-- no -->b',
  audio: 'a<audio></audio>b<video></video>c<canvas></canvas>d<svg></svg>e<iframe src=f></iframe>f',
  meta: 'a<meta name=x content=y>b<link rel=x href=y>c<base>d',
  slot: 'a<slot>b</slot>c',
});

const HIDDEN = bodies('hidden', {
  attribute: '<p hidden>no</p><p>One</p>',
  'until-found': '<p hidden=until-found>no</p><p>One</p>',
  'attribute-false': '<p hidden=false>no</p><p>One</p>',
  display: '<p style="display:none">no</p><p>One</p>',
  'display-important': '<p style="color:red;DISPLAY : None !important">no</p><p>One</p>',
  'display-overridden': '<p style="display:none;display:block">One</p>',
  'display-comment': '<p style="/*display:none*/">One</p>',
  'display-of-hidden': '<p hidden style="display:block">One</p>',
  visibility: '<p style="visibility:hidden">no <b style="visibility:visible">One</b></p>',
  'visibility-collapse': '<p style="visibility:collapse">no</p>One',
  'aria-hidden': '<p aria-hidden=true>One</p>',
  opacity: '<p style="opacity:0">One</p>',
  clipped: '<p style="position:absolute;clip:rect(0 0 0 0);width:1px;height:1px;overflow:hidden">One</p>',
  heading: '<h1 hidden>no</h1><h1>One</h1>',
  'heading-display': '<div style="display:none"><h1>no</h1></div><h1>One</h1>',
  'heading-clipped': '<h1 style="position:absolute;left:-9999px">One</h1>',
  'heading-in-dialog': '<dialog><h1>no</h1></dialog><h1>One</h1>',
  'in-details': '<details><summary>One</summary><p>two</p></details>',
  link: '<a href="one" hidden>no</a><a href="two">two</a>',
  image: '<img hidden src="one.png" alt="no"><img src="two.png" alt="two">',
  'content-visibility': '<p style="content-visibility:hidden">no</p>One',
  'display-contents': '<div style="display:contents"><p>One</p></div>',
});

/** Each way of hiding, on each kind of element itself and on one around it. */
const WAYS_TO_HIDE: Readonly<Record<string, string>> = {
  attribute: 'hidden',
  display: 'style="display: none"',
  visibility: 'style="visibility: hidden"',
  skipped: 'style="content-visibility: hidden"',
  opaque: 'style="opacity: 0"',
  aria: 'aria-hidden="true"',
  inert: 'inert',
  popover: 'popover',
};
const HIDEABLE: Readonly<Record<string, (attributes: string) => string>> = {
  heading: (attributes) => `<h1 ${attributes}>One</h1>`,
  link: (attributes) => `<a href="one" ${attributes}>One</a>`,
  image: (attributes) => `<h1><img src="one.png" alt="One" ${attributes}></h1>`,
  words: (attributes) => `<b ${attributes}>One</b>`,
};

const HIDDEN_MATRIX: readonly Case[] = Object.entries(WAYS_TO_HIDE).flatMap(([way, attributes]) =>
  Object.entries(HIDEABLE).flatMap(([kind, make]) => [
    inBody(`hidden-${way}-${kind}`, `a${make(attributes)}b<h1>two</h1>`),
    inBody(`hidden-${way}-around-${kind}`, `<div ${attributes}>a${make('')}b</div><h1>two</h1>`),
  ]),
);

const HEADINGS = bodies('heading', {
  plain: '<h1>One</h1><h1>two</h1>',
  'empty-first': '<h1></h1><h1> &nbsp; </h1><h1>One</h1>',
  image: '<h1><img src="one.png" alt="One"></h1>',
  'image-and-text': '<h1><img src="one.png" alt="One">two</h1>',
  'image-silent': '<h1><img src="one.png" alt=""></h1><h1>One</h1>',
  nested: '<h1><a href="one"><span>One</span> <b>two</b></a></h1>',
  broken: '<h1>One<br>two</h1>',
  blocks: '<h1><div>One</div><div>two</div></h1>',
  svg: '<h1><svg><title>no</title><text>One</text></svg></h1>',
  script: '<h1>One<script type=x>no</script><style>no</style></h1>',
  noscript: '<h1>One<noscript>no</noscript></h1>',
  'hidden-part': '<h1>One <span hidden>no</span><span style="display:none">no</span></h1>',
  select: '<h1>One <select><option>no</select></h1>',
  template: '<h1><template>no</template>One</h1>',
  'second-level': '<h2>One</h2>',
  role: '<div role=heading aria-level=1>One</div>',
  'in-header': '<header><h1>One</h1></header><main><h1>two</h1></main>',
  'in-sections': '<section><h2>One</h2><section><h1>two</h1></section></section>',
  ruby: '<h1>東<ruby>京<rp>(</rp><rt>きょう</rt><rp>)</rp></ruby></h1>',
  entities: '<h1>&lt;One&gt; &amp; two</h1>',
  'shared-line': '<h1>T<span>e</span><em>a</em></h1>',
});

const SHADOW = bodies('shadow', {
  open: '<div><template shadowrootmode="open"><h1>One</h1><a href="one">two</a></template></div>',
  slot: '<div><template shadowrootmode="open"><p>One <slot></slot> three</p></template>two</div>',
  'named-slot':
    '<div><template shadowrootmode="open"><slot name="b"></slot><slot name="a"></slot></template><p slot=a>two</p><p slot=b>One</p><p>no</p></div>',
  fallback: '<div><template shadowrootmode="open"><slot>One</slot></template></div>',
  unslotted: '<div><template shadowrootmode="open">One</template>no</div>',
  second: '<div><template shadowrootmode="open">One</template><template shadowrootmode="open">no</template></div>',
  invalid: '<div><template shadowrootmode="other">no</template>One</div>',
  void: '<input><template shadowrootmode="open">no</template>One',
  'not-allowed': '<a href="one"><template shadowrootmode="open">no</template>One</a>',
  custom: '<x-card><template shadowrootmode="open"><h2>One</h2><slot></slot></template>two</x-card>',
  nested:
    '<div><template shadowrootmode="open"><section><template shadowrootmode="open"><p>One</p></template></section></template></div>',
  image: '<div><template shadowrootmode="open"><img src="one.png" alt="One"></template></div>',
  style: '<div><template shadowrootmode="open"><style>no</style>One</template></div>',
  body: '<template shadowrootmode="open"><h1>One</h1><slot></slot></template>two',
  unclosed: '<div><template shadowrootmode="open"><p>One',
});

const SCRIPTS: readonly Case[] = [
  unscripted(inBody('script-writes', '<p>One</p><script>document.write("<h1>no</h1>")</script>')),
  unscripted(inBody('script-title', '<script>document.title = "no"</script><p>One')),
  unscripted(inBody('script-adds', '<div id=a></div><script>a.innerHTML = "<a href=no>no</a>"</script><p>One')),
  unscripted(inBody('script-removes', '<p id=a>One</p><script>a.remove()</script>')),
  unscripted(inBody('script-leads-away', '<script>location = "elsewhere"</script><p>One')),
  unscripted(inBody('script-language', '<script>document.documentElement.lang = "de"</script><p>One')),
];

const LINKS = bodies('link', {
  relative:
    '<a href="one">1</a><a href="./two">2</a><a href="../three">3</a><a href="/four">4</a><a href="?five">5</a><a href="">6</a>',
  absolute:
    '<a href="http://other.com">1</a><a href="//other.com/two">2</a><a href="https://other.com:443/three">3</a>',
  schemes:
    '<a href="javascript:x()">1</a><a href="mailto:a@b.c">2</a><a href="tel:+1">3</a><a href="data:,x">4</a><a href="ftp://other.com/">5</a>',
  fragments: '<a href="#one">1</a><a href="two#three">2</a><a href="#">3</a><a href="#top">4</a>',
  spaces:
    '<a href=" one ">1</a><a href="\ntwo\n">2</a><a href="th\nr\tee">3</a><a href="four five">4</a><a href="&nbsp;six">5</a>',
  'control-characters': '<a href="&#1;one">1</a><a href="two&#x1f;">2</a>',
  backslashes: '<a href="\\one">1</a><a href="\\\\other.com\\two">2</a><a href="http:\\\\other.com\\three">3</a>',
  broken: '<a href="http://">1</a><a href="http://[">3</a><a href="//">4</a><a href="http:one">5</a>',
  dots: '<a href="a/../b/./c">1</a><a href="../../../../x">2</a><a href="%2e%2e/y">3</a>',
  unicode:
    '<a href="tée">1</a><a href="?q=tée">2</a><a href="http://bücher.de/">3</a><a href="http://EXAMPLE.com/A">4</a>',
  encoded: '<a href="t%C3%A9e">1</a><a href="a%2fb">2</a><a href="%zz">3</a><a href="a^c`d">4</a>',
  'beyond-the-standard': '<a href="a|b">1</a><a href="http://a b/">2</a>',
  ports:
    '<a href="http://other.com:80/">1</a><a href="http://other.com:8080/">2</a><a href="http://other.com:99999/">3</a>',
  ip: '<a href="http://0x7f.1/">1</a><a href="http://2130706433/">2</a>',
  'no-address': '<a>1</a><a name="x">2</a><a id="y" href>3</a>',
  area: '<map name=m><area href="one"><area></map>',
  'link-element': '<link rel="next" href="no"><a href="one">1</a>',
  nested: '<a href="one"><b><i>1</i></b></a>',
  download:
    '<a href="file.zip" download>1</a><a href="one" target=_blank rel="nofollow noopener">2</a><a href="ping" ping="no">3</a>',
  button: '<button formaction="no">1</button><form action="no"></form><a href="one">1</a>',
  credentials: '<a href="http://user:pass@other.com/">1</a>',
});

const IMAGES = bodies('image', {
  plain: '<img src="one.png" alt="One"><img src="two.png"><img alt="three">',
  'alt-empty': '<img src="one.png" alt=""><img src="two.png" alt><img src="three.png" alt=" ">',
  srcset: '<img src="one.png" srcset="two.png 2x, three.png 3x" alt="One"><img srcset="four.png 1x" alt="Two">',
  sizes: '<img src="one.png" srcset="two.png 400w, three.png 800w" sizes="100vw" alt="One">',
  picture:
    '<picture><source media="(min-width: 1px)" srcset="two.png"><source srcset="three.avif" type="image/avif"><img src="one.png" alt="One"></picture>',
  'picture-alone': '<picture><source srcset="two.png"></picture>',
  lazy: '<img src="one.png" loading="lazy" alt="One"><img data-src="no.png" alt="two"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-src="no.png" alt="three">',
  base64: '<img src="data:image/png;base64," alt="One">',
  spaces: '<img src=" one.png " alt="One"><img src="t wo.png" alt="two">',
  empty: '<img src="" alt="One"><img src alt="two">',
  broken: '<img src="http://[" alt="One">',
  'in-link': '<a href="one"><img src="one.png" alt="One"></a>',
  svg: '<img src="one.svg" alt="One"><svg role=img aria-label=no></svg>',
  'in-noscript': '<img src="one.png" alt="One"><noscript><img src="no.png" alt="no"></noscript>',
  'input-image': '<input type=image src="no.png" alt="no">',
  object: '<object data="no.png" type="image/png"></object><embed src="no.png">',
  map: '<img src="one.png" usemap="#m" ismap alt="One">',
  entities: '<img src="one.png?a=1&amp;b=2" alt="&quot;One&quot; &amp; two">',
});

const HEADS = heads('head', {
  full: '<title>Tea</title><meta name="description" content="Tea by sea"><link rel="canonical" href="/tea"><link rel="alternate" hreflang="de" href="/de">',
  'description-empty': '<title>Tea</title><meta name="description" content=""><meta name="description" content="Tea">',
  'description-case': '<title>Tea</title><META NAME="Description" CONTENT="Tea &amp; sea">',
  'description-twice':
    '<title>Tea</title><meta name="description" content="One"><meta name="description" content="two">',
  'description-property': '<title>Tea</title><meta property="description" content="no">',
  'description-spaces': '<title>Tea</title><meta name="description" content="  One\n  two ">',
  'canonical-relative': '<title>Tea</title><link rel="canonical" href="tea">',
  'canonical-case': '<title>Tea</title><link REL="Canonical" HREF="tea">',
  'canonical-tokens': '<title>Tea</title><link rel="x canonical y" href="tea">',
  'canonical-twice': '<title>Tea</title><link rel="canonical" href="one"><link rel="canonical" href="two">',
  'canonical-empty': '<title>Tea</title><link rel="canonical" href=""><link rel="canonical" href="two">',
  'canonical-without-address': '<title>Tea</title><link rel="canonical"><link rel="canonical" href="two">',
  'canonical-broken': '<title>Tea</title><link rel="canonical" href="http://["><link rel="canonical" href="two">',
  'canonical-spaces': '<title>Tea</title><link rel=" canonical " href=" tea ">',
  'canonical-fragment': '<title>Tea</title><link rel="canonical" href="tea#x">',
  'canonical-after-div': '<title>Tea</title><div></div><link rel="canonical" href="tea">',
  'canonical-after-text': '<title>Tea</title>text<link rel="canonical" href="tea">',
  'canonical-after-noscript-image':
    '<title>Tea</title><noscript><img src=x></noscript><link rel="canonical" href="tea">',
  'canonical-after-noscript-link':
    '<title>Tea</title><noscript><link rel=stylesheet href=x></noscript><link rel="canonical" href="tea">',
  'canonical-after-iframe': '<title>Tea</title><iframe src=x></iframe><link rel="canonical" href="tea">',
  'canonical-after-script': '<title>Tea</title><script type=x>"</he"+"ad>"</script><link rel="canonical" href="tea">',
  'canonical-after-unknown': '<title>Tea</title><x-y></x-y><link rel="canonical" href="tea">',
  'canonical-after-template': '<title>Tea</title><template><div></div></template><link rel="canonical" href="tea">',
  'canonical-after-comment': '<title>Tea</title><!-- > --><link rel="canonical" href="tea">',
  'canonical-in-template': '<title>Tea</title><template><link rel="canonical" href="tea"></template>',
  'canonical-in-comment': '<title>Tea</title><!-- <link rel="canonical" href="tea"> -->',
  'canonical-in-svg': '<title>Tea</title><svg><link rel="canonical" href="tea"></svg>',
  'alternates-many':
    '<title>Tea</title><link rel="alternate" hreflang="de-AT" href="/at"><link rel="alternate" hreflang="x-default" href="/"><link rel="alternate" hreflang="" href="/no"><link rel="alternate" type="application/rss+xml" href="/feed">',
  'alternates-case': '<title>Tea</title><LINK REL="ALTERNATE" HREFLANG="DE" HREF="/DE">',
  'alternates-relative': '<title>Tea</title><link rel="alternate" hreflang="de" href="de">',
  'alternates-after-div': '<title>Tea</title><div></div><link rel="alternate" hreflang="de" href="de">',
  'alternates-stylesheet': '<title>Tea</title><link rel="alternate stylesheet" hreflang="de" href="de">',
  'meta-in-title': '<title>Tea<meta name="description" content="no"></title>',
  'style-with-tags': '<style><title>no</title></style><title>Tea</title>',
  'script-with-tags': '<script>"<title>no</title>"</script><title>Tea</title>',
  'noscript-title': '<noscript><title>no</title></noscript><title>Tea</title>',
  'object-in-head': '<title>Tea</title><object></object><meta name="description" content="Tea">',
  'textarea-in-head': '<textarea><title>no</title></textarea><title>Tea</title>',
});

const BASES = heads('base', {
  absolute: '<title>Tea</title><base href="http://other.com/x/"><link rel=canonical href="c">',
  relative: '<title>Tea</title><base href="sub/"><link rel=canonical href="c">',
  root: '<title>Tea</title><base href="/"><link rel=canonical href="c">',
  'protocol-relative': '<title>Tea</title><base href="//other.com/">',
  empty: '<title>Tea</title><base href="">',
  twice: '<title>Tea</title><base href="one/"><base href="two/">',
  'target-first': '<title>Tea</title><base target="_blank"><base href="two/">',
  broken: '<title>Tea</title><base href="http://["><base href="two/">',
  data: '<title>Tea</title><base href="data:text/html,x/"><base href="two/">',
  javascript: '<title>Tea</title><base href="javascript:x/">',
  mailto: '<title>Tea</title><base href="mailto:x">',
  ftp: '<title>Tea</title><base href="ftp://other.com/x/">',
  spaces: '<title>Tea</title><base href=" sub/ ">',
  fragment: '<title>Tea</title><base href="sub/#x">',
  query: '<title>Tea</title><base href="?x">',
  'after-links': '<title>Tea</title><link rel=canonical href="c"><base href="sub/">',
  'in-body': '<title>Tea</title></head><body><base href="sub/">',
  'in-template': '<title>Tea</title><template><base href="no/"></template>',
  'in-svg': '<title>Tea</title><svg><base href="no/"></svg>',
  'in-noscript': '<title>Tea</title><noscript><base href="no/"></noscript>',
  credentials: '<title>Tea</title><base href="http://user@other.com/">',
});

/** Each base, and what is resolved against it. */
const BASE_URLS: Readonly<Record<string, string>> = {
  folder: 'sub/',
  file: 'sub/file',
  root: '/',
  host: 'http://other.localhost',
  query: 'sub/?a=b',
  secure: 'https://brand.localhost/x/y/',
  up: '../..',
  blob: 'blob:http://brand.localhost/x',
};
const REFERENCES: Readonly<Record<string, string>> = {
  relative: 'one',
  empty: '',
  query: '?q',
  fragment: '#f',
  root: '/two',
  host: '//third.localhost/three',
  up: '../four',
  dot: '.',
};
const BASE_MATRIX: readonly Case[] = Object.entries(BASE_URLS).flatMap(([base, url]) =>
  Object.entries(REFERENCES).map(([kind, reference]) =>
    document(
      `base-${base}-of-${kind}`,
      `<!doctype html><title>Tea</title><base href="${url}"><link rel="canonical" href="${reference}"><p><a href="${reference}">One</a><img src="${reference}" alt="two">`,
    ),
  ),
);

const UNICODE_BODIES = bodies('unicode', {
  composed: '<h1>Thé e&#x301;</h1>',
  'zero-width': 'a&#x200b;b&#x200d;c&#xfeff;d',
  spaces: 'a&#x2003;b&#x202f;c&#x3000;d&#x1680;e&#x85;f',
  astral: '𠮷野家 😀 &#x1f600; 👩‍👩‍👧',
  'lone-surrogates': 'a&#xd83d;b',
  noncharacters: 'a&#xfdd0;b&#xffff;c',
  'line-separators': 'a&#x2028;b&#x2029;c',
});

export const MARKUP: readonly Case[] = [
  ...MISNESTED,
  ...UNCLOSED,
  ...TABLES,
  ...DOCUMENTS,
  ...DUPLICATES,
  ...COMMENTS,
  ...ENTITIES,
  ...EMBEDDED,
  ...LINES,
  ...HIDDEN,
  ...HIDDEN_MATRIX,
  ...HEADINGS,
  ...SHADOW,
  ...SCRIPTS,
  ...LINKS,
  ...IMAGES,
  ...HEADS,
  ...BASES,
  ...BASE_MATRIX,
  ...UNICODE_BODIES,
];
