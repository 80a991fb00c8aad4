/**
 * The table of error codes. A code is stable: it appears in answers of the API, in logs and in the streams
 * islands read. Its words are in `locales/<locale>/errors.json` under the same code.
 */
export const ERROR_STATUS = {
  // What someone typed as an address.
  'address-empty': 422,
  'address-malformed': 422,
  'address-refused': 422,
  'address-port': 422,
  'address-name': 422,
  'address-email': 422,
  'address-too-long': 422,
  'address-mistyped': 422,
  'address-unknown-ending': 422,
  'address-unresolvable': 422,
  // Addresses to be compared.
  'too-few-addresses': 422,
  'too-many-addresses': 422,
  'same-address': 422,
  'same-site': 422,
  // What the site at that address did.
  'site-unreachable': 422,
  'site-certificate': 422,
  'site-unreadable': 422,
  'site-excluded': 422,
  'page-disallowed': 422,
  'page-robots-unread': 422,
  'site-not-html': 422,
  'site-not-well-formed': 422,
  'site-too-large': 422,
  'site-too-complex': 422,
  'site-too-slow': 422,
  'site-too-many-redirects': 422,
  // The site was measured, or its neighbours were asked, a moment ago: it can be measured later.
  'site-resting': 429,
  // A field of a form.
  required: 422,
  'too-long': 422,
  malformed: 422,
  'not-a-choice': 422,
  'unknown-key': 422,
  'key-reused': 422,
  'not-an-image': 422,
  'image-too-large': 422,
  invalid: 422,
  // What editors change.
  'changed-meanwhile': 409,
  // What a member keeps.
  'report-malformed': 422,
  'report-version': 422,
  'report-not-public': 422,
  'too-many-saved': 409,
  'account-closed': 409,
  // What is published for everyone.
  'not-signed': 422,
  'rubrics-differ': 422,
  'too-many-published': 409,
  // The request as a whole.
  'body-malformed': 400,
  'not-signed-in': 401,
  'origin-refused': 403,
  'not-allowed': 403,
  'report-refused': 403,
  'not-found': 404,
  gone: 410,
  'method-refused': 405,
  'body-too-large': 413,
  'body-type-refused': 415,
  'too-many-requests': 429,
  // So many sites are to be measured at once that visitors wait in a line.
  'in-line': 503,
  // Our side.
  unexpected: 500,
  unavailable: 503,
  // What the operator has set: a switch, and a number for a day.
  'assessing-paused': 503,
  'assessments-used-up': 503,
  // One network has had its share of that number.
  'share-used-up': 429,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Whether a string is one of the stable codes. */
export function isErrorCode(value: string): value is ErrorCode {
  return Object.hasOwn(ERROR_STATUS, value);
}

/** What can be wrong with a typed address before anything is requested. */
export const ADDRESS_CODES = [
  'address-empty',
  'address-malformed',
  'address-refused',
  'address-port',
  'address-name',
  'address-email',
  'address-too-long',
  'address-mistyped',
  'address-unknown-ending',
] as const satisfies readonly ErrorCode[];
