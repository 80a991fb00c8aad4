/** Files beside a home page that cost as much to read as their authors could make them, by the request that gets them. */
import type { RequestId } from '../../src/brand/evidence/evidence';
import { counted, repeated, within, type Text } from './text';

export const FILE_TEXTS: Readonly<Partial<Record<RequestId, Readonly<Record<string, Text>>>>> = {
  robots: {
    'rules with stars': within('user-agent: *\n', repeated('disallow: /a*a*a*b\n')),
    'one rule of stars': within('user-agent: *\ndisallow: /', repeated('a*')),
    'one rule of escapes': within('user-agent: *\ndisallow: /', repeated('%61')),
    agents: within('', repeated('user-agent: a\n'), 'disallow: /'),
    'groups of one agent': repeated('user-agent: googlebot\nallow: /*$\n'),
    'groups of many agents': counted((n) => `user-agent: a${n}\ndisallow: /${n}\n`),
    'signs of comments': repeated('#'),
    colons: repeated(':'),
    spaces: within('user-agent:', repeated(' ')),
    'content signals': within('user-agent: *\ncontent-signal: ', repeated('a=b,')),
    sitemaps: counted((n) => `sitemap: https://a.example/${n}\n`),
  },
  sitemap: {
    less: repeated('<'),
    urls: repeated('<url>'),
    locations: repeated('<loc>'),
    comments: repeated('<!--'),
    cdata: repeated('<![CDATA['),
    instructions: repeated('<?'),
    prefixes: repeated('<a:'),
    quotes: within('<urlset ', repeated('"a" ')),
    'location of spaces': within('<urlset><url><loc>', repeated(' ')),
    'location of entities': within('<urlset><url><loc>', repeated('&amp;')),
    'entries whole': within('<urlset>', repeated('<url><loc>http://a.b/</loc></url>'), '</urlset>'),
    lines: repeated('http://a.b/\n'),
    'lines of nothing': repeated('\n'),
  },
  manifest: {
    arrays: repeated('['),
    objects: repeated('{"a":'),
    'name of spaces': within('{"name":"', repeated(' '), '"}'),
    icons: within('{"icons":[', repeated('{"src":"a","sizes":"1x1 1x1"},'), '{}]}'),
    escapes: within('{"name":"', repeated('\\u0061'), '"}'),
  },
  'security-txt': {
    contacts: repeated('Contact: mailto:a@b.c\n'),
    'contacts in one line': repeated('Contact: '),
    signatures: repeated('-----BEGIN PGP SIGNED MESSAGE-----\n'),
    digits: within('Expires: ', repeated('2')),
    spaces: repeated(' '),
  },
  'llms-txt': {
    headings: repeated('#'),
    links: repeated('[a](b)'),
    'links open': repeated('[a]('),
    brackets: repeated('['),
    quotes: repeated('> '),
    lists: repeated('- '),
    'heading of spaces': within('# ', repeated(' '), 'x'),
    backticks: repeated('`'),
  },
  alternate: {
    'nested b': repeated('<b>'),
    'misnested a b p /a /b': repeated('<a><b><p></a></b>'),
    alternates: counted((n) => `<link rel=alternate hreflang=de href=/${n}>`),
    attributes: within(
      '<div ',
      counted((n) => `a${n} `),
      '>',
    ),
  },
  'not-found-control': { 'nested b': repeated('<b>'), less: repeated('<') },
};
