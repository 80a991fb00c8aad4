/**
 * Text and background colours that a page declares together, for text it has. A pair that something else may override
 * is left out, and so is one that nobody sees: what is hidden or disabled, and what has no text.
 */
import { contrast, hexOf, parseColour } from '../basics/colours';
import type { AccessFacts, ColourPair } from '../facts/access';
import { collapse, isBlank } from '../basics/text';
import { append, attribute, scriptText, tokens, words, type HtmlElement } from './html';
import type { Reading } from './reading';
import { statement, whereIn } from './statement';
import { declarations, flatRules, type Declared, type StyleRule } from './style-rules';

/** Pairs kept in the facts. */
const KEPT = 10;
/** Rules and style attributes with both colours that are looked at; more decide nothing. */
const PAIR_LIMIT = 500;
/** Elements of one class or type that are compared with a selector. */
const ELEMENT_LIMIT = 100;
/** Selectors of one rule that are read. */
const SELECTOR_LIMIT = 50;
/** Elements that are looked at for text with the colours of what they are in. */
const INHERITING_LIMIT = 200;
/** Rules that may set an element's colours. If there are more, we can't tell which one applies. */
const RIVAL_LIMIT = 100;

const COLOUR = ['color', 'background', 'background-color', 'background-image', 'all'];

type Declarations = ReadonlyMap<string, Declared>;
type Found = Omit<ColourPair, 'value' | 'where'>;

/** The opaque text and background colour that declarations set; null if one is not set, or not opaque. */
function pairIn(set: Declarations): Found | null {
  const names = [...set.keys()];
  const last =
    names.lastIndexOf('background') > names.lastIndexOf('background-color') ? 'background' : 'background-color';
  // An image may be over the colour.
  const image = set.get('background-image')?.value;
  const text = parseColour(set.get('color')?.value ?? '');
  const background = parseColour(set.get(last)?.value ?? '');
  if (text === null || background === null || (image !== undefined && image.toLowerCase() !== 'none')) return null;
  return { text: hexOf(text), background: hexOf(background), ratio: contrast(text, background) };
}

/** What the colours of an element are set by. */
interface Rule {
  readonly set: Declarations;
  /** Type, classes and ids that an element needs. */
  readonly needs: readonly string[];
  /** Whether it has further conditions, and we don't know whether an element meets them. */
  readonly isMore: boolean;
  /** By the numbers of ids, and of classes with all that counts like them, and of types. */
  readonly specificity: number;
  readonly order: number;
}

/** States and parts of an element, such as `:hover`. They don't override how the element looks at rest. */
const MOMENTARY =
  /::|:(?:hover|focus|focus-visible|focus-within|active|visited|target|before|after|first-line|first-letter|placeholder)/i;

