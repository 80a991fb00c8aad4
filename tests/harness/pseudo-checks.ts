/** Finds untranslated texts and blocks that run in the wrong direction in a page of a pseudo-locale. */
import type { Page } from '@playwright/test';

/**
 * What is not translated: code, times formatted by `Intl`, texts marked with their language, and other people's words,
 * which are always isolated.
 */
const OTHERS = 'code, pre, kbd, samp, time, bdi, script, style, template, [dir="auto"], [translate="no"]';

/** Names of languages, units and months, and separators of lists: `Intl`'s words, in its language. */
const INTL = [
  /\b(?:English|German|French|Spanish|Japanese|Arabic)\b(?: \((?:en-xa|Pseudo-Accents)\))?/g,
  /\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}/g,
  /\d\s?(?:bytes?|[kKM]?B|s|ms)(?![A-Za-z])/g,
  / and /g,
  /\((?:ar-xb|Pseudo-Bidi)\)/g,
];

/** Names of services, e-mail addresses, URLs, example domains, markup, and references of messages, made of capitals and digits. */
const LITERAL = [
  /\b(?:Discord|Facebook|LinkedIn|Mastodon|Slack|WhatsApp)\b/g,
  /[^\s@]+@[^\s@]+/g,
  /https?:\/\/\S+/g,
  /^[a-z]+\.example$/g,
  /<[^<>]+>/g,
  /\b(?=[A-Z]*\d)[0-9A-HJKMNP-TV-Z]{10}\b/g,
];

/** A text on the page, and its position. */
interface Found {
  readonly text: string;
  readonly place: string;
}

/** What is left of a text without everything that was made for the pseudo-locale. */
function leftOf(locale: string, text: string): string {
  const own = locale === 'ar-xb' ? /\u202E[^\u202C]*\u202C/gu : /[^\u0000-\u007F]+/gu;
  const rest = [...INTL, ...LITERAL].reduce((left, pattern) => left.replace(pattern, ' '), text).replace(own, ' ');
  return locale === 'ar-xb' ? rest.replace(/[^\p{Script=Latin}]+/gu, ' ') : rest.replace(/[^A-Za-z]+/g, ' ');
}

/** Our own words in a page that were not made for its pseudo-locale, each with its element. */
export async function untranslated(page: Page, locale: string): Promise<string[]> {
  const texts = await page.evaluate((others): Found[] => {
    const placeOf = (element: Element): string => {
      const parent = element.parentElement;
      const name = (each: Element) =>
        `${each.localName}${each.className && typeof each.className === 'string' ? `.${each.className}` : ''}`;
      return parent === null ? name(element) : `${name(parent)} > ${name(element)}`;
    };
    const lang = document.documentElement.lang;
    const isOurs = (element: Element): boolean => {
      const marked = element.closest('[lang]');
      // Content for browsers without script is not text here, but source.
      if (element.closest('noscript') !== null) return false;
      return element.closest(others) === null && marked?.getAttribute('lang') === lang;
    };
    const found: Found[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const parent = nodes.currentNode.parentElement;
      if (parent !== null && isOurs(parent))
        found.push({ text: nodes.currentNode.nodeValue ?? '', place: placeOf(parent) });
    }
    for (const name of ['alt', 'title', 'aria-label', 'placeholder']) {
      for (const element of document.querySelectorAll(`body [${name}]`)) {
        if (isOurs(element))
          found.push({ text: element.getAttribute(name) ?? '', place: `${placeOf(element)}[${name}]` });
      }
    }
    return found;
  }, OTHERS);
  return texts.flatMap(({ text, place }) =>
    /\p{L}{2}/u.test(leftOf(locale, text)) ? [`${place}: ${text.trim().slice(0, 90)}`] : [],
  );
}

/** Blocks that run against their page's direction or start at the wrong edge without being marked as foreign. */
export async function misdirected(page: Page, dir: 'ltr' | 'rtl'): Promise<string[]> {
  return page.evaluate((expected) => {
    const { documentElement: html, body } = document;
    const found = [
      ...(html.dir === expected ? [] : [`html has dir ${html.dir}`]),
      ...(getComputedStyle(body).direction === expected ? [] : ['body runs in the other direction']),
    ];
    const name = (element: Element) =>
      `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 40)}"`;
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const marked = element.closest('[dir], code, pre, kbd, samp, svg, bdi, template, script, style, input');
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
      );
      if (marked !== html || !hasText || !element.checkVisibility()) continue;
      const style = getComputedStyle(element);
      if (style.direction !== expected) found.push(`${name(element)} runs ${style.direction}`);
      const wrong = expected === 'rtl' ? 'left' : 'right';
      if (style.textAlign === wrong) found.push(`${name(element)} is aligned ${wrong}`);
      // A list marker before the words takes space.
      const isMarked = element.localName === 'summary' || getComputedStyle(element, '::before').content !== 'none';
      if (
        isMarked ||
        !['block', 'list-item'].includes(style.display) ||
        !['start', 'justify', expected === 'rtl' ? 'right' : 'left'].includes(style.textAlign)
      )
        continue;
      // The first line starts where the block does.
      const range = document.createRange();
      range.selectNodeContents(element);
      const [line] = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (line === undefined) continue;
      const lines = [...range.getClientRects()].filter(
        ({ top, bottom, width }) => width > 1 && top < line.bottom && bottom > line.top,
      );
      const box = element.getBoundingClientRect();
      const gap =
        expected === 'rtl'
          ? box.right -
            parseFloat(style.paddingRight) -
            parseFloat(style.borderRightWidth) -
            Math.max(...lines.map(({ right }) => right))
          : Math.min(...lines.map(({ left }) => left)) -
            box.left -
            parseFloat(style.paddingLeft) -
            parseFloat(style.borderLeftWidth);
      if (Math.abs(gap) > 2 + Math.abs(parseFloat(style.textIndent)))
        found.push(`${name(element)} starts ${Math.round(gap)} px from its edge`);
    }
    return found;
  }, dir);
}
