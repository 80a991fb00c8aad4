/** What a page states, each statement taken away, emptied, broken or contradicted. */
import type { Evidence } from '../evidence/evidence';
import { withHtml, type Edit, type Mutation, type MutationKind } from './mutations';

const attribute = (tag: string, name: 'content' | 'href', value: string) =>
  tag.replace(
    name === 'content' ? /\bcontent\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/i : /\bhref\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/i,
    () => `${name}="${value}"`,
  );

/** Each `<meta>` whose property or name is one of `names`. */
function metas(names: readonly string[], edit: Edit): Edit {
  return (html) =>
    html.replace(/<meta\b[^>]*>/gi, (tag) => {
      const [, name = ''] = /\b(?:property|name)\s*=\s*["']?([^"'\s>]+)/i.exec(tag) ?? [];
      return names.includes(name.toLowerCase()) ? edit(tag) : tag;
    });
}

/** Each `<link>` with one of the relations. */
function links(relations: readonly string[], edit: Edit, only: (tag: string) => boolean = () => true): Edit {
  return (html) =>
    html.replace(/<link\b[^>]*>/gi, (tag) => {
      const [, double, single, bare] = /\brel\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag) ?? [];
      const own = (double ?? single ?? bare ?? '').toLowerCase().split(/\s+/);
      return own.some((relation) => relations.includes(relation)) && only(tag) ? edit(tag) : tag;
    });
}

const gone: Edit = () => '';
const saying = (content: string) => (tag: string) => attribute(tag, 'content', content);
const leading = (href: string) => (tag: string) => attribute(tag, 'href', href);

const ELSEWHERE = 'https://elsewhere.example/another-page';
const NOT_A_URL = 'http://[';
const ANOTHER_NAME = 'Quite Another Brand';

const VALUE = String.raw`\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)`;
const HREF = new RegExp(String.raw`\bhref${VALUE}`, 'i');
const HREFLANG = new RegExp(String.raw`\bhreflang${VALUE}`, 'i');
const CONTROL_NAMES = new RegExp(
  String.raw`\s(?:aria-label|aria-labelledby|title|placeholder|value|alt|id)${VALUE}`,
  'gi',
);

/** The start tags of links. */
const anchors =
  (edit: Edit): Edit =>
  (html) =>
    html.replace(/<a\b[^>]*>/gi, edit);

/** Takes from buttons and fields what names them: their attributes and texts, and their labels. */
const nameless: Edit = (html) =>
  html
    .replace(/<\/?label\b[^>]*>/gi, '')
    .replace(/(<button\b[^>]*>)[^]*?(<\/button\s*>)/gi, '$1$2')
    .replace(/<(?:button|input|select|textarea)\b[^>]*>/gi, (tag) => tag.replace(CONTROL_NAMES, ''));

const JSON_LD = /(<script\b[^>]*\bld\+json[^>]*>)([^]*?)(<\/script\s*>)/gi;
const TITLE = /(<title\b[^>]*>)([^]*?)(<\/title\s*>)/i;
const HEADING = /<h1\b[^>]*>[^]*?<\/h1\s*>/gi;
const LANG = /(<html\b[^>]*?)\s(?:xml:)?lang\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/i;

/** Text between tags, that of scripts and styles left as it is. */
function text(by: string): Edit {
  return (html) => {
    const start = html.search(/<body\b/i);
    if (start === -1) return html;
    const body = html
      .slice(start)
      .replace(
        /(<(?:script|style|textarea|svg)\b[^]*?<\/(?:script|style|textarea|svg)\s*>)|>[^<]+</gi,
        (all, kept: string) => kept || `>${by}<`,
      );
    return html.slice(0, start) + body;
  };
}

/** Applied until nothing changes, since one removal may uncover another. */
const all =
  (pattern: RegExp, by: string): Edit =>
  (html) => {
    for (let [before, after] = ['', html]; ; [before, after] = [after, after.replace(pattern, by)]) {
      if (before === after) return after;
    }
  };

function meta(
  statement: string,
  names: readonly string[],
  checks: readonly string[],
  others: Partial<Record<MutationKind, string>>,
) {
  return [
    { statement, kind: 'drop', checks, apply: (given) => withHtml(given, metas(names, gone)) },
    { statement, kind: 'empty', checks, apply: (given) => withHtml(given, metas(names, saying(''))) },
    ...Object.entries(others).map(([kind, content]) => ({
      statement,
      kind: kind as MutationKind,
      checks,
      apply: (given: Evidence) => withHtml(given, metas(names, saying(content))),
    })),
  ] as const satisfies readonly Mutation[];
}

