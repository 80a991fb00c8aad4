/** Which rate limits hold at the platform's edge. */
import type { EndpointName } from './endpoints';
import { PLANS, type Plan } from './plans';

/**
 * Endpoints with a rate limit, by what a flood of them costs us and others, the most first. A plan has few rules at the
 * edge, and the first ones get them; the limits of the others hold in storage alone, once their function has started.
 */
export const COSTLIEST_FIRST = [
  // Up to 20 s of a function, and requests to third-party servers: of four sites, of one.
  'compare',
  'assess',
  // Pictures are decoded; any page may send reports.
  'feedback',
  'error-report',
  // Draws a picture; asks a third-party site; verifies and stores.
  'report-card',
  'site-answer',
  'publish-report',
  'reports',
  // Each asks the identity provider.
  'auth-callback',
  'auth-start',
  'feedback-challenge',
  'feedback-status',
  'published-report',
  'publisher',
  'own-report',
  'published-data',
  'badge',
  'oembed',
  'auth-sign-out',
  // Reads a week's records.
  'crawler-requests',
  // Answered in full to people who are signed in alone.
  'feedback-export',
  'account',
  'saved-report',
  'member-publication',
  'feedback-message',
  'take-down',
] as const satisfies readonly EndpointName[];

/** Endpoints whose rate limit is applied at the edge, and those whose limit is only in storage. */
export function rateLimitsOf(plan: Plan): Readonly<Record<'edge' | 'storageAlone', readonly EndpointName[]>> {
  const { rateLimits } = PLANS[plan];
  return { edge: COSTLIEST_FIRST.slice(0, rateLimits), storageAlone: COSTLIEST_FIRST.slice(rateLimits) };
}
