/** `GET /.well-known/security.txt` (RFC 9116): whom to tell of a weakness, for as long as the site answers. */
import { LOCALES } from '../../site/locales';
import { SECURITY_TXT_PATH } from '../../site/endpoints';
import type { Handler } from '../platform/endpoint';

/** Months for which it may be relied on. §2.5.5 recommends less than a year. */
const MONTHS = 6;

/** The first of the month: what asks twice in a month finds nothing changed. */
function expiryFrom(now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1));
  return expires.toISOString().replace('.000', '');
}

export const securityTxtHandler: Handler<null> = {
  async respond({ services: { artifacts, environment, now } }) {
    const { contact } = await artifacts.facts();
    const lines = [
      `Contact: mailto:${contact}`,
      `Expires: ${expiryFrom(now())}`,
      `Preferred-Languages: ${LOCALES.join(', ')}`,
      `Canonical: ${environment.siteUrl}${SECURITY_TXT_PATH}`,
      '',
    ];
    // §3: plain text in UTF-8.
    return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  },
};
