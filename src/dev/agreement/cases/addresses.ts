/** Addresses in a page: links, images, what the head declares, and the base of them all. */
import { bodies, document, heads, type Case } from '../case';

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

export const ADDRESSES: readonly Case[] = [...LINKS, ...IMAGES, ...HEADS, ...BASES, ...BASE_MATRIX];
