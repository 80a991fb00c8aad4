/** Facts of Access that no site in the checks’ `cases.ts` states: limits, and details of verdicts. */
import type { ColourPair, EncodingFacts, Lacking } from '../facts/access';
import type { Case } from './cases';
import { PARTIAL, UNREAD } from './facts';
import { said } from './statements';

const lacking = (count: number, without: number): Lacking => ({
  count,
  lacking: without,
  examples: Array.from({ length: Math.min(without, 12) }, (_, index) => said(`/${String(index)}`, 'example')),
});
const viewport = (content: string) => ({ viewports: [said(content, 'meta:viewport')] });
const logo = (name: string, file: string) => ({ homeLogo: { ...said(name, 'home-link'), file } });
const refresh = (seconds: number) => ({ refresh: { ...said(String(seconds), 'meta:refresh'), seconds } });
const encoding = (from: EncodingFacts['from'], name: string | null) => ({
  declaredEncoding: { from, name, declared: name === null ? null : said(name, 'meta:charset') },
});
const pair: ColourPair = { ...said('p', 'style'), text: '#777777', background: '#ffffff', ratio: 447 };

export const ACCESS_CASES: readonly Case[] = [
  ['lang', 'pass', { language: said('FR', 'html:lang') }],
  ['lang', 'pass', { language: said('en-US-GB', 'html:lang') }],
  ['lang', 'pass', { language: said('gsw-CH', 'html:lang') }],
  ['lang', 'pass', { language: said('qaa', 'html:lang') }],
  ['lang', 'invalid', { language: said('em-US', 'html:lang') }, { language: 'em-US' }],
  ['lang', 'invalid', { language: said('eng', 'html:lang') }],
  ['lang', 'invalid', { language: said('i-lux', 'html:lang') }],
  ['lang', 'invalid', { language: said('#1', 'html:lang') }],
  ['lang', 'unread', UNREAD],

  ['zoom', 'pass', { viewports: [said('user-scalable=no', 'meta:viewport'), said('width=320', 'meta:viewport')] }],
  ['zoom', 'forbidden', viewport('width=device-width; user-scalable=0')],
  ['zoom', 'limited', viewport('maximum-scale=1.5'), { scale: '1.5' }],
  ['zoom', 'unread', UNREAD],
  ['zoom', 'unread', { ...PARTIAL, ...viewport('maximum-scale=1.5') }],
  ['viewport', 'pass', { viewports: [said('user-scalable=no', 'meta:viewport'), said('width=320', 'meta:viewport')] }],
  ['viewport', 'unread', UNREAD],

  ['image-alt', 'pass', {}, { count: 4 }],
  ['image-alt', 'most', { imageNames: lacking(10, 1) }, { count: 1, total: 10 }],
  ['image-alt', 'many', { imageNames: lacking(19, 2) }, { count: 2, total: 19 }],
  ['image-alt', 'many', { imageNames: lacking(1, 1) }],
  ['image-alt', 'unread', UNREAD],

  ['logo-name', 'pass', {}, { name: 'Northwind' }],
  ['logo-name', 'pass', logo('Northwind', 'Northwind.svg')],
  ['logo-name', 'pass', logo('Coca-Cola', 'coca-cola.svg')],
  ['logo-name', 'file-name', logo('logo.PNG', 'other.png'), { name: 'logo.PNG' }],
  ['logo-name', 'file-name', logo('nw-logo-2', 'nw-logo-2.svg')],
  ['logo-name', 'file-name', logo('nw_logo', 'nw_logo.svg')],
  ['logo-name', 'file-name', logo('Tea house.png', 'tea.png')],
  ['logo-name', 'file-name', logo('2041', '2041.svg')],
  ['logo-name', 'unread', UNREAD],

  ['link-names', 'pass', {}, { count: 9 }],
  ['link-names', 'few', { linkNames: lacking(9, 2) }, { count: 2 }],
  ['link-names', 'many', { linkNames: lacking(9, 3) }, { count: 3 }],
  ['link-names', 'many', { ...PARTIAL, linkNames: lacking(9, 4) }],
  ['link-names', 'unread', { ...PARTIAL, linkNames: lacking(9, 2) }],
  ['link-names', 'unread', UNREAD],
  ['link-names', 'many', { linkNames: lacking(1, 1) }],
  ['link-names', 'unread', { ...PARTIAL, linkNames: lacking(2, 2) }],

  ['link-texts', 'most', { linkTexts: lacking(10, 1) }, { text: '/0', count: 1, total: 10 }],
  ['link-texts', 'many', { linkTexts: lacking(19, 2) }],
  ['link-texts', 'unread', UNREAD],

  ['control-names', 'few', { controlNames: lacking(9, 2) }, { text: '/0', count: 2, total: 9 }],
  ['control-names', 'many', { ...PARTIAL, controlNames: lacking(9, 4) }],
  ['control-names', 'unread', { ...PARTIAL, controlNames: lacking(9, 2) }],

  ['alt-file-names', 'most', { altFileNames: lacking(10, 1) }, { text: '/0', count: 1, total: 10 }],
  ['alt-file-names', 'unread', PARTIAL],

  [
    'contrast',
    'reported',
    { colours: { count: 1, lowest: [pair] } },
    { text: '#777777', background: '#ffffff', ratio: 4.47 },
  ],

  ['meta-refresh', 'pass', refresh(0)],
  ['meta-refresh', 'pass', refresh(72_001)],
  ['meta-refresh', 'delayed', refresh(1), { count: 1 }],
  ['meta-refresh', 'delayed', refresh(72_000)],
  ['meta-refresh', 'unread', UNREAD],

  [
    'doctype',
    'quirks',
    { doctype: { mode: 'quirks', declared: said('<!DOCTYPE HTML>', 'doctype') } },
    { doctype: '<!DOCTYPE HTML>' },
  ],
  ['doctype', 'quirks', { doctype: { mode: 'quirks', declared: said('<!DOCTYPE HTML>', 'doctype') }, scope: 'page' }],
  // What there is of the page holds all of its doctype.
  ['doctype', 'quirks', { ...PARTIAL, doctype: { mode: 'quirks', declared: said('<!DOCTYPE HTML>', 'doctype') } }],
  ['doctype', 'unread', { ...PARTIAL, doctype: { mode: 'quirks', declared: said('<!DOCTYPE HTML PUB', 'doctype') } }],
  ['doctype', 'unread', { doctype: null }],
  ['doctype', 'out-of-scope', { doctype: { mode: 'quirks', declared: null }, scope: 'page' }],

  ['charset', 'pass', {}, { encoding: 'utf-8' }],
  ['charset', 'pass', encoding('bom', 'utf-8')],
  ['charset', 'other', encoding('header', 'shift_jis'), { encoding: 'shift_jis' }],
  ['charset', 'pass', { scope: 'page' }],
  ['charset', 'unread', { declaredEncoding: null }],
  ['charset', 'out-of-scope', { scope: 'page', ...encoding('none', null) }],
  ['charset', 'late', encoding('late', 'utf-8')],
];
