/** How else the path of a page can be written. */

/** Spellings of a path that mean the page itself. */
export const SAME: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace(/\/$/, ''),
  (path) => `${path}index.html`,
  (path) => `${path}?a=1`,
];

/** Spellings of a path that one layer may take for the page and another not. */
export const TWISTED: Readonly<Record<string, (path: string) => string>> = {
  'a doubled slash in front': (path) => `/${path}`,
  'a doubled slash within': (path) => path.replace(/^(\/[a-z]+)\//, '$1//'),
  'a doubled slash before the last part': (path) => path.replace(/\/([^/]+)\/$/, '//$1/'),
  'a doubled slash at its end': (path) => `${path}/`,
  'an encoded letter': (path) =>
    path.replace(/\/([a-z])([^/]*)\/$/, (_, a: string, rest: string) => `/%${a.charCodeAt(0).toString(16)}${rest}/`),
  'an encoded slash': (path) => path.replace(/\/([^/]+)\/$/, '%2F$1/'),
  'an encoded slash at its end': (path) => path.replace(/\/$/, '%2f'),
  'an encoded backslash': (path) => path.replace(/\/([^/]+)\/$/, '%5c$1/'),
  'a backslash': (path) => path.replace(/\/([^/]+)\/$/, '\\$1/'),
  'upper case': (path) => path.toUpperCase(),
  'an upper-case last part': (path) => path.replace(/[^/]+\/$/, (part) => part.toUpperCase()),
  'a dot segment': (path) => path.replace(/\/([^/]+)\/$/, '/./$1/'),
  'a way up and down': (path) => path.replace(/\/([^/]+)\/$/, '/x/../$1/'),
  'an encoded way up and down': (path) => path.replace(/\/([^/]+)\/$/, '/x/%2e%2e/$1/'),
  'a null byte': (path) => path.replace(/\/$/, '%00/'),
  'a semicolon': (path) => path.replace(/\/$/, ';x=1/'),
  'a dot at its end': (path) => path.replace(/\/$/, './'),
  'a space': (path) => path.replace(/\/$/, '%20/'),
  'an upper-case file': (path) => `${path}INDEX.HTML`,
  'a file without its end': (path) => `${path}index`,
  'a file twice': (path) => `${path}index.html/index.html`,
  'something below it': (path) => `${path}more/`,
  'page data': (path) => `/page-data${path}page-data.json`,
};
