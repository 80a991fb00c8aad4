/** What elements say they are to assistive technology. https://www.w3.org/TR/wai-aria-1.2/#roles */
import { attribute, tokens, type HtmlElement } from './html';

/** Roles that authors may use: WAI-ARIA 1.2 with `image`, its synonym in 1.3, DPUB-ARIA 1.1 and Graphics ARIA 1.0. */
const ROLES = new Set(
  (
    'alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox ' +
    'complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid ' +
    'gridcell group heading image img insertion link list listbox listitem log main marquee math menu menubar menuitem ' +
    'menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio ' +
    'radiogroup region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong ' +
    'subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid ' +
    'treeitem ' +
    'doc-abstract doc-acknowledgments doc-afterword doc-appendix doc-backlink doc-biblioentry doc-bibliography ' +
    'doc-biblioref doc-chapter doc-colophon doc-conclusion doc-cover doc-credit doc-credits doc-dedication doc-endnote ' +
    'doc-endnotes doc-epigraph doc-epilogue doc-errata doc-example doc-footnote doc-foreword doc-glossary doc-glossref ' +
    'doc-index doc-introduction doc-noteref doc-notice doc-pagebreak doc-pagefooter doc-pageheader doc-pagelist ' +
    'doc-part doc-preface doc-prologue doc-pullquote doc-qna doc-subtitle doc-tip doc-toc ' +
    'graphics-document graphics-object graphics-symbol'
  ).split(' '),
);

/** The first role an element gives itself that there is; null if it leaves its role to its tag. */
export function roleOf(element: HtmlElement): string | null {
  if (attribute(element, 'role') === null) return null;
  return tokens(element, 'role').find((role) => ROLES.has(role)) ?? null;
}

/** Whether an element can be reached with the keyboard because it says so. */
function hasTabIndex(element: HtmlElement): boolean {
  return /^[\t\n\f\r ]*[+-]?[0-9]/.test(attribute(element, 'tabindex') ?? '');
}

/** States and properties that any element may have (WAI-ARIA 1.2 §6.4), but for names and those that hide. */
const GLOBAL = new Set(
  (
    'atomic busy controls current describedby details dropeffect flowto grabbed keyshortcuts live owns relevant ' +
    'roledescription'
  )
    .split(' ')
    .map((name) => `aria-${name}`),
);

/**
 * Whether an element says that it is mere decoration. Of one that takes the focus, or has global properties, browsers do
 * not believe it: https://www.w3.org/TR/wai-aria-1.2/#conflict_resolution_presentation_none
 */
export function isPresentational(element: HtmlElement): boolean {
  const role = roleOf(element);
  if (role !== 'none' && role !== 'presentation') return false;
  return !hasTabIndex(element) && !element.attrs.some(({ name }) => GLOBAL.has(name));
}
