import { useStrings } from '../strings';
import type { PageChangeKind } from './review';

/** What happened, each a word with a sign before it; what a reviewer should not miss is in the signal's colour. */
export function ChangeMarks({ changes }: { readonly changes: readonly PageChangeKind[] }) {
  const t = useStrings('review');
  return (
    <>
      {changes.map((change) => (
        <span key={change}>
          {' '}
          <span className="changes-mark" data-change={change}>
            {t(`change.${change}`)}
          </span>
        </span>
      ))}
    </>
  );
}
