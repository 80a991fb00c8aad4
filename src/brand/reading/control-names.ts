/** Buttons and form fields, and what they are called by assistive technology. */
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Lacking } from '../facts/access';
import { collapse } from '../basics/text';
import type { Naming } from './accessible-names';
import { append, attribute, tokens, type HtmlElement } from './html';
import { lackingOf } from './lacking';
import { stated, type Reading } from './reading';

type Node = DefaultTreeAdapterTypes.Node;
type Sort = 'button' | 'field';

/** Roles of ACT 97a4e1 (buttons) and e086e5 (fields), except listbox: those are closed until a script opens them. */
const ROLES: Readonly<Record<string, Sort>> = {
  button: 'button',
  checkbox: 'field',
  combobox: 'field',
  radio: 'field',
  searchbox: 'field',
  slider: 'field',
  spinbutton: 'field',
  switch: 'field',
  textbox: 'field',
};

/** Tags that are controls without a role. */
const TAGS = ['button', 'input', 'select', 'textarea'];

/** Input types that are not fields; those that browsers name themselves are not listed as buttons either. */
const BUTTON_TYPES = ['button', 'image'];
const NAMED_TYPES = ['hidden', 'submit', 'reset'];

function typeOf(input: HtmlElement): string {
  return (attribute(input, 'type') ?? '').trim().toLowerCase();
}

function sortOf(element: HtmlElement): Sort | null {
  // Most elements have neither attributes nor a tag that matters.
  if (element.attrs.length === 0 && !TAGS.includes(element.tagName)) return null;
  // What takes the focus is no decoration: https://www.w3.org/TR/wai-aria-1.2/#conflict_resolution_presentation_none
  const role = tokens(element, 'role').find((one) => one !== 'none' && one !== 'presentation');
  // A link without a name is missed as a link.
  if (element.tagName === 'a' && attribute(element, 'href') !== null) return null;
  if (element.tagName === 'input' && NAMED_TYPES.includes(typeOf(element))) return null;
  if (role !== undefined) return Object.hasOwn(ROLES, role) ? (ROLES[role] ?? null) : null;
  switch (element.tagName) {
    case 'button':
      return 'button';
    case 'select':
    case 'textarea':
      return 'field';
    case 'input':
      return BUTTON_TYPES.includes(typeOf(element)) ? 'button' : 'field';
    default:
      return null;
  }
}

/** Classes by which style sheets hide an element. */
const CLASS_LENGTH = 500;
const HIDING = ['hidden', 'hide', 'is-hidden', 'd-none'];

/** An element's classes; those after the first few hundred characters hide nothing. */
function classesOf(element: HtmlElement): readonly string[] {
  const names = attribute(element, 'class')
    ?.slice(0, CLASS_LENGTH)
    .split(/[\t\n\f\r ]+/);
  return names?.filter((name) => name !== '') ?? [];
}

/** Whether nobody can use it: switched off, kept from the keyboard, as traps for robots are, or hidden by its class. */
function isOut(element: HtmlElement): boolean {
  return (
    attribute(element, 'disabled') !== null ||
    attribute(element, 'inert') !== null ||
    attribute(element, 'tabindex')?.trim() === '-1' ||
    classesOf(element).some((name) => HIDING.includes(name))
  );
}

function text(element: HtmlElement, name: string): string {
  return collapse(attribute(element, name) ?? '');
}

/** What a developer finds an element by: its id, its name or its first class. */
function selectorOf(element: HtmlElement): string {
  const [id, name] = [text(element, 'id'), text(element, 'name')];
  if (id !== '') return `${element.tagName}#${id}`;
  if (name !== '') return `${element.tagName}[name="${name}"]`;
  const [first] = classesOf(element);
  return first === undefined || first === '' ? element.tagName : `${element.tagName}.${first}`;
}

/** Labels for one id that are read. */
const LABELS_OF_ONE = 4;

/** The labels of the page: by the id they are for, and by the element around which they stand. */
function labels(reading: Reading): (field: HtmlElement) => readonly HtmlElement[] {
  if (reading.document.all('label').length === 0) return () => [];
  const byId = new Map<string, HtmlElement[]>();
  const around = new Map<Node, HtmlElement>();
  for (const label of reading.document.all('label')) {
    const id = attribute(label, 'for') ?? '';
    if (id !== '') append(byId, id, label, LABELS_OF_ONE);
  }
  // Parents come before what they hold.
  for (const element of reading.document.elements) {
    const { parentNode } = element;
    if (parentNode === null) continue;
    const isIn = 'tagName' in parentNode && parentNode.tagName === 'label';
    const label = isIn ? parentNode : around.get(parentNode);
    if (label !== undefined) around.set(element, label);
  }
  return (field: HtmlElement): readonly HtmlElement[] => {
    const own = around.get(field);
    return [...(byId.get(attribute(field, 'id') ?? '') ?? []), ...(own === undefined ? [] : [own])];
  };
}

/** Controls that are read. */
const CONTROLS = 5000;

interface Control {
  readonly element: HtmlElement;
  readonly sort: Sort;
}

/** The first controls that visitors can use, in document order. */
function controlsOf({ document }: Reading, names: Naming): readonly Control[] {
  const controls: Control[] = [];
  for (const element of document.elements) {
    if (controls.length === CONTROLS) break;
    const sort = sortOf(element);
    if (sort !== null && !isOut(element) && !names.isHidden(element)) controls.push({ element, sort });
  }
  return controls;
}

function isWithin(element: HtmlElement, outer: HtmlElement): boolean {
  let node: Node | null = element.parentNode;
  while (node !== null && node !== outer) node = 'parentNode' in node ? node.parentNode : null;
  return node !== null;
}

/**
 * Buttons and fields that assistive technology meets and visitors can use; lacking: an accessible name (Accessible Name
 * and Description Computation 1.2, HTML Accessibility API Mappings). What a script or a component may fill counts as
 * named.
 */
export function controlNames(reading: Reading, names: Naming): Lacking {
  const labelsOf = labels(reading);
  const controls = controlsOf(reading, names);
  for (const { element, sort } of controls.toReversed()) if (sort === 'button') names.nameOf(element);
  const isNamed = ({ element, sort }: Control) => {
    if (text(element, 'title') !== '' || text(element, 'placeholder') !== '') return true;
    if (names.labelOf(element) !== '') return true;
    const ownLabels = labelsOf(element);
    // If its label wraps a field, the field's content isn't a name of its own.
    const content = ownLabels.length === 0 ? '' : names.nameOf(element);
    const isLabel = (label: HtmlElement) => {
      const name = names.nameOf(label);
      return name !== '' && (name === null || name !== content || !isWithin(element, label));
    };
    if (ownLabels.some(isLabel)) return true;
    if (sort === 'field') return false;
    if (element.tagName !== 'input') return names.nameOf(element) !== '';
    return text(element, typeOf(element) === 'image' ? 'alt' : 'value') !== '';
  };
  return lackingOf(
    controls,
    (control) => !isNamed(control),
    ({ element }) => stated(reading, element, element.tagName, selectorOf(element)),
  );
}
