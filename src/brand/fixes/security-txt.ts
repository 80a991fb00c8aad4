/** A security.txt (RFC 9116) in place of one that is there and does not hold. */
import { dayAhead, readDateTime } from '../date-time';
import { blockOf, type FixBlock, type PlaceholderName, Placeholders } from './block';
import { addressText } from './escaping';
import type { Subject } from './subject';

/** Expires is recommended to be less than a year ahead (§2.5.5). */
const DAYS_AHEAD = 364;

/** A contact that the present file names: an address without anything a line could not hold (§2.5.3). */
function statedContact(subject: Subject): string | null {
  const said = subject.receipts('security-txt').flatMap(({ value = '', snippet = '' }) => [value, snippet]);
  const contacts = said.map(
    (text) => /^(?:contact:)?\s*((?:mailto:|tel:|https:\/\/)[\u0021-\u007e]+)$/i.exec(text)?.[1],
  );
  return contacts.find((contact) => contact !== undefined) ?? null;
}

/** Midnight in UTC, less than a year behind the moment of the report; null where that is no moment. */
function expiry(collectedAt: string): string | null {
  const moment = readDateTime(collectedAt);
  return moment === null ? null : `${dayAhead(moment, DAYS_AHEAD)}T00:00:00Z`;
}

export function securityTxtFix(subject: Subject, name: PlaceholderName): FixBlock | null {
  const checks = subject.lost('security-txt');
  const { root } = subject;
  if (checks.length === 0 || root === null) return null;
  const placeholders = new Placeholders(name);
  const lines = [
    `Contact: ${statedContact(subject) ?? placeholders.write('contact')}`,
    `Expires: ${expiry(subject.report.collectedAt) ?? placeholders.write('expires')}`,
    `Canonical: ${addressText(new URL('/.well-known/security.txt', root))}`,
  ];
  return blockOf('security-txt', [{ text: lines.join('\n'), checks }], placeholders);
}
