/** What checks of Open Graph share. */

/** Whether a text is a whole URL, as Open Graph has its type (https://ogp.me/#url); not all platforms resolve others. */
export function isWebUrl(text: string): boolean {
  return /^(?:https?:)?\/\//i.test(text);
}
