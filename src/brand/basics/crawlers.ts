/** The crawlers that checks and fixes name, by what they do. */

/** The crawlers that fetch what a shared link shows. */
export const PREVIEW_CRAWLERS = ['facebookexternalhit', 'Twitterbot', 'LinkedInBot', 'Slackbot'] as const;

/** The crawlers that fill the index of a search engine, Google's first. */
export const SEARCH_CRAWLERS = ['Googlebot', 'Bingbot', 'DuckDuckBot', 'YandexBot', 'Baiduspider'] as const;

/** The crawlers whose index assistants search when they answer. */
export const ANSWER_CRAWLERS = ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot'] as const;

/** The crawlers, and the one token without a crawler (Google-Extended), that are used for training models. */
export const TRAINING_CRAWLERS = ['GPTBot', 'ClaudeBot', 'Google-Extended', 'CCBot'] as const;
