/**
 * What axe-core's own pages for some of its rules (https://github.com/dequelabs/axe-core, test/integration) ask, in our
 * words: an element to a case, and whether the rule is broken. `IMG` stands for an image, `ID` for the id of a text.
 */

/** Cases that break a rule, and others. */
interface AxeCases {
  readonly broken: readonly string[];
  readonly kept: readonly string[];
}

const img = (...attributes: readonly string[]) => attributes.map((one) => `<img src="a.png" ${one}>`);
const link = (...rests: readonly string[]) => rests.map((rest) => `<a href="/a"${rest}</a>`);
const button = (...rests: readonly string[]) => rests.map((rest) => `<button${rest}</button>`);
const both = (...rests: readonly string[]) =>
  rests.flatMap((one) => [`<input ${one}>`, `<textarea ${one}></textarea>`]);
const choice = (first: string) => `<select disabled><option selected>${first}</option><option>Two</option></select>`;
const html = (...attributes: readonly string[]) =>
  attributes.map((one) => `<html ${one}><title>A page</title><p>Words</p>`);
const head = (...elements: readonly string[]) =>
  elements.map((one) => `<html lang="en"><head>${one}</head><p>Words</p>`);

const viewport = (...contents: readonly string[]) =>
  head(...contents.map((one) => `<meta name="viewport" content="${one}">`));

const TEXTS = '<div id="text">Bananas</div><div id="unseen" style="display: none">Pears</div><div id="empty"></div>';

/** Cases by axe-core's id of the rule. Elements come with `TEXTS`, which some refer to. */
export const AXE_CASES: Readonly<Record<string, AxeCases>> = {
  'image-alt': {
    broken: img(
      ...['', 'aria-label=""', 'aria-labelledby="nothing"', 'aria-labelledby=""', 'title=""', 'alt=" "'],
      ...['presentation', 'none'].flatMap((role) => [
        `role="${role}" aria-live="assertive"`,
        `role="${role}" tabindex="0"`,
      ]),
      ...['role="button"', 'role="separator" tabindex="0"', 'role="option" aria-label=""'],
      ...['role="progressbar" title=""', 'role="treeitem" aria-labelledby=""'],
    ).concat('<img role="button">'),
    kept: img(
      ...[
        'alt="Pears"',
        'aria-label="Pears"',
        'aria-labelledby="text"',
        'alt=""',
        'title="Pears"',
        'role="presentation"',
      ],
      ...['role="none"', 'aria-labelledby="unseen"', 'role="separator"', 'role="button" aria-label="Pears"'],
      ...['role="checkbox" title="Pears"', 'role="menuitemradio" aria-labelledby="text"'],
    ),
  },
  'link-name': {
    broken: link(
      '>',
      ' aria-labelledby="nothing">',
      ' aria-labelledby="empty">',
      ' role="none">',
      ' role="presentation">',
    ),
    kept: link(
      ...['>Words', ' aria-label="Words">', ' aria-labelledby="text">', ' title="Words">', '><article>Words</article>'],
    ).concat('<span role="link">Words</span>'),
  },
  'button-name': {
    broken: button(
      ...['>', ' value="Words">', ' aria-label="">', ' aria-labelledby="nothing">', ' aria-labelledby="empty">'],
      ...[' value="Words" tabindex="-1">', ' role="presentation">', ' role="none">', ' role="img" disabled>'],
      ' role="gridcell">',
    ),
    kept: button(
      ...['>Words', ' aria-label="Words">', ' aria-labelledby="text">', ' aria-label="Other">Words', ' title="Words">'],
      ...[' role="presentation" disabled>', ' role="none" disabled>', ' role="gridcell" disabled>'],
    ).concat(
      ...['<label>Words<button></button></label>', '<label for="b">Words</label><button id="b"></button>'],
      ...['<span role="button">Words</span>', '<input type="submit" value="submit" role="button">'],
    ),
  },
  'input-image-alt': {
    broken: [
      ...['', 'aria-label=""', 'aria-labelledby="nothing"', 'aria-labelledby=""', 'alt=""', 'role="img" disabled'],
      'role="gridcell"',
    ].map((one) => `<input type="image" src="a.png" ${one}>`),
    kept: [
      ...['alt="Pears"', 'aria-label="Pears"', 'aria-labelledby="text"', 'title="Pears"', 'role="gridcell" disabled'],
    ]
      .map((one) => `<input type="image" src="a.png" ${one}>`)
      .concat(
        '<label>Words<input type="image" src="a.png"></label>',
        '<label for="i">Words</label><input type="image" src="a.png" id="i">',
      ),
  },
  label: {
    broken: [
      ...both(''),
      ...both('').map((field) => `<label>${field}</label>`),
      ...both('id="f"').map((field) => `<label for="f"></label>${field}`),
      '<label for="f" style="display: none">Words</label><input id="f">',
      '<label><label><input></label></label>',
      '<label> <input value="val"></label>',
      '<label for="f"> <input id="f" value="val"></label>',
      '<div id="f"><input value="val" aria-labelledby="f"></div>',
      '<label><textarea> value</textarea></label>',
      '<div id="f"><span role="progressbar" aria-valuenow="23">23%</span></div><input aria-labelledby="f">',
      `<div id="f">${choice('')}</div><input aria-labelledby="f">`,
    ],
    kept: [
      ...['hidden', 'button', 'submit', 'reset'].map((type) => `<input type="${type}" value="Words">`),
      ...both('aria-label="Words"', 'aria-labelledby="text"', 'title="Words"'),
      ...both('').map((field) => `<label>Words ${field}</label>`),
      ...both('id="f"').map((field) => `<label for="f">Words</label>${field}`),
      `${choice('Chosen').replace('<select', '<select id="f"')}<input aria-labelledby="f">`,
      `<label for="f">${choice('Chosen')}</label><input id="f">`,
      '<label for="f" style="display: none">Words</label><input id="f" title="Words">',
      '<input role="none" disabled>',
      '<input role="presentation" disabled>',
      '<div id="f" aria-hidden="true">Words</div><input aria-labelledby="f">',
      '<table><tr><th id="f">Words</th><td><input aria-labelledby="f"></td></tr></table>',
    ],
  },
  'html-has-lang': { broken: html('', 'xml:lang="fr"', 'lang=""'), kept: html('lang="klingon"', 'lang="Elven"') },
  'html-lang-valid': { broken: html('lang="@(#$*"', 'lang="english"'), kept: html('lang="en"', '', 'lang=""') },
  'document-title': { broken: head('', '<title></title>'), kept: head('<title>A page</title>') },
  'meta-viewport': {
    broken: viewport('User-Scalable= no;\n maximum-scale=2;', 'maximum-scale=1.5;'),
    kept: viewport('maximum-scale=2;', 'width=device-width, initial-scale=1.0'),
  },
  'meta-refresh': {
    broken: head(
      '<meta http-equiv="refresh" content="3000">',
      '<meta http-equiv="refresh" content="10 https://a.example/">',
    ),
    kept: head(
      ...['-10 https://a.example/', '90000; https://a.example/'].map(
        (one) => `<meta http-equiv="refresh" content="${one}">`,
      ),
      ...['<meta http-equiv="refresh">', '<meta name="description" content="10 https://a.example/">'],
    ),
  },
};

/** The page of a case. */
export function pageOf(part: string): string {
  return part.startsWith('<html') ? part : `<html lang="en"><title>A page</title>${TEXTS}${part}`;
}
