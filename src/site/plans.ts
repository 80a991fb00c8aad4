/**
 * What a site's plan at Netlify allows.
 *
 * https://docs.netlify.com/manage/security/secure-access-to-sites/rate-limiting/
 */
export const PLANS = {
  /** Rate limits in functions' `config` that hold at the edge, of all functions together. */
  free: { rateLimits: 2 },
  pro: { rateLimits: 5 },
} as const satisfies Record<string, { readonly rateLimits: number }>;

export type Plan = keyof typeof PLANS;

/** The one that promises least. */
export const DEFAULT_PLAN: Plan = 'free';

/** The longest window of a rate limit in code, in seconds. */
export const RATE_LIMIT_SECONDS = 180;
