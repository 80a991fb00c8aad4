import { isHtml } from '../../../brand/basics/html-start';
import { isForFunction, parseTypedUrl } from '../../../brand/urls/typed-url';

/** Most HTML read, in UTF-16 units: about what is read of a page on the network. */
export const MAX_HTML_LENGTH = 2_000_000;

/** What is wrong with pasted HTML and the URL next to it, as a failure's code, or null. */
export function checkPasted(html: string, address: string): string | null {
  if (html.trim() === '') return 'html-empty';
  if (html.length > MAX_HTML_LENGTH) return 'html-too-large';
  if (!isHtml(html)) return 'html-foreign';
  if (address.trim() === '') return null;
  const parsed = parseTypedUrl(address);
  // Nothing is fetched, so a URL that leads nowhere public does no harm.
  return parsed.ok || isForFunction(parsed.code) ? null : parsed.code;
}

/** The field a code of `checkPasted`, or of a failure while HTML is assessed, belongs to. */
export function pasteFieldOf(code: string): 'html' | 'address' {
  return code.startsWith('address-') ? 'address' : 'html';
}
