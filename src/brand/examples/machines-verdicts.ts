/** What sites send, for every outcome of the checks of Machines. */
import type { AnsweredRequest } from '../evidence/evidence';
import type { VerdictCase } from './verdict-case';
import { answered, evidence, failed, GOOD_HEADERS, GOOD_PAGE, innerPage, page, skipped } from './evidence';
import { BLANK, change, cut, JSON_LD } from './pages';

const robots = (text: string) => evidence(answered('robots', text));
const llms = (text: string, patch: Partial<AnsweredRequest> = {}) => evidence(answered('llms-txt', text, patch));
const data = (...blocks: readonly string[]) =>
  change(JSON_LD, blocks.map((block) => `<script type="application/ld+json">${block}</script>`).join(''));
const block = (agents: readonly string[]) =>
  `User-agent: *\nAllow: /\n\n${agents.map((agent) => `User-agent: ${agent}`).join('\n')}\nDisallow: /`;
const SIGNAL = 'Content-Signal: search=yes, ai-train=no\n';
const TRAINING = ['GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot'];
const SHELL = '<!doctype html><title>Northwind</title><div id=root></div>';
const WEBSITE = '{"@type": "WebSite", "name": "Northwind"}';

const document = (words: string) => page(`<!doctype html><title>Tea</title><h1>Tea</h1>${words}`);

