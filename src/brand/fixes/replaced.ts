/** What a line of the head takes the place of: whether it is there, and what else its tag says. */

/** Where these came to this, the page has no such element. */
export const ABSENT: Readonly<Record<string, readonly [check: string, outcome: string]>> = {
  '<meta charset>': ['charset', 'none'],
  '<link rel="canonical">': ['canonical', 'none'],
  '<link rel="icon">': ['favicon', 'none'],
};

/** The attributes of a tag that a text says nothing of, as written: scripts may look for an id, other readers for a name. */
export function othersOf(tag: string, property: string): string {
  // A tag that was shown in part may end within an attribute.
  const whole = tag.endsWith('>') ? tag : tag.replace(/\s[^\s"'<>/=]+\s*=\s*(?:"[^"]*|'[^']*|[^\s"'>]*)$/, '');
  const attributes = whole.matchAll(/\s([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g);
  return [...attributes]
    .filter(
      ([, name = '', value = '']) =>
        !/^(?:content|value)$/i.test(name) && value.replace(/["']/g, '').trim().toLowerCase() !== property,
    )
    .map(([written]) => ` ${written.trim()}`)
    .join('');
}
