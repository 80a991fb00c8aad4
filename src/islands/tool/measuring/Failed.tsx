/** What was to be measured and could not be: why, and what to do, in the place of its report. */
import { Suggestion, type Take } from '../../../components/AddressError';
import { ADDRESS_ERROR_ID } from '../../../components/AddressForm';
import { Host } from '../../../components/Host';
import { Isolated } from '../../../components/report/isolate';
import { shownAddress } from '../asked-names';
import type { Failure } from '../failure';
import { useFailureWords } from '../use-failure-text';

interface FailedProps {
  /** As typed. */
  readonly address: string;
  readonly failure: Failure;
  readonly take: Take;
}

/** Laid out as what is measured, so that nothing moves where it fails. The field below names it as its description. */
export function Failed({ address, failure, take }: FailedProps) {
  const { title, detail } = useFailureWords()(failure);
  return (
    <div className="measuring failed">
      <div>
        <p className="found">
          <Host text={shownAddress(address)} />
        </p>
        <div id={ADDRESS_ERROR_ID}>
          <h1>{title}</h1>{' '}
          <p>
            <Isolated text={detail} />
          </p>
        </div>
        {failure.suggestion && <Suggestion address={failure.suggestion} take={take} code={failure.code} />}
      </div>
    </div>
  );
}
