/** What a signature from outside must be. Apart from what makes and verifies one: pages that sign nothing need no shapes. */
import { object, text } from './shape';
import type { Signature } from './signature';

const SHA256 = text(43, /^[A-Za-z0-9_-]{43}$/);

export const signatureShape = object<Signature>({
  key: text(64, /^[A-Za-z0-9_-]{1,64}$/),
  receipts: SHA256,
  value: text(86, /^[A-Za-z0-9_-]{86}$/),
});
