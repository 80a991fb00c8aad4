import type { i18n } from 'i18next';
import type { Evidence } from '../brand/evidence/evidence';
import type { Facts } from '../brand/facts/facts';
import type { Report } from '../brand/report/report';
import type { Signature } from '../brand/sharing/signature';
import type { Locale } from '../site/locales';

/** What was measured of one site or page, or opened from an export. */
export interface Measured {
  readonly evidence: Evidence;
  readonly facts: Facts;
  readonly report: Report;
  /** The signature of an export that this site's function signed. The command signs nothing. */
  readonly signature: Signature | null;
}

/** Strings of the language asked for by `--lang`. */
export interface Words {
  readonly locale: Locale;
  readonly strings: i18n;
}
