/** Signed-in people, for tests of what only they may do. */
import type { IdentityProvider } from '../../../site/identity';
import type { Role } from '../../../site/accounts';
import { testServices, TEST_ENVIRONMENT, type TestChanges, type TestServices } from '../../platform/testing/services';
import type { Services, Session } from '../../platform/services';
import { beginSession } from '../sessions';

export const TEST_IDENTITY: IdentityProvider = {
  issuer: 'https://login.example',
  clientId: 'facet',
  clientSecret: 'a secret of thirty-two characters',
  rolesClaim: 'roles',
  accountUrl: null,
};

/** Services of a site with accounts enabled. */
export function accountServices(changes: TestChanges = {}): TestServices {
  return testServices({ environment: { ...TEST_ENVIRONMENT, identity: TEST_IDENTITY }, ...changes });
}

export interface SignedIn {
  readonly session: Session;
  /** Value of the Cookie header. */
  readonly cookie: string;
}

/** Begins a session. @param name the same name is the same person */
export async function signedIn(services: Services, name: string, ...roles: readonly Role[]): Promise<SignedIn> {
  const request = new Request('https://facet.example/api/auth/callback', {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' },
  });
  const profile = { issuer: TEST_IDENTITY.issuer, subject: name, name, email: `${name}@facet.example`, roles };
  const { session, cookie } = await beginSession(services, request, profile);
  return { session, cookie: cookie.split(';')[0] ?? '' };
}
