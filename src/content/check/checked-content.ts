import { checkContent, type CheckedContent } from './check';

let checked: CheckedContent | undefined;

/**
 * The content, checked. The check before a build is what page creation uses next, so it is made once; asked again
 * (`gatsby develop`, after an edit) it is made anew.
 */
export function checkedContent(root: string): CheckedContent {
  const content = checked ?? checkContent(root);
  checked = undefined;
  return content;
}

/** Checks the content and keeps the result for whoever asks next. */
export function checkContentFirst(root: string): CheckedContent {
  checked = checkContent(root);
  return checked;
}
