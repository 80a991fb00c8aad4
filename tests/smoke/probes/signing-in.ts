/** Whether people can begin to sign in, and come back to the address they began at. */
import { signInStart } from '../../../src/site/accounts';
import { ENDPOINTS, SIGN_IN_COOKIE } from '../../../src/site/endpoints';
import { DEFAULT_LOCALE } from '../../../src/site/locales';
import { pathTo } from '../../../src/site/routes';
import { header } from '../expected';
import { NotShown, type Probe } from '../probe';

export const signIn: Probe = {
  name: 'Signing in leads to the identity provider, which is told to lead back here, with a cookie for this host alone',
  async run({ ask, expect, deploy: { origin } }) {
    const path = signInStart(pathTo(DEFAULT_LOCALE, 'about'));
    const answer = await ask({ path, headers: { accept: 'text/html' } });
    expect(`GET ${path}: status`, answer.status, 303);
    const location = new URL(header(answer, 'Location') ?? '', origin);
    if (location.origin === origin) {
      expect(`GET ${path}: Location`, location.search, '?reason=off');
      throw new NotShown('accounts are off (OIDC_ISSUER)');
    }
    const asked = (name: string): string | null => location.searchParams.get(name);
    expect('asked of the provider: redirect_uri', asked('redirect_uri'), origin + ENDPOINTS['auth-callback'].paths[0]);
    expect('asked of the provider: code_challenge_method', asked('code_challenge_method'), 'S256');
    const secure = origin.startsWith('https:');
    const cookie = header(answer, 'Set-Cookie') ?? '';
    expect('cookie: name', cookie.startsWith(`${secure ? '__Host-' : ''}${SIGN_IN_COOKIE}`), true);
    for (const attribute of ['Path=/', 'SameSite=Lax', 'HttpOnly', ...(secure ? ['Secure'] : [])]) {
      expect(`cookie: ${attribute}`, cookie.split('; ').includes(attribute), true);
    }
  },
};
