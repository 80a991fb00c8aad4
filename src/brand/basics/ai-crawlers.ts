/**
 * The crawlers of AI services, and the tokens without a crawler that robots.txt may name, with what each is used for, by
 * what their operators' pages say. Not the pages themselves were read but copies and quotations of them:
 *
 * - OpenAI, https://developers.openai.com/api/docs/bots: quoted 2026-09-14.
 * - Anthropic, https://support.claude.com/en/articles/8896518: the page of 2026-04-07.
 * - Perplexity, https://docs.perplexity.ai/docs/resources/perplexity-crawlers: a copy without a date; quoted 2026-08-21.
 * - Google, https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers: the page of 2026-07-14,
 *   quoted. Google-Extended is for training and for grounding the answers of Gemini, not for Google Search.
 * - Apple, https://support.apple.com/en-us/119829, and Amazon, https://developer.amazon.com/amazonbot: the pages of
 *   2026-09-04, copied 2026-09-22.
 * - Meta, https://developers.facebook.com/docs/sharing/webmasters/web-crawlers: a copy without a date.
 * - Common Crawl, https://commoncrawl.org/faq: the page of 2026-05-28. It gives its copy of the web to anybody; that models
 *   are trained with it is said by others.
 * - ByteDance publishes no such page: what its crawler is used for is reported by others.
 */

/** The day on which the latest of them was read. */
export const AI_CRAWLERS_READ = '2026-09-22';

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
  // "Training foundation AI models or improving products by indexing content directly".
  { name: 'meta-externalagent', operator: 'Meta', uses: AI_USES },
  // "More accurate information to customers and may be used to train Amazon AI models".
  { name: 'Amazonbot', operator: 'Amazon', uses: ['answers', 'training'] },
  { name: 'CCBot', operator: 'Common Crawl', uses: ['training'] },
  { name: 'Bytespider', operator: 'ByteDance', uses: ['training'] },
];

/** Where a site may tell AI services more, and which we do not ask for: TDMRep's file at the origin, and Spawning's. */
export const AI_FILES_NOT_ASKED = ['/.well-known/tdmrep.json', '/ai.txt'] as const;
