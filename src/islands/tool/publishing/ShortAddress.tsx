import { useEffect, useRef, useState, type Ref } from 'react';
import { formatDay } from '../../../components/format';
import { useLocale, useStrings } from '../../../components/strings';
import type { SavedKind } from '../../../site/accounts';
import { cardPathOf, DAYS_KEPT, publishedPath, publisherPath } from '../../../site/published-reports';
import { undoTime } from '../../undo-time';
import { LinkField } from '../sharing/LinkField';
import { DaysField } from './DaysField';
import { publishedKind } from './publication';
import type { Address, Doing, SharingActions } from './use-sharing';

interface ShownProps {
  readonly kind: SavedKind;
  readonly doing: Doing | null;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly headingId: string;
}

interface ShortAddressProps extends ShownProps, Pick<SharingActions, 'changeDays' | 'deleteAddress'> {
  readonly address: Extract<Address, { readonly state: 'there' }>;
}

/** A short address: what opens there, what others see of it, and what its owner may do with it. */
export function ShortAddress({ kind, heading, headingId, address, ...doing }: ShortAddressProps) {
  const t = useStrings('sharing');
  const locale = useLocale();
  const { id, state, deleteKey, expiresAt } = address.publication;
  const { origin } = window.location;
  const named = { id, kind: publishedKind(kind) };
  const page = publishedPath(locale, named);
  const date = formatDay(locale, expiresAt);
  return (
    <>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        {state === 'published' ? t('short.title') : t('short.done', { date })}
      </h3>
      <LinkField link={origin + page} label={t('short.address')} hint={t('short.addressHint')} />
      <p>
        <a href={page}>{t('short.open')}</a>
      </p>
      <figure className="published-card">
        <img src={cardPathOf(id, locale)} alt={t('short.card')} width={1200} height={630} />
        <figcaption>{t('short.card')}</figcaption>
      </figure>
      {state === 'published' && <p>{t('short.public', { date })}</p>}
      {state === 'link' && deleteKey === null && <p>{t('short.others')}</p>}
      {state === 'link' && deleteKey !== null && (
        <Keeping {...doing} privateLink={origin + publisherPath(locale, named, deleteKey)} />
      )}
      <p role="status">{address.news === 'changed' && t('short.changed', { date })}</p>
    </>
  );
}

interface KeepingProps extends Pick<ShortAddressProps, 'doing' | 'changeDays' | 'deleteAddress'> {
  readonly privateLink: string;
}

/** Keeps it for another time, deletes it, and leads to where both can be done later. */
function Keeping({ doing, privateLink, changeDays, deleteAddress }: KeepingProps) {
  const t = useStrings('sharing');
  const [days, setDays] = useState<number>(DAYS_KEPT.link);
  return (
    <>
      <p className="keeping-buttons">
        <DaysField days={days} onChange={setDays} />
        <button
          type="button"
          className="button-quiet"
          aria-disabled={doing === 'changing'}
          onClick={() => changeDays(days)}
        >
          {t('short.change')}
        </button>
        <button
          type="button"
          className="button-quiet button-delete"
          aria-disabled={doing === 'deleting'}
          onClick={deleteAddress}
        >
          {t(doing === 'deleting' ? 'short.deleting' : 'short.delete')}
        </button>
      </p>
      <LinkField isPrivate link={privateLink} label={t('short.private')} hint={t('short.privateHint')} />
    </>
  );
}

interface DeletedAddressProps extends ShownProps, Pick<SharingActions, 'undo' | 'onOver'> {
  /** What brings it back; null if nothing does any more. */
  readonly held: string | null;
}

/** Says that it is deleted, and brings it back for a while. */
export function DeletedAddress({ doing, heading, headingId, held, undo, onOver }: DeletedAddressProps) {
  const t = useStrings('sharing');
  const words = useStrings('assessment');
  const button = useRef<HTMLButtonElement>(null);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  const isOffered = held !== null;
  useEffect(() => (button.current === null ? undefined : undoTime(button.current, () => over.current())), [isOffered]);
  return (
    <>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        {t('short.deleted')}
      </h3>
      <p>
        {t(isOffered ? 'short.deletedText' : 'short.over')}{' '}
        {isOffered && (
          <button
            ref={button}
            type="button"
            className="button-quiet"
            aria-disabled={doing === 'undoing'}
            onClick={undo}
          >
            {words('undo.undo')}
          </button>
        )}
      </p>
    </>
  );
}

/** Says that nothing opens there any more. */
export function GoneAddress({ heading, headingId }: Pick<ShownProps, 'heading' | 'headingId'>) {
  const t = useStrings('sharing');
  return (
    <>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        {t('short.gone')}
      </h3>
      <p>{t('short.goneWhy')}</p>
    </>
  );
}
