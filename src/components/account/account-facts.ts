/** What the pages of accounts show: what is saved, and the identity provider. */
import { isStandIn } from '../../brand/evidence/page-evidence';
import type { Report, Score } from '../../brand/report/report';
import { pageText } from '../../brand/urls/target';
import { signInStart, type SavedKind } from '../../site/accounts';
import type { IdentityProvider } from '../../site/identity';
import type { Locale } from '../../site/locales';
import type { PublishedKind, ReportState } from '../../site/published-reports';
import { pathTo } from '../../site/routes';
import type { Translate } from '../string-keys';

/** One of a member's saved reports, without its checks. */
export interface SavedReportFacts extends Pick<Report, 'collectedAt' | 'rubricVersion' | 'scope'> {
  /** What was measured: an origin, or of a site the URL of another page than its home page. */
  readonly origin: string;
  /** What was typed and where that led, as displayed; absent if they are the same. */
  readonly led?: string;
  /** Name of the brand as its report has it; null if it states none. */
  readonly name: string | null;
  readonly overall: Score | null;
  /** Absent of what was saved before lists showed it. */
  readonly said?: SaidFacts;
}

/** What a report said, as a list shows it. */
export interface SaidFacts {
  /** Per mille, in gem order; null where a dimension was not assessed. */
  readonly dimensions: readonly (number | null)[];
  /** What to fix first: the cause that several checks share, or the check; null if there is nothing to fix. */
  readonly first: { readonly cause: string | null; readonly check: string } | null;
  /** Ids of the checks that lost points, and of those that could not be read; absent of what was saved before. */
  readonly lost?: readonly string[];
  readonly unread?: readonly string[];
}

/** One thing a member saved. */
export interface SavedItem {
  /** Names it in `/api/reports/{id}`, for this member only. */
  readonly id: string;
  readonly kind: SavedKind;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
  readonly bytes: number;
  /** One report, or those of a comparison in the order of its columns. */
  readonly reports: readonly SavedReportFacts[];
}

/** One report or comparison that a member shared or published. */
export interface PublishedItem {
  readonly id: string;
  readonly kind: PublishedKind;
  readonly state: ReportState;
  /** ISO 8601, UTC, as is when it goes. */
  readonly publishedAt: string;
  readonly expiresAt: string;
  /** One report, or those of a comparison in the order of its columns. */
  readonly reports: readonly SavedReportFacts[];
}

/** The host and path that a report measures, with what led there. For pasted HTML without a URL, says so. */
export function savedHost({ origin, led }: Pick<SavedReportFacts, 'origin' | 'led'>, t: Translate<'account'>): string {
  return isStandIn(origin) ? t('saved.pasted') : (led ?? pageText(origin)).replace(/^https?:\/\//, '');
}

/** The identity provider, as pages name it and lead to it. */
export interface ProviderFacts {
  /** Where people sign in, as shown in their browser's address bar. */
  readonly host: string;
  /** Where members change their password and second factor. */
  readonly accountHost: string;
  /** Leads there: the provider's own URL, or its sign-in form, on which such links are. */
  readonly accountAddress: string;
}

export function providerFacts({ issuer, accountUrl }: IdentityProvider, locale: Locale): ProviderFacts {
  const { host } = new URL(issuer);
  return {
    host,
    accountHost: accountUrl === null ? host : new URL(accountUrl).host,
    accountAddress: accountUrl ?? signInStart(pathTo(locale, 'auth', { pathname: 'account' }), 'login'),
  };
}