/** A selector by its last compound; null if it is for what is not read. */
function readSelector(selector: string): Pick<Rule, 'needs' | 'isMore' | 'specificity'> | null {
  if (selector === '' || MOMENTARY.test(selector)) return null;
  const compound = selector.split(/[\s>+~]/).at(-1) ?? '';
  const type = /^[a-z][a-z0-9]*/i.exec(compound)?.[0].toLowerCase() ?? '';
  const names = compound.slice(type.length).match(/[.#][a-z_][\w-]*/gi) ?? [];
  const needs = type === '' ? names : [type, ...names];
  const isMore = needs.join('').length !== selector.length;
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0;
  const specificity = count(/#/g) * 10_000 + count(/[.:[]/g) * 100 + count(/(?:^|[\s>+~])[a-z]/gi);
  return { needs, isMore, specificity };
}

/** Elements and rules by the simple selectors `p`, `#id`, `.class`. */
class Cascade {
  private readonly elements = new Map<string, HtmlElement[]>();
  private readonly rules = new Map<string, Rule[]>();
  private readonly names = new Map<HtmlElement, ReadonlySet<string>>();

  constructor(elements: readonly HtmlElement[]) {
    for (const element of elements)
      for (const name of this.namesOf(element)) append(this.elements, name, element, ELEMENT_LIMIT);
  }

  private namesOf(element: HtmlElement): ReadonlySet<string> {
    const known = this.names.get(element);
    if (known !== undefined) return known;
    const classes = words(element, 'class').map((name) => `.${name}`);
    const id = attribute(element, 'id');
    const names = new Set(['*', element.tagName, ...classes, ...(id === null ? [] : [`#${id}`])]);
    this.names.set(element, names);
    return names;
  }

  add(rule: Rule): void {
    append(this.rules, rule.needs.at(-1) ?? '*', rule, RIVAL_LIMIT);
  }

  private matches(element: HtmlElement, { needs }: Rule): boolean {
    const names = this.namesOf(element);
    return needs.every((one) => names.has(one));
  }

  /** Whether nothing else sets the colours that a rule sets for an element, as far as it is known. */
  private isLast(element: HtmlElement, rule: Rule): boolean {
    const rivals = [...this.namesOf(element)].flatMap((name) => this.rules.get(name) ?? []);
    if (rivals.length >= RIVAL_LIMIT) return false;
    const isImportant = COLOUR.some((property) => rule.set.get(property)?.important);
    const overrides = (other: Declarations, isLater: boolean) =>
      COLOUR.some((property) => {
        const stated = other.get(property);
        return stated !== undefined && (stated.important === isImportant ? isLater : stated.important);
      });
    return (
      !overrides(declarations(attribute(element, 'style') ?? ''), true) &&
      !rivals.some(
        (other) => other.set !== rule.set && this.matches(element, other) && overrides(other.set, isAfter(other, rule)),
      )
    );
  }

  /** Whether a rule's colours are those of some text that people see. */
  holds(rule: Rule): boolean {
    const rarest = rule.needs.find((one) => one.startsWith('#')) ?? rule.needs.at(-1);
    if (rule.isMore || rarest === undefined) return false;
    return (this.elements.get(rarest) ?? []).some(
      (element) =>
        this.matches(element, rule) && isVisible(element) && this.isLast(element, rule) && this.colours(element),
    );
  }

  /** Whether any text takes its colours from an element: its own text, or that of descendants without colours. */
  private colours(element: HtmlElement): boolean {
    const waiting: HtmlElement[] = [element];
    for (let looked = 0; looked < INHERITING_LIMIT; looked += 1) {
      const next = waiting.pop();
      if (next === undefined) return false;
      for (const node of next.childNodes) {
        if ('value' in node && !isBlank(node.value)) return true;
        if ('tagName' in node && !this.hasOwnColours(node)) waiting.push(node);
      }
    }
    return false;
  }

  private hasOwnColours(element: HtmlElement): boolean {
    if (OWN_COLOURS.has(element.tagName) || isHidden(element)) return true;
    if (/color|background|all/i.test(attribute(element, 'style') ?? '')) return true;
    const rivals = [...this.namesOf(element)].flatMap((name) => this.rules.get(name) ?? []);
    return rivals.length >= RIVAL_LIMIT || rivals.some((rule) => this.matches(element, rule));
  }
}

function isAfter(other: Rule, rule: Rule): boolean {
  if (other.isMore) return true;
  if (other.specificity !== rule.specificity) return other.specificity > rule.specificity;
  return other.order > rule.order;
}

/** Controls that may be disabled: for them no contrast is asked (WCAG 1.4.3). */
const CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'option', 'optgroup', 'fieldset']);

/** What browsers give colours of their own, and what shows no text. */
const OWN_COLOURS = new Set([...CONTROLS, 'a', 'mark', 'script', 'style', 'template', 'noscript', 'iframe', 'svg']);

/** Whether an element is hidden or disabled by what it says itself. */
function isHidden(element: HtmlElement): boolean {
  if (attribute(element, 'hidden') !== null || attribute(element, 'aria-disabled') === 'true') return true;
  if (CONTROLS.has(element.tagName) && attribute(element, 'disabled') !== null) return true;
  const style = attribute(element, 'style') ?? '';
  return style !== '' && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}

/** Whether neither an element nor what it is in is hidden. */
function isVisible(element: HtmlElement): boolean {
  for (let at: typeof element.parentNode = element; at !== null && 'tagName' in at; at = at.parentNode)
    if (isHidden(at)) return false;
  return true;
}

/** Whether an element shows text of its own, as far as its attributes and those around it say. */
function isSeen(element: HtmlElement): boolean {
  return element.childNodes.some((node) => 'value' in node && !isBlank(node.value)) && isVisible(element);
}

/** A rule of a `<style>` element that applies to screens, and where it is. */
interface Stated {
  readonly rule: StyleRule;
  readonly set: Declarations;
  readonly line: number | null;
}

function* sheetRules(reading: Reading): Generator<Stated> {
  for (const style of reading.document.all('style')) {
    const media = tokens(style, 'media').join(' ');
    if (media !== '' && media !== 'all' && media !== 'screen') continue;
    const { text, line } = scriptText(style);
    const start = line ?? reading.document.lineOf(style);
    for (const rule of flatRules(text)) {
      if (!/color|background|all/i.test(rule.body)) continue;
      yield { rule, set: declarations(rule.body), line: start === null ? null : start + rule.lines };
    }
  }
}

/** Pairs of `<style>` elements. */
function sheetPairs(reading: Reading): readonly ColourPair[] {
  const all = [...sheetRules(reading)].map((stated, order) => ({
    ...stated,
    selectors: stated.rule.prelude.split(',', SELECTOR_LIMIT).flatMap((written) => {
      const selector = written.trim();
      const read = readSelector(selector);
      return read === null ? [] : [{ selector, rule: { ...read, set: stated.set, order } }];
    }),
  }));
  const pairs = all.filter(({ set }) => pairIn(set) !== null).slice(0, PAIR_LIMIT);
  if (pairs.length === 0) return [];
  const cascade = new Cascade(reading.document.elements);
  for (const { set, selectors } of all)
    if (COLOUR.some((name) => set.has(name))) for (const { rule } of selectors) cascade.add(rule);
  return pairs.flatMap(({ rule: { prelude, body }, set, line, selectors }) => {
    const pair = pairIn(set);
    const found = selectors.find(({ rule }) => cascade.holds(rule));
    if (pair === null || found === undefined) return [];
    const where = whereIn(reading.answer, 'style', line, collapse(`${prelude} {${body}}`));
    return [{ ...statement(found.selector, where), ...pair }];
  });
}

/** Pairs of style attributes, where no sheet of the page has something important to say. */
function attributePairs(reading: Reading): readonly ColourPair[] {
  const { document, answer } = reading;
  const isOverridden = document.all('style').some((style) => /!\s*important/i.test(scriptText(style).text));
  const styled = document.elements.filter((element) => /color/i.test(attribute(element, 'style') ?? ''));
  return styled.slice(0, PAIR_LIMIT).flatMap((element) => {
    const set = declarations(attribute(element, 'style') ?? '');
    const pair = pairIn(set);
    if (pair === null || !isSeen(element)) return [];
    if (isOverridden && set.get('color')?.important !== true) return [];
    const where = whereIn(answer, 'style-attribute', document.lineOf(element), document.tagOf(element));
    return [{ ...statement(element.tagName, where), ...pair }];
  });
}

/** Colours declared in pairs, the lowest contrast first; pairs of the same colours count once. */
export function colourPairs(reading: Reading): AccessFacts['colours'] {
  const pairs = new Map<string, ColourPair>();
  for (const pair of [...sheetPairs(reading), ...attributePairs(reading)]) {
    const key = `${pair.text} ${pair.background}`;
    if (!pairs.has(key)) pairs.set(key, pair);
  }
  const lowest = [...pairs.values()].toSorted((a, b) => a.ratio - b.ratio).slice(0, KEPT);
  return { count: pairs.size, lowest };
}
