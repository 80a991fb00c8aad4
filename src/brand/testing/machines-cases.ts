/** Facts of Machines that no site in the checks’ `cases.ts` states: limits, and details of verdicts. */
import type { Facts } from '../facts/facts';
import type { EntityGraph, LlmsTxtFacts, PageText } from '../facts/machines';
import type { Case } from './cases';
import { GOOD, PARTIAL, UNREAD } from './facts';
import { at, said } from './statements';

const jsonLd = (blocks: number, broken: number, repaired: number) => {
  const places = (count: number) => Array.from({ length: count }, () => at('jsonld'));
  return {
    jsonLd: {
      blocks,
      broken: places(broken),
      repaired: places(repaired),
      microdata: null,
      rdfa: null,
      parts: null,
      foreign: null,
    },
  };
};
const text = (words: number): { text: PageText } => ({ text: { words, mayGrow: false, start: null } });
const access = (allowed: boolean | null, ...names: readonly string[]): Partial<Facts> => ({
  crawlers: GOOD.crawlers.map((one) =>
    one.resource === 'page' && names.includes(one.crawler) ? { ...one, allowed } : one,
  ),
});
const TRAINING = ['GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot'];
const SIGNAL = { contentSignals: [{ ...said('search=yes, ai-train=no', 'robots:content-signal'), agents: ['*'] }] };
const stated = (agent: string, ...rules: readonly string[]) => ({
  indexingRules: [{ ...said(rules.join(', '), `meta:${agent}`), agent, rules, until: null }],
});
const graph = (patch: Partial<EntityGraph>) => ({ entityGraph: { ...GOOD.entityGraph, ...patch } });
const llms = (patch: Partial<LlmsTxtFacts>) => ({ llmsTxt: { ...GOOD.llmsTxt, ...patch } });

