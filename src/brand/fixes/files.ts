/** Texts for files of their own and for the server. Each replaces one that exists and does not pass. */
import { dayAhead, readDateTime } from '../basics/date-time';
import { MANIFEST_NAME_LENGTH, MANIFEST_SHORT_NAME_LENGTH } from '../basics/published-limits';
import { lengthOf } from '../basics/text';
import { placeholder, type FixLine } from './block';
import { urlText, jsonText, markdownText } from './escaping';
import type { Subject } from './subject';

/** The two members, as a manifest of their own or to be copied into one. */
export function manifestLines(subject: Subject): readonly FixLine[] {
  const checks = [
    ...subject.lost('manifest-names'),
    ...(subject.odd('manifest').length > 0 ? subject.lost('name-agreement') : []),
  ];
  const aliases = ['manifest-short', 'apple-title', 'website-alternate', 'organization-alternate'] as const;
  const names = subject.name === null ? [] : [subject.name, ...subject.otherNames(...aliases)];
  const fitting = (max: number) => names.find((name) => lengthOf(name) <= max);
  const members = {
    name: fitting(MANIFEST_NAME_LENGTH) ?? placeholder('name'),
    short_name: fitting(MANIFEST_SHORT_NAME_LENGTH) ?? placeholder('short-name'),
  };
  return [
    { text: jsonText(members), checks, states: { manifest: members.name, 'manifest-short': members.short_name } },
  ];
}

const DESCRIPTION_LIMIT = 300;

export function llmsTxtLines(subject: Subject): readonly FixLine[] {
  const checks = subject.lost('llms-txt');
  const { preferredUrl, portrait } = subject;
  if (preferredUrl === null) return [];
  const brand = subject.name ?? placeholder('name');
  const description = subject.description(DESCRIPTION_LIMIT) ?? placeholder('description');
  const lines = [
    `# ${markdownText(brand)}`,
    `> ${markdownText(description)}`,
    `- [${markdownText(portrait.title ?? brand)}](${urlText(preferredUrl)})`,
  ];
  return [{ text: lines.join('\n\n'), checks }];
}

/** Expires is recommended to be less than a year ahead (§2.5.5). */
const DAYS_AHEAD = 364;

/** A contact that the present file names: a URI without anything a line could not hold (§2.5.3). */
function statedContact(subject: Subject): string | null {
  const said = subject.receipts('security-txt').flatMap(({ value = '', snippet = '' }) => [value, snippet]);
  const contacts = said.map(
    (text) => /^(?:contact:)?\s*((?:mailto:|tel:|https:\/\/)[\u0021-\u007e]+)$/i.exec(text)?.[1],
  );
  return contacts.find((contact) => contact !== undefined) ?? null;
}

/** Midnight in UTC, less than a year after the moment of the report; null if that is not a valid moment. */
function expiry(collectedAt: string): string | null {
  const moment = readDateTime(collectedAt);
  return moment === null ? null : `${dayAhead(moment, DAYS_AHEAD)}T00:00:00Z`;
}

export function securityTxtLines(subject: Subject): readonly FixLine[] {
  const checks = subject.lost('security-txt');
  const { root } = subject;
  if (root === null) return [];
  const lines = [
    `Contact: ${statedContact(subject) ?? placeholder('contact')}`,
    `Expires: ${expiry(subject.report.collectedAt) ?? placeholder('expires')}`,
    `Canonical: ${urlText(new URL('/.well-known/security.txt', root))}`,
  ];
  return [{ text: lines.join('\n'), checks }];
}

/** By check, in the order of the table in the report. */
const FIELDS: Readonly<Record<string, string>> = {
  hsts: 'Strict-Transport-Security: max-age=31536000',
  framing: "Content-Security-Policy: frame-ancestors 'self'",
  nosniff: 'X-Content-Type-Options: nosniff',
  'referrer-policy': 'Referrer-Policy: strict-origin-when-cross-origin',
};

export function headersLines(subject: Subject): readonly FixLine[] {
  return Object.entries(FIELDS).flatMap(([check, text]) =>
    subject.lost(check).map((lost) => ({ text, checks: [lost] })),
  );
}