function link(
  statement: string,
  relations: readonly string[],
  checks: readonly string[],
  contradiction: string,
  only?: (tag: string) => boolean,
) {
  const edited = (edit: Edit) => (given: Evidence) => withHtml(given, links(relations, edit, only));
  return [
    { statement, kind: 'drop', checks, apply: edited(gone) },
    { statement, kind: 'empty', checks, apply: edited(leading('')) },
    { statement, kind: 'break', checks, apply: edited(leading(NOT_A_URL)) },
    { statement, kind: 'contradict', checks, apply: edited(leading(contradiction)) },
  ] as const satisfies readonly Mutation[];
}

/** It also states the name and the language, which are correct if they agree with what is stated elsewhere. */
const STRUCTURED = ['jsonld-parses', 'name-agreement', 'language-agreement'];
const NAMES = ['name-agreement', 'name-declared', 'title-has-brand', 'visible-name'];
const INDEXING = ['indexable', 'snippets', 'image-previews'];
const ALTERNATES = ['hreflang-valid', 'hreflang-self-default', 'hreflang-return'];

/** What is judged of links themselves, and of the texts and images in them. */
const LINKS = [
  'contact-legal',
  'link-names',
  'link-texts',
  'crawlable-links',
  'logo-name',
  'visible-name',
  'name-agreement',
];
const IN_LINKS = [...LINKS, 'image-alt', 'alt-file-names', 'headings'];
const LINK = /(<a\b[^>]*>)([^]*?)(<\/a\s*>)/gi;
const LINK_EDITS: readonly (readonly [MutationKind, Edit])[] = [
  ['drop', (tag) => tag.replace(HREF, '')],
  ['empty', leading('')],
  ['break', leading(NOT_A_URL)],
  ['contradict', leading(ELSEWHERE)],
];

