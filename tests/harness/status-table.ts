/** Status truth: the status of each page and endpoint, by user and spelling of the path. */
import { AUTH_PATHNAMES } from '../../src/site/routes';

/** The kinds of user, and the identity provider's persona for each. */
export const PERSONA_OF = { nobody: null, member: 'mia', editor: 'edgar', reviewer: 'rana' } as const;
export type Visitor = keyof typeof PERSONA_OF;
export const VISITORS = Object.keys(PERSONA_OF) as Visitor[];

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const everybody = (status: number): Readonly<Record<Visitor, number>> => ({
  nobody: status,
  member: status,
  editor: status,
  reviewer: status,
});

/** Members and reviewers are refused before anything else is checked. */
const editors = (status: number) => ({ nobody: 401, member: 403, editor: status, reviewer: 403 }) as const;

/** Pages below a locale, with the status for each kind of user. On a developer's machine all may review. */
export const PAGES: Readonly<Record<string, Readonly<Record<Visitor, number>>>> = {
  ...Object.fromEntries(AUTH_PATHNAMES.map((pathname) => [`auth/${pathname}/`, everybody(200)])),
  'auth/administration/': everybody(404),
  'feedback/inbox/': { nobody: 401, member: 403, editor: 200, reviewer: 403 },
  'debug/og/': everybody(200),
};

/** Endpoints by method; others are refused with 405. A POST sends an empty JSON object from this site's origin. */
export const ENDPOINTS: Readonly<Record<string, Readonly<Record<string, Readonly<Record<Visitor, number>>>>>> = {
  '/api/account': {
    GET: { ...everybody(200), nobody: 401 },
    HEAD: { ...everybody(200), nobody: 401 },
    POST: { ...everybody(422), nobody: 401 },
  },
  '/api/reports': {
    GET: { ...everybody(200), nobody: 401 },
    HEAD: { ...everybody(200), nobody: 401 },
    // What is sent may ask for an address, for which nobody needs to be signed in.
    POST: everybody(422),
  },
  '/api/reports/00000000000000000000000000': {
    POST: everybody(422),
    PATCH: everybody(422),
    DELETE: everybody(422),
  },
  '/api/reports/00000000000000000000000000000000': {
    GET: { ...everybody(404), nobody: 401 },
    HEAD: { ...everybody(404), nobody: 401 },
    POST: { ...everybody(422), nobody: 401 },
    DELETE: { ...everybody(404), nobody: 401 },
  },
  '/api/reports/take-down': { POST: editors(422) },
  '/api/feedback/export': { GET: editors(200), HEAD: editors(200) },
  '/api/feedback/0000000000': {
    GET: editors(404),
    HEAD: editors(404),
    POST: editors(422),
    PATCH: editors(422),
    DELETE: editors(404),
  },
  '/api/auth/session': { GET: everybody(200), HEAD: everybody(200) },
  '/api/auth/start': { GET: everybody(303), HEAD: everybody(303) },
  '/api/auth/callback': { GET: everybody(303), HEAD: everybody(303) },
  '/api/auth/signed-out': { GET: everybody(303), HEAD: everybody(303) },
};
