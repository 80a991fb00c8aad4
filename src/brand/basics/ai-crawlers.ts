/**
 * The crawlers of AI services, and the tokens without a crawler that robots.txt may name, with what each is used for.
 * As their operators' pages say, read 2026-11-29: OpenAI, Anthropic, Perplexity, Google, Apple, Meta, Amazon and Common
 * Crawl. ByteDance publishes no such page: what its crawler is used for is reported by others.
 */

/** What programs do with a page: list it among results, answer from it, learn from it. */
export const AI_USES = ['search', 'answers', 'training'] as const;
export type AiUse = (typeof AI_USES)[number];

export interface AiCrawler {
  /** Product token, as its operator writes it. */
  readonly name: string;
  readonly operator: string;
  readonly uses: readonly AiUse[];
}

/** What assistants find in the index of these, they answer from; so neither use alone is theirs. */
const INDEX: readonly AiUse[] = ['search', 'answers'];

export const AI_CRAWLERS: readonly AiCrawler[] = [
  { name: 'OAI-SearchBot', operator: 'OpenAI', uses: INDEX },
  { name: 'Claude-SearchBot', operator: 'Anthropic', uses: INDEX },
  { name: 'PerplexityBot', operator: 'Perplexity', uses: INDEX },
  { name: 'ChatGPT-User', operator: 'OpenAI', uses: ['answers'] },
  { name: 'Claude-User', operator: 'Anthropic', uses: ['answers'] },
  { name: 'Perplexity-User', operator: 'Perplexity', uses: ['answers'] },
  { name: 'GPTBot', operator: 'OpenAI', uses: ['training'] },
  { name: 'ClaudeBot', operator: 'Anthropic', uses: ['training'] },
  { name: 'Google-Extended', operator: 'Google', uses: ['answers', 'training'] },
  { name: 'Applebot-Extended', operator: 'Apple', uses: ['training'] },
  { name: 'meta-externalagent', operator: 'Meta', uses: ['training'] },
  { name: 'Amazonbot', operator: 'Amazon', uses: ['training'] },
  { name: 'CCBot', operator: 'Common Crawl', uses: ['training'] },
  { name: 'Bytespider', operator: 'ByteDance', uses: ['training'] },
];

/** Where a site may tell AI services more, and which we do not ask for: TDMRep's file at the origin, and Spawning's. */
export const AI_FILES_NOT_ASKED = ['/.well-known/tdmrep.json', '/ai.txt'] as const;
