import type { PublishedKind } from '../../site/published-reports';
import { useStrings } from '../strings';

interface BeforePublishingProps {
  readonly kind: PublishedKind;
  /** A reader put in a name of their own. */
  readonly hasOwnName?: boolean;
  /** It measures a publication again. */
  readonly hasPrevious?: boolean;
  /** It has a short address already. */
  readonly hasAddress?: boolean;
}

/** What readers should know before they publish something: what is stored, how long, and who can take it away. */
export function BeforePublishing({
  kind,
  hasOwnName = false,
  hasPrevious = false,
  hasAddress = false,
}: BeforePublishingProps) {
  const t = useStrings('publishing');
  return (
    <>
      <p>{t(`lede.${kind}`)}</p>
      <ul className="publishing-facts">
        <li>{t(`facts.${kind}`)}</li>
        {hasOwnName && <li>{t('facts.ownName')}</li>}
        {hasAddress && <li>{t('facts.address')}</li>}
        <li>{t('facts.until')}</li>
        <li>{t('facts.deleting')}</li>
        <li>{t('facts.owner')}</li>
        {hasPrevious && <li>{t('facts.previous')}</li>}
      </ul>
    </>
  );
}
