/** What of a page is shown: embedded things, lines, hidden parts, headings, shadow roots, scripts. */
import { bodies, inBody, unscripted, type Case } from '../case';

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
  component: 'a<x-card>b</x-card>c',
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
  frame: '<h1><iframe>no</iframe></h1><h1>One</h1>',
  'in-fallback': '<video><h1>no</h1></video><progress><h1>no</h1></progress><h1>One</h1>',
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

const UNICODE_BODIES = bodies('unicode', {
  composed: '<h1>Thé e&#x301;</h1>',
  'zero-width': 'a&#x200b;b&#x200d;c&#xfeff;d',
  spaces: 'a&#x2003;b&#x202f;c&#x3000;d&#x1680;e&#x85;f',
  astral: '𠮷野家 😀 &#x1f600; 👩‍👩‍👧',
  'lone-surrogates': 'a&#xd83d;b',
  noncharacters: 'a&#xfdd0;b&#xffff;c',
  'line-separators': 'a&#x2028;b&#x2029;c',
});

export const SHOWN: readonly Case[] = [
  ...EMBEDDED,
  ...LINES,
  ...HIDDEN,
  ...HIDDEN_MATRIX,
  ...HEADINGS,
  ...SHADOW,
  ...SCRIPTS,
  ...UNICODE_BODIES,
];
