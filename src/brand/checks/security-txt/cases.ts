import type { AnsweredRequest, Evidence, EvidenceRequest } from '../../evidence/evidence';
import { answered, evidence, failed, GOOD_PAGE, HOME, skipped } from '../../examples/evidence';
import { html, HTTP } from '../../examples/trust';
import type { Case } from '../check';

function securityTxt(text: string | null, patch: Partial<AnsweredRequest> = {}): Evidence {
  return evidence(
    answered('security-txt', text, { headers: [['content-type', 'text/plain; charset=utf-8']], ...patch }),
  );
}

const CONTACT = 'Contact: https://northwind.example/security';

const EXPIRES = 'Expires: 2026-12-31T22:59:00.000Z';

const page200 = (id: 'security-txt' | 'not-found-control'): EvidenceRequest =>
  answered(id, '<!doctype html><title>Northwind</title>', { headers: html });

const SIGNED = `-----BEGIN PGP SIGNED MESSAGE-----
Hash: SHA256

# Who to tell
${CONTACT}\r
- -----
${EXPIRES}
-----BEGIN PGP SIGNATURE-----
Expires: 2001-01-01T00:00:00Z

iHUEARYKAB0WIQSsP2kEdoKDVFpSg6u3rK
-----END PGP SIGNATURE-----`;

export const cases: readonly Case[] = [
  ['pass', evidence()],
  ['pass', securityTxt(SIGNED)],
  ['pass', securityTxt(`# ours\r\nCONTACT:mailto:security@northwind.example\r\nexpires: 2026-12-31T00:00:00z`)],
  ['far-expiry', securityTxt(`${CONTACT}\nExpires: 2036-01-01T00:00:00Z`)],
  ['old-path', securityTxt(`${CONTACT}\n${EXPIRES}`, { url: `${HOME}security.txt` })],
  ['expired', securityTxt(`${CONTACT}\nExpires: 2025-12-31T00:00:00Z`)],
  ['incomplete', securityTxt(CONTACT)],
  ['incomplete', securityTxt(EXPIRES)],
  ['incomplete', securityTxt(`# ${CONTACT}\n${EXPIRES}`)],
  ['incomplete', securityTxt('')],
  ['wrong-type', evidence(page200('security-txt'))],
  ['wrong-type', securityTxt(`${CONTACT}\n${EXPIRES}`, { headers: [] })],
  ['pass', securityTxt(`\ufeff${CONTACT}\r\n${EXPIRES}\r\n`)],
  ['insecure', securityTxt(`${CONTACT}\n${EXPIRES}`, { url: `${HTTP}.well-known/security.txt` })],
  ['none', securityTxt(null, { status: 404 })],
  ['none', securityTxt(null, { status: 410 })],
  ['none', evidence(page200('security-txt'), page200('not-found-control'))],
  ['none', evidence(answered('security-txt', GOOD_PAGE, { headers: html, finalUrl: HOME }))],
  ['unread', evidence(page200('security-txt'), failed('not-found-control', 'too-slow'))],
  ['unread', securityTxt(null, { status: 403 })],
  ['unread', evidence(skipped('security-txt', 'robots'))],
];
