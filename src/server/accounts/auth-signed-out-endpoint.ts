/** `GET /api/auth/signed-out`: where the identity provider redirects to after signing a person out. */
import { signedOutPath } from '../../site/accounts';
import { readSignedOutState } from './signed-out';
import type { Handler } from '../platform/endpoint';
import { seeOther } from '../platform/answers';

export const authSignedOutHandler: Handler<null> = {
  respond({ url, locale: negotiated, locales }) {
    const state = readSignedOutState(url.searchParams.get('state') ?? '', locales);
    const { locale, done } = state ?? { locale: negotiated, done: 'here' as const };
    return Promise.resolve(seeOther(signedOutPath(locale, done)));
  },
};
