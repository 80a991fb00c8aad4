/** Whether a text begins as an HTML page does (WHATWG MIME Sniffing §7.1, the tags that pages start with). */
export function startsAsHtml(text: string): boolean {
  return /^\s*<(!doctype html|html|head|body|title|meta|!--)/i.test(text.slice(0, 512));
}
