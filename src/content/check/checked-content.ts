import { checkContent, type CheckedContent } from './check';
import { readAhead } from './read-ahead';

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
export async function checkContentFirst(root: string): Promise<CheckedContent> {
  checked = checkContent(root, await readAhead(root));
  return checked;
}
