/** What a site states, each statement taken away, emptied, broken or contradicted: what the score must not reward. */
import type { AnsweredRequest, Evidence, EvidenceRequest, RequestId } from '../evidence';

export type MutationKind = 'drop' | 'empty' | 'break' | 'contradict';

export interface Mutation {
  readonly statement: string;
  readonly kind: MutationKind;
  /** The checks that judge the statement: it is right if they passed. */
  readonly checks: readonly string[];
  /** Gives the evidence as it is where there is nothing to change. */
  readonly apply: (evidence: Evidence) => Evidence;
}

type Edit = (html: string) => string;

/** Changes the answer to a request. */
export function withAnswer(
  evidence: Evidence,
  id: RequestId,
  change: (answer: AnsweredRequest) => EvidenceRequest,
): Evidence {
  const requests = evidence.requests.map((request) =>
    request.id === id && request.state === 'answered' ? change(request) : request,
  );
  return { ...evidence, requests };
}

/** Changes the HTML of the home page. */
export function withHtml(evidence: Evidence, edit: Edit): Evidence {
  return withAnswer(evidence, 'https-home', (answer) =>
    answer.body?.kind === 'text' ? { ...answer, body: { ...answer.body, text: edit(answer.body.text) } } : answer,
  );
}

/** Changes a header of the home page; null takes it away. */
export function withHeader(evidence: Evidence, name: string, value: string | null): Evidence {
  return withAnswer(evidence, 'https-home', (answer) => ({
    ...answer,
    headers: answer.headers.flatMap(([key, own]): (readonly [string, string])[] => {
      if (key.toLowerCase() !== name) return [[key, own]];
      return value === null ? [] : [[key, value]];
    }),
  }));
}

/** Makes nothing be at a request's address. */
export function withoutFile(evidence: Evidence, id: RequestId): Evidence {
  return withAnswer(evidence, id, (answer) => ({ ...answer, status: 404, body: null }));
}

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

/** It also states the name and the language, which are right where they agree with what stands elsewhere. */
const STRUCTURED = ['jsonld-parses', 'name-agreement', 'language-agreement'];
const NAMES = ['name-agreement', 'name-declared', 'title-has-brand', 'visible-name'];
const ALTERNATES = ['hreflang-valid', 'hreflang-self-default', 'hreflang-return'];

/** Statements of the page. */
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
  { statement: 'text', kind: 'drop', checks: ['text-without-script'], apply: (given) => withHtml(given, text('')) },
  { statement: 'text', kind: 'empty', checks: ['text-without-script'], apply: (given) => withHtml(given, text(' ')) },
  {
    statement: 'doctype',
    kind: 'drop',
    checks: ['doctype'],
    apply: (given) => withHtml(given, (html) => html.replace(/<!doctype[^>]*>/i, '')),
  },
  {
    statement: 'indexing',
    kind: 'contradict',
    checks: ['indexable', 'snippets'],
    apply: (given) =>
      withHtml(given, (html) => html.replace(/<title\b/i, '<meta name="robots" content="noindex, nosnippet">$&')),
  },
];

function header(statement: string, check: string, broken: string): readonly Mutation[] {
  return [
    { statement, kind: 'drop', checks: [check], apply: (given) => withHeader(given, statement, null) },
    { statement, kind: 'empty', checks: [check], apply: (given) => withHeader(given, statement, '') },
    { statement, kind: 'break', checks: [check], apply: (given) => withHeader(given, statement, broken) },
  ];
}

function file(id: RequestId, checks: readonly string[]): readonly Mutation[] {
  const filled = (body: string) => (given: Evidence) =>
    withAnswer(given, id, (answer) =>
      answer.body?.kind === 'text' ? { ...answer, body: { ...answer.body, text: body } } : answer,
    );
  return [
    { statement: id, kind: 'drop', checks, apply: (given) => withoutFile(given, id) },
    { statement: id, kind: 'empty', checks, apply: filled('') },
    { statement: id, kind: 'break', checks, apply: filled('<!doctype html><p>Something went wrong') },
  ];
}

/** The same site where nothing answers over https. */
function overHttp(evidence: Evidence): Evidence {
  const home = evidence.requests.find(({ id }) => id === 'https-home');
  if (home?.state !== 'answered') return evidence;
  const { id, url, body } = home;
  const http = url.replace(/^https:/, 'http:');
  const requests = evidence.requests.map((request): EvidenceRequest => {
    if (request.id === id)
      return { state: 'failed', id, url, redirects: [], reason: 'connection-refused', ms: { total: 1 } };
    if (request.id !== 'http-home') return request;
    return { ...home, id: 'http-home', url: http, finalUrl: http, redirects: [], headers: [], body };
  });
  return { ...evidence, requests };
}

/** Statements of the site around the page. */
export const SITE_MUTATIONS: readonly Mutation[] = [
  { statement: 'https', kind: 'drop', checks: ['https'], apply: overHttp },
  ...header('strict-transport-security', 'hsts', 'soon'),
  ...header('content-security-policy', 'csp', 'script-src *'),
  ...header('x-frame-options', 'framing', 'maybe'),
  ...header('x-content-type-options', 'nosniff', 'sniff'),
  ...header('referrer-policy', 'referrer-policy', 'unsafe-url'),
  ...file('robots', ['robots-valid', 'sitemap', 'answer-bots', 'preview-bots', 'indexable']),
  ...file('sitemap', ['sitemap']),
  ...file('manifest', ['manifest-names']),
  ...file('icon', ['favicon', 'favicon-size']),
  ...file('preview-image', ['preview-image-loads']),
  ...file('logo', ['logo-file']),
  ...file('security-txt', ['security-txt']),
  ...file('llms-txt', ['llms-txt']),
  ...file('alternate', ['hreflang-return']),
];
