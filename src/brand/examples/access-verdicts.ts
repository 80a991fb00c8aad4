/** What sites send, for every outcome of the checks of Access. */
import type { VerdictCase } from './verdict-case';
import { answered, evidence, failed, GOOD_PAGE, page } from './evidence';
import { BLANK, change, cut, edited } from './pages';

const NO_ANSWER = evidence(failed('https-home', 'too-slow'), failed('http-home', 'too-slow'));

/** The good page with more in its body, its head, or its viewport. */
const body = (html: string) => change('<h1>', `${html}<h1>`);
const head = (html: string) => change('<title>', `${html}<title>`);
const viewport = (content: string) => change('width=device-width, initial-scale=1', content);
const logo = (html: string) => change(/<a href="\/"><img[^>]*><\/a>/, html);
/** The good page, of which the header says nothing of its encoding. */
const plain = (html: string, patch: Parameters<typeof answered>[2] = {}) =>
  evidence(answered('https-home', html, { headers: [['content-type', 'text/html']], ...patch }));

const XHTML = [['content-type', 'application/xhtml+xml']] as const;
const xml = (encoding: string, html: string) => `<?xml version="1.0" encoding="${encoding}"?>\n${html}`;

export const ACCESS_VERDICTS: readonly VerdictCase[] = [
  ['lang', 'pass', evidence()],
  ['lang', 'pass', change('lang="en"', 'LANG="zh-hant"')],
  ['lang', 'invalid', change('lang="en"', 'lang="en_US"')],
  ['lang', 'invalid', change('lang="en"', 'lang="english"')],
  ['lang', 'missing', change('lang="en"', 'lang=" "')],
  ['lang', 'missing', change('lang="en"', 'xml:lang="en"')],
  // In XHTML it is xml:lang that counts.
  ['lang', 'pass', plain(edited('lang="en"', 'xml:lang="en"'), { headers: XHTML })],
  ['lang', 'invalid', plain(edited('lang="en"', 'lang="en" xml:lang="english"'), { headers: XHTML })],
  ['lang', 'unread', cut('<!doctype html><title>Tea</title>')],

  ['zoom', 'pass', evidence()],
  ['zoom', 'absent', page(BLANK)],
  ['zoom', 'absent', viewport('')],
  ['zoom', 'forbidden', viewport('width=device-width, User-Scalable=No')],
  ['zoom', 'limited', viewport('width=device-width; maximum-scale=1')],
  ['zoom', 'pass', head('<meta name="viewport" content="user-scalable=no">')],
  ['zoom', 'unread', cut(BLANK)],
  ['viewport', 'pass', evidence()],
  ['viewport', 'pass', viewport('INITIAL-SCALE=1')],
  ['viewport', 'desktop', viewport('width=1024')],
  ['viewport', 'desktop', viewport('width=980, initial-scale=1')],
  ['viewport', 'pass', viewport('width=360')],
  ['viewport', 'fixed', viewport('user-scalable=yes')],
  ['viewport', 'none', page(BLANK)],
  ['viewport', 'unread', cut(BLANK)],
  ['viewport', 'unread', cut('<meta name="viewport" content="user-scalable=no">')],
  // The last of several counts.
  ['zoom', 'unread', cut('<meta name="viewport" content="user-scalable=no">')],
  ['zoom', 'pass', cut('<meta name="viewport" content="width=device-width">')],

  ['image-alt', 'pass', body('<img src="/a.png" alt="">')],
  ['image-alt', 'pass', body('<img src="/a.png" role="presentation"><img src="/b.png" aria-label="Tea">')],
  ['image-alt', 'pass', body('<img src="/a.png" aria-labelledby="tea"><b id="tea">Tea</b><img src="/c" title="Tea">')],
  ['image-alt', 'pass', body('<img src="/a.png" aria-hidden="true"><div hidden><img src="/b.png"></div>')],
  ['image-alt', 'pass', body('<noscript><img src="/a.png"></noscript><template><img src="/b.png"></template>')],
  ['image-alt', 'pass', body('<img src="/a.png" style="width:0; Display: NONE"><p style="display:none"><img></p>')],
  ['image-alt', 'pass', body('<img src="/a.png" role="none">')],
  ['image-alt', 'pass', body('<div style="visibility: hidden"><img src="/a.png"></div>')],
  [
    'image-alt',
    'pass',
    body('<p role="img" aria-label="Tea"></p><p role="img" title="Tea"></p><i role="image" hidden></i>'),
  ],
  // A control, not an image.
  ['image-alt', 'pass', body('<img src="/a.png" role="button"><input type="image" role="img">')],
  ['image-alt', 'most', body(`<img src="/a.png">${'<img src="/b.png" alt="Tea">'.repeat(8)}`)],
  ['image-alt', 'many', body('<img src="/a.png">')],
  ['image-alt', 'many', body('<img src="/a.png" aria-labelledby="nobody">')],
  ['image-alt', 'many', body('<img src="/a.png" alt=" ">')],
  ['image-alt', 'many', body('<img src="/a.png" role="none" tabindex="0">')],
  ['image-alt', 'many', body('<img src="/a.png" role="picture none" tabindex="-1">')],
  ['image-alt', 'many', body('<div role="img" style="background: url(/a.png)"></div>')],
  [
    'image-alt',
    'many',
    body('<p style="visibility:hidden"><img src="/a.png" style="color:red;VISIBILITY : visible"></p>'),
  ],
  ['image-alt', 'none', logo('')],
  ['image-alt', 'unread', cut(BLANK)],

  ['alt-file-names', 'pass', evidence()],
  ['alt-file-names', 'pass', body('<img src="/t-shirt.png" alt="t-shirt"><img src="/Coca-Cola.jpg" alt="Coca-Cola">')],
  ['alt-file-names', 'pass', body('<img src="/IMG_2041.jpg" alt="">')],
  // The logo's name is judged by itself.
  ['alt-file-names', 'pass', logo('<a href="/"><img src="/img/logo.svg" alt="logo.svg"></a>')],
  ['alt-file-names', 'most', body(`<img alt="IMG_2041">${'<img alt="Tea">'.repeat(9)}`)],
  ['alt-file-names', 'many', body('<img src="/a/tea_garden-2.jpg?w=2" alt="tea_garden-2">')],
  ['alt-file-names', 'many', body('<img src="/x.jpg" alt="DSC00042">')],
  ['alt-file-names', 'many', body('<img src="/x.jpg" alt="Image"><img src="/y.jpg" alt="صورة">')],
  ['alt-file-names', 'many', body('<img src="/x" alt="Get more likes (2).png">')],
  ['alt-file-names', 'pass', body('<img src="/x.jpg" alt="Image of the harbour">')],
  ['alt-file-names', 'unread', cut(BLANK)],

  ['logo-name', 'pass', evidence()],
  ['logo-name', 'pass', logo('<a href="/"><svg role="img"><title>Northwind</title><path d="M0 0"/></svg></a>')],
  ['logo-name', 'pass', logo('<a href="https://www.northwind.example/" aria-label="Northwind"><svg></svg></a>')],
  ['logo-name', 'pass', logo('<a href="/"><img src="/logo.svg" alt=""> Northwind</a>')],
  ['logo-name', 'file-name', logo('<a href="/"><img src="/img/logo.svg" alt="logo.svg"></a>')],
  ['logo-name', 'file-name', logo('<a href="/"><img src="/img/nw-logo.svg?v=2" alt="nw-logo"></a>')],
  ['logo-name', 'file-name', logo('<a href="/"><img src="/th%C3%A9_noir.svg" alt="thé_noir"></a>')],
  // A link to a place in the page does not lead home.
  ['logo-name', 'pass', logo('<a href="#top"><img src="/up.svg" alt=""></a><a href="/"><img alt="Northwind"></a>')],
  ['logo-name', 'empty', logo('<a href="/"><img src="/logo.svg" alt=""></a>')],
  ['logo-name', 'empty', logo('<a href="/"><svg><use href="#logo"/></svg></a>')],
  ['logo-name', 'none', logo('<a href="/">Northwind</a>')],
  ['logo-name', 'none', logo('<a href="/" hidden><img src="/logo.svg" alt=""></a>')],
  ['logo-name', 'unread', cut(BLANK)],

  ['link-names', 'pass', evidence()],
  ['link-names', 'pass', body('<a href="/a" style="visibility:hidden"></a><a href="/b"><i title="Tea"></i></a>')],
  ['link-names', 'pass', body('<img alt="Map" usemap="#m"><map name="m"><area href="/a" alt="Tea"><area></map>')],
  // Nobody meets the areas of a map that no image uses.
  ['link-names', 'pass', body('<map name="m"><area href="/a"></map><area href="/b">')],
  ['link-names', 'few', body('<img alt="Map" usemap="#m"><map name="m"><area href="/a"></map>')],
  ['link-names', 'few', body('<a href="/a"><i style="visibility:hidden">Tea</i></a><b role="link" tabindex="0"></b>')],
  [
    'link-names',
    'few',
    body('<a href="/a"><img alt="" title="Tea"></a><a href="/b"><i role="none" title="Tea"></i></a>'),
  ],
  ['link-names', 'pass', body('<a href="/a" title="Tea"></a><a href="/b"><i aria-label="Tea"></i></a>')],
  ['link-names', 'pass', body('<a href="/a" aria-labelledby="x Tea"></a><b id="Tea" hidden>Tea</b>')],
  ['link-names', 'pass', body('<a href="/a" aria-hidden="true"></a><nav hidden><a href="/b"></a></nav><a></a>')],
  ['link-names', 'pass', body('<a href="/a"><tea-icon></tea-icon></a><a href="/b"><svg aria-label="Tea"></svg></a>')],
  ['link-names', 'pass', body('<ul style="display:none!important"><li><a href="/a"></a></li></ul>')],
  ['link-names', 'pass', body('<a href="/a"><img src="/a.png" title="Tea"></a>')],
  // Of several elements with one id the first counts.
  ['link-names', 'pass', body('<a href="/a" aria-labelledby="t"></a><b id="t">Tea</b><b id="t"></b>')],
  ['link-names', 'few', body('<a href="/a"><b style="display:none">Tea</b></a>')],
  ['link-names', 'few', body('<a href="/a"><i class="icon"></i></a>')],
  ['link-names', 'few', body('<a href="/a" aria-label=" "> </a><a href="/b"><span aria-hidden="true">Tea</span></a>')],
  ['link-names', 'many', body('<a href="/a"></a>'.repeat(10_000))],
  ['link-names', 'none', page(BLANK)],
  ['link-names', 'unread', cut(BLANK)],

  ['link-texts', 'pass', evidence()],
  ['link-texts', 'pass', page(BLANK)],
  ['link-texts', 'pass', body('<a href="/oolong/">Oolong</a> <a href="/oolong/#more">Read more</a>')],
  ['link-texts', 'pass', body('<a href="#more">Read more</a><a href="mailto:tea@northwind.example">here</a>')],
  ['link-texts', 'pass', body('<a href="/a/" aria-label="More on oolong">More</a>')],
  ['link-texts', 'pass', body('<a href="/a/" aria-describedby="tea">More</a><b id="tea">Oolong</b>')],
  ['link-texts', 'pass', body('<a href="/a/" title="How oolong is made">More</a>')],
  ['link-texts', 'pass', body('<a href="/a/">Mehr Licht</a><a href="/b/">Tutaj</a>')],
  ['link-texts', 'most', body(`<a href="/a/">Read more »</a>${'<a href="/b/">Oolong</a>'.repeat(9)}`)],
  ['link-texts', 'many', body('<a href="/a/">Click here!</a>')],
  ['link-texts', 'many', body('<a href="/a/"><img src="/a.png" alt="LEARN MORE"></a>')],
  ['link-texts', 'many', change('lang="en">', 'lang="es-MX"><a href="/a/">Haz clic aquí</a>')],
  ['link-texts', 'many', change('lang="en">', 'lang="ja"><a href="/a/">続きを読む</a>')],
  ['link-texts', 'many', change('lang="en">', '><a href="/a/">اقرأ المزيد</a>')],
  ['link-texts', 'unread', cut(BLANK)],

  ['control-names', 'pass', evidence()],
  // The bar of an archive is no part of the page.
  ['control-names', 'pass', body('<div id="wm-ipp-base"><div id="wm-ipp"><input id="wmtbURL"></div></div>')],
  [
    'control-names',
    'pass',
    body('<input id="a"><label for="a">Tea</label><input aria-label="Tea"><textarea title="Tea">'),
  ],
  [
    'control-names',
    'pass',
    body('<input type="submit"><input type="hidden"><input type="button" value="Go"><input disabled>'),
  ],
  ['control-names', 'pass', body('<button><svg aria-label="Menu"></svg></button><button><img alt="Find"></button>')],
  [
    'control-names',
    'pass',
    body('<button><tea-icon></tea-icon></button><input placeholder="Tea"><input tabindex="-1">'),
  ],
  [
    'control-names',
    'pass',
    body('<div hidden><button></button></div><input class="hidden"><a role="button" href="#"></a>'),
  ],
  ['control-names', 'few', body('<button class="menu"><i class="icon"></i></button>')],
  ['control-names', 'few', body('<label><select><option>Tea</select></label><div role="button"><svg></svg></div>')],
  ['control-names', 'few', body('<input type="image" src="/go.png"><input type="button">')],
  ['control-names', 'many', body('<input name="q"><input type="checkbox" value="tea"><div role="textbox">Tea</div>')],
  ['control-names', 'many', body('<div role="button">'.repeat(300) + '</div>'.repeat(300))],
  ['control-names', 'none', change(/<form.*<\/form>/, '')],
  ['control-names', 'unread', cut(BLANK)],

  ['contrast', 'reported', head('<style>h1 { color: #777; background: white }</style>')],
  ['contrast', 'reported', body('<p style="color:#777;background-color:rgb(255,255,255)">Tea</p>')],
  ['contrast', 'reported', head('<style media="screen">h1 { color: #777; background: white }</style>')],
  ['contrast', 'reported', body('<p style="color:#777;background:white;background-image:none">Tea</p>')],
  ['contrast', 'reported', body('<p style="color:#777;background:url(a.png);background-color:white">Tea</p>')],
  ['contrast', 'none', evidence()],
  ['contrast', 'none', head('<style>h6 { color: #777; background: white }</style>')],
  ['contrast', 'unread', NO_ANSWER],

  ['meta-refresh', 'pass', evidence()],
  ['meta-refresh', 'pass', head('<meta http-equiv="refresh" content="0; url=/en/">')],
  ['meta-refresh', 'pass', head('<meta http-equiv="refresh" content="url=/en/">')],
  ['meta-refresh', 'delayed', head('<meta http-equiv="Refresh" content="5">')],
  [
    'meta-refresh',
    'delayed',
    head('<meta http-equiv="refresh" content="-1"><meta http-equiv="refresh" content="30,/">'),
  ],
  ['meta-refresh', 'delayed', plain(GOOD_PAGE, { headers: [['refresh', '300; url=/en/']] })],
  ['meta-refresh', 'unread', cut(BLANK)],

  ['charset', 'pass', evidence()],
  ['charset', 'pass', plain(GOOD_PAGE)],
  ['charset', 'pass', plain(edited('charset="utf-8"', 'http-equiv="Content-Type" content="text/html; charset=UTF8"'))],
  ['charset', 'pass', plain(edited('<meta charset="utf-8">', `<meta charset="utf-8"><!--${'-'.repeat(2000)}-->`))],
  ['charset', 'other', plain(edited('"utf-8"', '"Shift_JIS"'))],
  [
    'charset',
    'other',
    evidence(answered('https-home', GOOD_PAGE, { headers: [['content-type', 'text/html; charset=iso-8859-1']] })),
  ],
  ['charset', 'other', plain(edited('"utf-8"', '"ISO-8859-16"'))],
  ['charset', 'pass', plain(edited('"utf-8"', '" UTF-16 "'))],
  ['charset', 'late', plain(edited('<meta charset="utf-8">', `<!--${'é'.repeat(500)}--><meta charset="utf-8">`))],
  ['charset', 'none', plain(edited('<meta charset="utf-8">', ''))],
  ['charset', 'none', plain(edited('"utf-8"', '"utf-7"'))],
  ['charset', 'pass', plain('\ufeff<!doctype html><title>Tea</title>')],
  ['charset', 'pass', plain(xml('UTF-8', edited('<meta charset="utf-8">', '')))],
  ['charset', 'other', plain(xml('Shift_JIS', edited('<meta charset="utf-8">', '')))],
  // A meta element comes first where it comes in time.
  ['charset', 'pass', plain(xml('Shift_JIS', GOOD_PAGE))],
  [
    'charset',
    'pass',
    plain(xml('utf-8', edited('<meta charset="utf-8">', `<!--${'-'.repeat(1100)}--><meta charset="big5">`))),
  ],
  ['charset', 'none', plain(`<!-- -->${xml('utf-8', edited('<meta charset="utf-8">', ''))}`)],
  ['charset', 'unread', NO_ANSWER],

  ['doctype', 'pass', evidence()],
  ['doctype', 'pass', change('<!doctype html>', '<!DOCTYPE html SYSTEM "about:legacy-compat">')],
  ['doctype', 'pass', plain(xml('UTF-8', edited('<!doctype html>', '')), { headers: XHTML })],
  // Browsers differ from the standards in one detail of tables only.
  ['doctype', 'pass', change('<!doctype html>', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "a">')],
  ['doctype', 'quirks', change('<!doctype html>', '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">')],
  ['doctype', 'quirks', change('<!doctype html>', '<!DOCTYPE tea>')],
  ['doctype', 'none', change('<!doctype html>', '')],
  ['doctype', 'pass', cut(BLANK)],
  ['doctype', 'unread', cut('<html><title>Tea</title>')],
  ['doctype', 'unread', NO_ANSWER],
];
