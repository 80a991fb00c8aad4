/** The interface strings: the same files as the site's own. */
const files = import.meta.glob('./data/strings/*.json', { eager: true, import: 'default' });

export function stringsOf(locale) {
  const strings = files[`./data/strings/${locale}.json`];
  return (key, values = {}) => {
    const text = key.split('.').reduce((value, part) => value?.[part], strings) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
  };
}
