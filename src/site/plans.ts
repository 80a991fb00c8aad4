interface PlanFacts {
  /** Rate limits in functions' `config` that hold at the edge, of all functions together. */
  readonly rateLimits: number;
  /**
   * Sites assessed in one UTC day by the whole site, unless the operator says otherwise: even if each takes 20 s, the
   * month's credits are not used up. `docs/deploy.md` has the sum.
   */
  readonly assessmentsPerDay: number;
}

/**
 * What a site's plan at Netlify allows, and what its credits are enough for.
 *
 * https://docs.netlify.com/manage/security/secure-access-to-sites/rate-limiting/
 * https://docs.netlify.com/manage/accounts-and-billing/billing/billing-for-credit-based-plans/how-credits-work/
 */
export const PLANS = {
  // 300 credits a month, and every site of the team is paused when they are used up.
  free: { rateLimits: 2, assessmentsPerDay: 100 },
  pro: { rateLimits: 5, assessmentsPerDay: 1000 },
} as const satisfies Record<string, PlanFacts>;

export type Plan = keyof typeof PLANS;

/** The one that promises least. */
export const DEFAULT_PLAN: Plan = 'free';

/** The longest window of a rate limit in code, in seconds. */
export const RATE_LIMIT_SECONDS = 180;
