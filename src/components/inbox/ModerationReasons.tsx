import type { ModerationReason } from '../../site/feedback';
import { listFormat } from '../formatters';
import { useLocale, useStrings } from '../strings';

/** Why somebody should look at a message before it is believed, in one line. */
export function ModerationReasons({ reasons }: { readonly reasons: readonly ModerationReason[] }) {
  const t = useStrings('inbox');
  return <>{listFormat(useLocale()).format(reasons.map((reason) => t(`reasons.${reason}`)))}</>;
}