export const MACHINES_VERDICTS: readonly VerdictCase[] = [
  ['jsonld-parses', 'pass', evidence()],
  ['jsonld-parses', 'pass', data('[{"@type": "WebSite"}, {"@graph": [[{"@type": "Thing"}]]}]')],
  ['jsonld-parses', 'some', data(WEBSITE, '{"name": "Northwind" "x"}')],
  ['jsonld-parses', 'some', data(WEBSITE, '')],
  ['jsonld-parses', 'some-repaired', data(WEBSITE, '<!-- {"@type": "Thing"} -->')],
  ['jsonld-parses', 'broken', data("{'@type': 'WebSite'}")],
  ['jsonld-parses', 'broken', data('['.repeat(100_000))],
  ['jsonld-parses', 'repaired', data('{"@type": "WebSite",}', '// Northwind\n{"@type": "Thing"}')],
  [
    'jsonld-parses',
    'microdata',
    change(JSON_LD, '<div itemscope itemtype="https://schema.org/Store"><b itemprop=name>Northwind</b></div>'),
  ],
  [
    'jsonld-parses',
    'none',
    change(
      JSON_LD,
      '<nav itemscope itemtype="https://schema.org/SiteNavigationElement"><b itemprop=name>Tea</b></nav>',
    ),
  ],
  ['jsonld-parses', 'none', page(BLANK)],
  ['jsonld-parses', 'none', page('<frameset><frame src=a></frameset>')],
  ['jsonld-parses', 'unread', cut('<script type="application/ld+json">{"@type"')],

  ['text-without-script', 'pass', evidence()],
  ['text-without-script', 'pass', document(`<p>${'tea '.repeat(99)}`)],
  // Words are told apart where elements end.
  ['text-without-script', 'pass', document('<ul><li>tea</li><li>tea</li></ul>'.repeat(50))],
  ['text-without-script', 'pass', document(`<p>${'茶'.repeat(198)}</p>`)],
  ['text-without-script', 'pass', document(`${'<div>'.repeat(400)}${'tea '.repeat(99)}`)],
  ['text-without-script', 'little', document(`<p>${'tea '.repeat(98)}`)],
  ['text-without-script', 'little', document(`<p>${'茶'.repeat(196)}</p>`)],
  ['text-without-script', 'little', document(`<p>${'차를 '.repeat(50)}</p>`)],
  ['text-without-script', 'no-title', change('<title>Northwind: tea by sea</title>', '')],
  ['text-without-script', 'no-heading', change('<h1>Tea by sea</h1>', '')],
  ['text-without-script', 'pass', page(`${SHELL}<noscript><h1>Tea</h1>${'tea '.repeat(120)}</noscript>`)],
  ['text-without-script', 'none', page(SHELL)],
  ['text-without-script', 'none', page('<title>Tea</title><frameset><frame src=a></frameset>')],
  [
    'text-without-script',
    'none',
    document(
      ['<script>', '<style>', '<template>', '<div hidden>', '<div style="color: red; display : none">']
        .map((tag) => `${tag}${'tea '.repeat(100)}${tag.replace(/^<(\w+).*$/, '</$1>')}`)
        .join(''),
    ),
  ],
  ['text-without-script', 'unread', cut(BLANK)],

  ['answer-bots', 'pass', evidence()],
  ['answer-bots', 'pass', robots('User-agent: GPTBot\nDisallow: /')],
  ['answer-bots', 'two', robots(block(['oai-searchbot']))],
  ['answer-bots', 'one', robots(block(['OAI-SearchBot', 'Claude-SearchBot']))],
  ['answer-bots', 'none', robots('User-agent: *\nDisallow: /')],
  ['answer-bots', 'unread', evidence(failed('robots', 'too-slow'))],
  ['answer-bots', 'unread', evidence(answered('robots', null, { status: 429 }))],

  ['training-policy', 'open', evidence()],
  ['training-policy', 'open', evidence(answered('robots', null, { status: 404 }))],
  ['training-policy', 'some', robots(block(['GPTBot', 'CCBot']))],
  ['training-policy', 'closed', robots(block(TRAINING))],
  ['training-policy', 'open-signal', robots(`User-agent: *\n${SIGNAL}Allow: /`)],
  ['training-policy', 'some-signal', robots(SIGNAL + block(['CCBot']))],
  ['training-policy', 'closed-signal', robots(SIGNAL.toUpperCase() + block(TRAINING))],
  ['training-policy', 'unread', evidence(failed('robots', 'too-slow'))],
  // A server's fault is no policy.
  ['training-policy', 'unread', evidence(answered('robots', null, { status: 500 }))],

  ['snippets', 'pass', evidence()],
  ['snippets', 'pass', change('</head>', '<meta name=robots content="max-snippet:-1"></head>')],
  ['snippets', 'pass', change('<h1>', '<h1 data-nosnippet>')],
  ['snippets', 'nosnippet', change('</head>', '<meta name=robots content="index, NOSNIPPET"></head>')],
  [
    'snippets',
    'nosnippet',
    evidence(answered('https-home', GOOD_PAGE, { headers: [...GOOD_HEADERS, ['x-robots-tag', 'nosnippet']] })),
  ],
  ['snippets', 'no-length', change('</head>', '<meta name=googlebot content="max-snippet: 0"></head>')],
  ['snippets', 'unread', cut(BLANK)],

  ['entity-graph', 'pass', evidence()],
  [
    'entity-graph',
    'pass',
    data('{"@type": "WebSite", "publisher": {"@type": "Corporation", "@id": "#brand", "name": "Northwind"}}'),
  ],
  [
    'entity-graph',
    'pass',
    data('{"@type": "Organization", "@id": "/#b"}', '[{"@type": "WebSite", "publisher": {"@id": "#b"}}]'),
  ],
  ['entity-graph', 'pass', data('{"@type": "WebSite", "publisher": {"@set": [{"@type": "NGO", "@id": "#b"}]}}')],
  ['entity-graph', 'pass', data('{"@type": "WebSite", "publisher": {"@list": [{"@type": "NGO", "@id": "#b"}]}}')],
  ['entity-graph', 'unlinked', data('{"type": "WebSite"}', '{"type": "Organization"}')],
  ['entity-graph', 'unlinked', data(WEBSITE, '{"@type": "Organization", "@id": "#brand"}')],
  [
    'entity-graph',
    'unlinked',
    data('{"@type": "WebSite", "publisher": {"@type": "Organization", "name": "Northwind"}}'),
  ],
  // The id leads to nothing, or to someone else.
  [
    'entity-graph',
    'unlinked',
    data('{"@type": "WebSite", "publisher": {"@id": "#x"}}', '{"@type": "Organization", "@id": "#b"}'),
  ],
  ['entity-graph', 'missing', data(WEBSITE)],
  ['entity-graph', 'missing', page(BLANK)],
  ['entity-graph', 'inner', innerPage(BLANK)],
  ['entity-graph', 'unread', cut(BLANK)],

  ['llms-txt', 'pass', evidence()],
  ['llms-txt', 'pass', llms('\ufeff# Northwind\r\n\r\n- [Tea](/tea.md): all of it')],
  ['llms-txt', 'no-link', llms('# Northwind\n\nTea by sea. [Tea]() ](x')],
  ['llms-txt', 'no-heading', llms('## Northwind\n[Tea](/tea)')],
  ['llms-txt', 'no-heading', llms('```\n# Northwind\n```\n#Northwind')],
  ['llms-txt', 'no-heading', llms('')],
  ['llms-txt', 'html', llms('<!doctype html><title>Llamas</title>')],
  ['llms-txt', 'absent', llms('', { status: 404 })],
  ['llms-txt', 'absent', evidence(answered('llms-txt', SHELL), answered('not-found-control', SHELL))],
  ['llms-txt', 'unread', evidence(answered('llms-txt', SHELL), failed('not-found-control', 'too-slow'))],
  ['llms-txt', 'unread', evidence(skipped('llms-txt', 'robots'))],
  ['llms-txt', 'unread', evidence(answered('llms-txt', null, { status: 403 }))],
  ['llms-txt', 'unread', evidence(answered('llms-txt', null, { status: 500 }))],
];
