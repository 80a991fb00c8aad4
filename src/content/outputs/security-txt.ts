/** Where to report a weakness of the site: RFC 9116. */
import type { Environment } from '../../site/environment';
import { LOCALES } from '../../site/locales';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** Months a published file holds. A site that is not built for so long has nobody who reads such mail. */
const MONTHS = 6;

/**
 * The text is the same for all builds of a month, so that a build changes nothing by itself.
 *
 * @param now what the build takes for now
 */
export function securityTxt({ siteUrl, operator }: Pick<Environment, 'siteUrl' | 'operator'>, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1));
  return [
    `Contact: mailto:${operator.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${siteUrl}${SECURITY_TXT_PATH}`,
    '',
  ].join('\n');
}
