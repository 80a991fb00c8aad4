import { useState, type Ref } from 'react';
import { BeforeSharing } from '../../../components/publishing/ShareForm';
import { useStrings } from '../../../components/strings';
import type { SavedKind } from '../../../site/accounts';
import { DAYS_KEPT, LINK_DAYS } from '../../../site/published-reports';
import { tabStorage } from '../tab';
import { DaysField } from './DaysField';
import { publishedKind } from './publication';
import type { Doing } from './use-sharing';

interface NewAddressProps {
  readonly kind: SavedKind;
  readonly doing: Doing | null;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly headingId: string;
  /** Whether the heading is its own: another one is above it where there was an address before. */
  readonly isFirst: boolean;
  /** A reader put in a name of their own. */
  readonly hasOwnName: boolean;
  readonly makeAddress: (days: number) => void;
}

/** The days that were chosen in this tab before; null if none were. */
function daysBefore(): number | null {
  const before = Number(tabStorage()?.getItem('facet:share-days'));
  return LINK_DAYS.find((days) => days === before) ?? null;
}

/** Makes a short address. The first time it says at length what is stored, for how long, and who can open it. */
export function NewAddress({ kind, doing, heading, headingId, isFirst, hasOwnName, makeAddress }: NewAddressProps) {
  const t = useStrings('sharing');
  const [before] = useState(daysBefore);
  const [days, setDays] = useState<number>(before ?? DAYS_KEPT.link);
  const isBusy = doing === 'sharing';
  return (
    <>
      {isFirst && (
        <h3 id={headingId} ref={heading} tabIndex={-1}>
          {t('short.title')}
        </h3>
      )}
      <p className="keeping-buttons">
        <DaysField days={days} onChange={setDays} />
        {/* Not `disabled`, which would take the focus away. */}
        <button type="button" className="button" aria-disabled={isBusy} onClick={() => makeAddress(days)}>
          {t(isBusy ? 'short.busy' : 'short.make')}
        </button>
      </p>
      {before === null ? (
        <BeforeSharing kind={publishedKind(kind)} hasOwnName={hasOwnName} />
      ) : (
        <p className="hint">{t('short.again')}</p>
      )}
    </>
  );
}
