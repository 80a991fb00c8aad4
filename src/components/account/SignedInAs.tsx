import { isolate, Isolated } from '../report/isolate';
import { useStrings } from '../strings';

/** Says who is signed in. @param name as the identity provider states it; null where it does not */
export function SignedInAs({ name }: { readonly name: string | null }) {
  const t = useStrings('auth');
  return name === null ? t('signedIn.unnamed') : <Isolated text={t('signedIn.as', { name: isolate(name) })} />;
}