export const MACHINES_CASES: readonly Case[] = [
  ['jsonld-parses', 'pass', {}, { blocks: 1 }],
  ['jsonld-parses', 'some', jsonLd(3, 1, 1), { count: 1, blocks: 3 }],
  ['jsonld-parses', 'some-repaired', jsonLd(3, 0, 2), { count: 1, blocks: 3 }],
  ['jsonld-parses', 'broken', jsonLd(2, 1, 1)],
  ['jsonld-parses', 'unread', UNREAD],

  ['text-without-script', 'pass', text(100), { count: 100 }],
  ['text-without-script', 'pass', { page: { ...GOOD.page, state: 'partial' } }],
  ['text-without-script', 'pass', { ...text(100), page: { ...GOOD.page, state: 'partial' } }],
  ['text-without-script', 'little', text(99), { count: 99 }],
  ['text-without-script', 'little', { ...text(30), titles: [] }],
  ['text-without-script', 'no-title', { titles: [said('', 'title')] }],
  ['text-without-script', 'no-title', { titles: [], heading: null }],
  ['text-without-script', 'no-heading', { heading: null }],
  ['text-without-script', 'no-heading', { heading: said('', 'h1') }],
  ['text-without-script', 'none', text(29), { count: 29 }],
  ['text-without-script', 'none', text(0)],
  ['text-without-script', 'unread', { ...text(99), page: { ...GOOD.page, state: 'partial' } }],
  ['text-without-script', 'unread', PARTIAL],
  ['text-without-script', 'unread', UNREAD],
  [
    'text-without-script',
    'pass',
    {
      titles: [said('Tea', 'title'), said('Menu', 'title')],
      heading: null,
      otherMarks: [said('Northwind', 'home-link'), said('Teas', 'h1'), said('Ships', 'h1')],
    },
    {},
    ['title: Tea', 'h1: Teas', 'text: 240'],
  ],
  ['text-without-script', 'unread', { titles: [], page: { ...GOOD.page, state: 'partial' } }],

  ['answer-bots', 'pass', {}],
  ['answer-bots', 'pass', access(false, 'Googlebot', 'GPTBot')],
  ['answer-bots', 'two', access(false, 'PerplexityBot'), { blocked: 'PerplexityBot' }],
  ['answer-bots', 'one', access(false, 'PerplexityBot', 'OAI-SearchBot')],
  ['answer-bots', 'none', access(false, 'PerplexityBot', 'OAI-SearchBot', 'Claude-SearchBot')],
  ['answer-bots', 'unread', access(null, 'OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot')],
  ['answer-bots', 'unread', { crawlers: [] }],
  ['answer-bots', 'unread', UNREAD],
  ['answer-bots', 'one', access(false, 'PerplexityBot', 'OAI-SearchBot'), { blocked: 'OAI-SearchBot, PerplexityBot' }],

  ['training-policy', 'open', {}],
  ['training-policy', 'some', access(false, 'GPTBot', 'CCBot'), { blocked: 'GPTBot, CCBot' }],
  ['training-policy', 'closed', access(false, ...TRAINING), { blocked: TRAINING.join(', ') }],
  ['training-policy', 'open-signal', SIGNAL, { signal: 'search=yes, ai-train=no' }],
  ['training-policy', 'some-signal', { ...SIGNAL, ...access(false, 'CCBot') }],
  ['training-policy', 'closed-signal', { ...SIGNAL, ...access(false, ...TRAINING) }],
  ['training-policy', 'unread', access(null, ...TRAINING)],
  ['training-policy', 'unread', UNREAD],

  ['snippets', 'pass', stated('robots', 'max-snippet:-1', 'noindex')],
  ['snippets', 'pass', stated('bingbot', 'nosnippet')],
  ['snippets', 'nosnippet', stated('robots', 'nosnippet'), { source: 'meta:robots' }],
  ['snippets', 'nosnippet', { ...PARTIAL, ...stated('googlebot', 'nosnippet') }],
  ['snippets', 'no-length', stated('googlebot', 'max-snippet:0')],
  ['snippets', 'unread', UNREAD],
  ['snippets', 'pass', stated('robots', 'nosnippets', 'not-nosnippet', 'max-snippet:01', 'not-max-snippet:0')],
  ['snippets', 'no-length', stated('robots', 'max-snippet:00')],
  ['snippets', 'pass', stated('robots', 'max-snippet:-1'), {}, ['meta:robots: max-snippet:-1']],

  ['entity-graph', 'pass', { ...PARTIAL, ...graph({}) }],
  ['entity-graph', 'missing', graph({ website: null, publisher: null }), { missing: 'WebSite' }],
  [
    'entity-graph',
    'missing',
    graph({ website: null, organization: null, publisher: null }),
    { missing: 'WebSite, Organization' },
  ],
  ['entity-graph', 'unread', { ...PARTIAL, ...graph({ publisher: null }) }],
  ['entity-graph', 'unread', UNREAD],
  ['entity-graph', 'missing', graph({ website: null }), { missing: 'WebSite' }],
  ['entity-graph', 'missing', graph({ organization: null, publisher: null }), { missing: 'Organization' }],
  [
    'entity-graph',
    'unlinked',
    { ...graph({ publisher: null }), scope: 'page', target: { ...GOOD.target, address: '' } },
  ],

  ['llms-txt', 'pass', {}, { name: 'Northwind' }],
  ['llms-txt', 'pass', llms({ cut: true })],
  ['llms-txt', 'no-link', llms({ link: null })],
  ['llms-txt', 'no-heading', llms({ heading: null })],
  ['llms-txt', 'html', llms({ state: 'html' })],
  ['llms-txt', 'absent', llms({ state: 'absent' })],
  ['llms-txt', 'unread', llms({ state: 'unread', where: null })],
  ['llms-txt', 'unread', llms({ cut: true, link: null })],
  ['llms-txt', 'unread', llms({ cut: true, heading: null })],

  ['image-previews', 'pass', stated('robots', 'max-image-preview:large'), {}, ['meta:robots: max-image-preview:large']],
];
