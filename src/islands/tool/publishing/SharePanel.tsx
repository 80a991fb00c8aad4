import { useEffect, useId, useRef } from 'react';
import { useStrings } from '../../../components/strings';
import type { SavedKind } from '../../../site/accounts';
import type { Refusal } from '../refusal';
import type { AssessmentResult } from '../result';
import { useRefusalText } from '../use-refusal-text';
import { NewAddress } from './NewAddress';
import { whyNotShared } from './publication';
import { DeletedAddress, GoneAddress, ShortAddress } from './ShortAddress';
import { useSharing } from './use-sharing';
import { useSharingProblem } from './use-sharing-problem';
import { WholeLink } from './WholeLink';

export interface SharePanelProps {
  readonly kind: SavedKind;
  /** One report, or those of a comparison in the order of its columns. */
  readonly results: readonly AssessmentResult[];
}

/** One field with the address to share: the short one once it is made, otherwise a link that holds it all. The other is below it. */
export function SharePanel({ kind, results }: SharePanelProps) {
  const t = useStrings('sharing');
  const why = whyNotShared(kind, results);
  return (
    <div className="sharing">
      {why === null ? (
        <Ways kind={kind} results={results} />
      ) : (
        <>
          <WholeLink kind={kind} results={results} />
          <p className="hint">{t(`why.${why}`)}</p>
        </>
      )}
    </div>
  );
}

/** Both addresses: how a short one is made, and what there is of it. */
function Ways({ kind, results }: SharePanelProps) {
  const t = useStrings('sharing');
  const { address, doing, failure, ...actions } = useSharing(kind, results);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const moved = address.state === 'deleted' || (address.state === 'there' && address.news === 'made');
  // What was pressed is gone from the page: the words that take its place get the focus.
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, [moved]);
  const shown = { kind, doing, heading, headingId: id };
  const whole = <WholeLink kind={kind} results={results} />;
  const short = (
    <section aria-labelledby={id}>
      {address.state === 'there' ? (
        <ShortAddress {...shown} {...actions} address={address} />
      ) : address.state === 'deleted' ? (
        <DeletedAddress {...shown} {...actions} held={address.held} />
      ) : address.state === 'gone' ? (
        <GoneAddress {...shown} />
      ) : null}
      {(address.state === 'none' || address.state === 'gone') && (
        <NewAddress
          {...shown}
          isFirst={address.state === 'none'}
          hasOwnName={results.some(({ correction }) => correction !== undefined)}
          makeAddress={actions.makeAddress}
        />
      )}
      <div role="status">{failure !== null && <Failed failure={failure} isNew={address.state === 'none'} />}</div>
    </section>
  );
  if (address.state !== 'there') {
    return (
      <>
        {whole}
        {short}
      </>
    );
  }
  return (
    <>
      {short}
      <details>
        <summary>{t('whole.title')}</summary>
        {whole}
      </details>
    </>
  );
}

function Failed({ failure, isNew }: { readonly failure: Refusal; readonly isNew: boolean }) {
  const t = useStrings('sharing');
  const text = useRefusalText(useSharingProblem())(failure);
  return (
    <>
      <p className="field-error">{text}</p>
      {isNew && <p>{t('problem.once')}</p>}
    </>
  );
}