export const PAGE_MUTATIONS: readonly Mutation[] = [
  { statement: 'title', kind: 'drop', checks: ['title-quality'], apply: (given) => withHtml(given, all(TITLE, '')) },
  {
    statement: 'title',
    kind: 'empty',
    checks: ['title-quality'],
    apply: (given) => withHtml(given, (html) => html.replace(TITLE, '$1$3')),
  },
  {
    statement: 'title',
    kind: 'break',
    checks: ['title-quality'],
    apply: (given) => withHtml(given, (html) => html.replace(TITLE, '$1Home$3')),
  },
  {
    statement: 'title',
    kind: 'contradict',
    checks: ['title-quality', 'title-has-brand', 'name-agreement'],
    apply: (given) => withHtml(given, (html) => html.replace(TITLE, `$1${ANOTHER_NAME}$3`)),
  },
  ...meta('description', ['description'], ['meta-description'], {}),
  ...link('canonical', ['canonical'], ['canonical', 'og-url-agreement'], ELSEWHERE),
  { statement: 'lang', kind: 'drop', checks: ['lang'], apply: (given) => withHtml(given, all(LANG, '$1')) },
  {
    statement: 'lang',
    kind: 'empty',
    checks: ['lang'],
    apply: (given) => withHtml(given, (html) => all(LANG, '$1')(html).replace(/<html\b/i, '<html lang=""')),
  },
  {
    statement: 'lang',
    kind: 'break',
    checks: ['lang'],
    apply: (given) => withHtml(given, (html) => all(LANG, '$1')(html).replace(/<html\b/i, '<html lang="qqqq"')),
  },
  {
    statement: 'lang',
    kind: 'contradict',
    checks: ['lang', 'language-agreement', 'script-plausible'],
    apply: (given) => withHtml(given, (html) => all(LANG, '$1')(html).replace(/<html\b/i, '<html lang="ar"')),
  },
  ...meta('viewport', ['viewport'], ['viewport', 'zoom'], {
    break: 'height=1',
    contradict: 'width=device-width, user-scalable=no',
  }),
  {
    statement: 'charset',
    kind: 'drop',
    checks: ['charset'],
    apply: (given) => withHtml(given, (html) => html.replace(/<meta\b[^>]*charset[^>]*>/gi, '')),
  },
  ...meta('og:title', ['og:title'], ['og-required'], {}),
  ...meta('og:type', ['og:type'], ['og-required'], {}),
  ...meta('og:url', ['og:url'], ['og-required', 'og-url-agreement', 'canonical'], {
    break: NOT_A_URL,
    contradict: ELSEWHERE,
  }),
  ...meta('og:image', ['og:image', 'og:image:url', 'og:image:secure_url'], ['og-required', 'preview-image-loads'], {
    break: NOT_A_URL,
  }),
  ...meta(
    'share image',
    [
      'og:image',
      'og:image:url',
      'og:image:secure_url',
      'og:image:alt',
      'twitter:image',
      'twitter:image:src',
      'twitter:image:alt',
    ],
    ['og-required', 'preview-image-loads'],
    {},
  ),
  ...meta('og:image:alt', ['og:image:alt', 'twitter:image:alt'], ['preview-image-alt'], {}),
  ...meta('og:description', ['og:description'], ['preview-description'], {}),
  ...meta('og:site_name', ['og:site_name'], NAMES, { contradict: ANOTHER_NAME }),
  ...meta('og:locale', ['og:locale'], ['language-agreement'], { break: 'english', contradict: 'ar_EG' }),
  ...meta('application-name', ['application-name'], NAMES, { contradict: ANOTHER_NAME }),
  ...meta('twitter:card', ['twitter:card'], ['card-type'], { break: 'photograph' }),
  {
    statement: 'structured data',
    kind: 'drop',
    checks: STRUCTURED,
    apply: (given) => withHtml(given, (html) => html.replace(JSON_LD, '')),
  },
  {
    statement: 'structured data',
    kind: 'empty',
    checks: STRUCTURED,
    apply: (given) => withHtml(given, (html) => html.replace(JSON_LD, '$1{}$3')),
  },
  {
    statement: 'structured data',
    kind: 'break',
    checks: STRUCTURED,
    apply: (given) => withHtml(given, (html) => html.replace(JSON_LD, '$1{[$2$3')),
  },
  {
    statement: 'sameAs',
    kind: 'drop',
    checks: ['same-as'],
    apply: (given) =>
      withHtml(given, (html) => html.replace(JSON_LD, (block) => block.replaceAll('"sameAs"', '"slogan"'))),
  },
  {
    statement: 'publisher',
    kind: 'drop',
    checks: ['entity-graph'],
    apply: (given) =>
      withHtml(given, (html) => html.replace(JSON_LD, (block) => block.replaceAll('"publisher"', '"comment"'))),
  },
  {
    statement: 'names in structured data',
    kind: 'contradict',
    checks: NAMES,
    apply: (given) =>
      withHtml(given, (html) =>
        html.replace(JSON_LD, (block) => block.replace(/"name"\s*:\s*"[^"]*"/g, `"name": "${ANOTHER_NAME}"`)),
      ),
  },
  ...link('icon', ['icon', 'apple-touch-icon', 'mask-icon'], ['favicon'], '/no-such-icon.png'),
  ...link('manifest', ['manifest'], ['manifest-names'], ELSEWHERE),
  {
    statement: 'codes of alternates',
    kind: 'break',
    checks: ALTERNATES,
    apply: (given) =>
      withHtml(
        given,
        links(['alternate'], (tag) => tag.replace(HREFLANG, 'hreflang="english"')),
      ),
  },
  ...link('alternates', ['alternate'], ALTERNATES, ELSEWHERE, (tag) => /\bhreflang\b/i.test(tag)),
  {
    statement: 'first heading',
    kind: 'drop',
    checks: ['headings', 'visible-name'],
    apply: (given) => withHtml(given, (html) => html.replace(HEADING, '')),
  },
  {
    statement: 'first heading',
    kind: 'empty',
    checks: ['headings', 'visible-name'],
    apply: (given) => withHtml(given, (html) => html.replace(HEADING, '<h1></h1>')),
  },
  {
    statement: 'alternative texts',
    kind: 'drop',
    checks: ['image-alt'],
    apply: (given) =>
      withHtml(given, (html) => html.replace(/(<img\b[^>]*?)\salt\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '$1')),
  },
  ...LINK_EDITS.map(([kind, edit]) => ({
    statement: 'links',
    kind,
    checks: LINKS,
    apply: (given: Evidence) => withHtml(given, anchors(edit)),
  })),
  {
    statement: 'link texts',
    kind: 'empty',
    checks: IN_LINKS,
    apply: (given) => withHtml(given, (html) => html.replace(LINK, '$1$3')),
  },
  {
    statement: 'link texts',
    kind: 'break',
    checks: IN_LINKS,
    apply: (given) => withHtml(given, (html) => html.replace(LINK, '$1Click here$3')),
  },
  {
    statement: 'names of controls',
    kind: 'drop',
    checks: ['control-names'],
    apply: (given) => withHtml(given, nameless),
  },
  { statement: 'text', kind: 'drop', checks: ['text-without-script'], apply: (given) => withHtml(given, text('')) },
  { statement: 'text', kind: 'empty', checks: ['text-without-script'], apply: (given) => withHtml(given, text(' ')) },
  {
    statement: 'doctype',
    kind: 'drop',
    checks: ['doctype'],
    apply: (given) => withHtml(given, (html) => html.replace(/<!doctype[^>]*>/i, '')),
  },
  ...meta('robots', ['robots', 'googlebot'], INDEXING, {
    break: 'noindex',
    contradict: 'nosnippet, max-image-preview:none',
  }),
  {
    statement: 'indexing',
    kind: 'contradict',
    checks: ['indexable', 'snippets'],
    apply: (given) =>
      withHtml(given, (html) => html.replace(/<title\b/i, '<meta name="robots" content="noindex, nosnippet">$&')),
  },
];
