/**
 * Signatures under our requests, by which a site can tell that they are ours and not another's that goes by our name:
 * HTTP Message Signatures (RFC 9421) in the profile of Web Bot Auth (draft-ietf-webbotauth-httpsig-protocol).
 */
import { randomBytes, sign } from 'node:crypto';
import { httpbis, type Request } from 'http-message-signatures';
import { LIMITS } from '../../site/limits';
import { signingKey } from '../platform/signing-keys';

/** Name of the signature, and of the entry that says whose it is. */
const LABEL = 'sig1';

/** The site's name, and who asks: an entry of a header that is a dictionary (RFC 9421 §2.1.2). */
const COMPONENTS = ['@authority', `"signature-agent";key="${LABEL}"`];

/** Headers that sign a request, in lower case; none if this site has no keys. */
export type RequestSigner = (url: URL) => Promise<Readonly<Record<string, string>>>;

/** A key as the library takes it. @param entry PKCS #8 in base64 */
export function messageKey(entry: string) {
  const { privateKey, publicKey } = signingKey(entry);
  return {
    id: publicKey.kid,
    alg: 'ed25519',
    sign: (data: Buffer) => Promise.resolve(sign(null, data, privateKey)),
  };
}

/**
 * @param keys as `FACET_CRAWLER_KEYS` lists them; the first one signs
 * @param origin of this site, where its directory of keys is, without a slash at its end
 * @param now when a signature was made; it holds for `LIMITS.crawlerSignatureSeconds`
 */
export function requestSigner([entry]: readonly string[], origin: string, now: () => Date): RequestSigner {
  if (entry === undefined) return () => Promise.resolve({});
  const key = messageKey(entry);
  return async (url) => {
    const created = now();
    const expires = new Date(created.getTime() + LIMITS.crawlerSignatureSeconds * 1000);
    const request: Request = { method: 'GET', url, headers: { 'signature-agent': `${LABEL}="${origin}"` } };
    const { headers } = await httpbis.signMessage(
      {
        key,
        name: LABEL,
        fields: COMPONENTS,
        params: ['created', 'expires', 'keyid', 'alg', 'nonce', 'tag'],
        paramValues: { created, expires, nonce: randomBytes(64).toString('base64'), tag: 'web-bot-auth' },
      },
      request,
    );
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
  };
}
