import { checkContent, type CheckedContent } from './check';
import { readAhead } from './read-ahead';

let checked: Promise<CheckedContent> | undefined;

/**
 * The content, checked. The check begun before a build is what page creation uses next, so it is made once; asked again
 * (`gatsby develop`, after an edit) it is made again.
 */
export async function checkedContent(root: string): Promise<CheckedContent> {
  const content = checked ?? checkContent(root);
  checked = undefined;
  return content;
}

/**
 * Starts the check of the content and keeps its result for the next call of `checkedContent`.
 * @returns what was checked; null if so much has to be compiled that processes are still busy
 */
export function beginCheck(root: string): CheckedContent | null {
  const ahead = readAhead(root);
  if (ahead === undefined) {
    const content = checkContent(root);
    checked = Promise.resolve(content);
    return content;
  }
  checked = ahead.then((read) => checkContent(root, read));
  // `checkedContent` passes the error on. Without this line Node would end the process at once.
  checked.catch(() => undefined);
  return null;
}
