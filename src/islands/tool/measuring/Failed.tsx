/** What was to be measured and could not be: why, in the place of its report. */
import { AddressError, type Take } from '../../../components/AddressError';
import { ADDRESS_ERROR_ID } from '../../../components/AddressForm';
import { Gem } from '../../../components/Gem';
import { Host } from '../../../components/Host';
import { NAMED_VIEW_BOX, NAMED_WIDTH } from '../../../components/report/FacetName';
import { progressFacets } from '../../../components/progress-facets';
import { shownAddress } from '../asked-names';

interface FailedProps {
  /** As typed. */
  readonly address: string;
  readonly text: string;
  readonly suggestion: string | undefined;
  readonly code: string;
  readonly take: Take;
}

/** Laid out as what is measured, so that nothing moves where it fails. The field above names it as its description. */
export function Failed({ address, text, suggestion, code, take }: FailedProps) {
  return (
    <div className="measuring">
      <div>
        <h1>
          <Host text={shownAddress(address)} />
        </h1>
        <AddressError id={ADDRESS_ERROR_ID} message={text} suggestion={suggestion} code={code} take={take} />
      </div>
      <Gem facets={progressFacets([])} size={NAMED_WIDTH} viewBox={NAMED_VIEW_BOX} />
    </div>
  );
}
