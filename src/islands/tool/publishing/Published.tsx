import type { Ref } from 'react';
import { formatDay } from '../../../components/format';
import { EmbedCode } from '../../../components/published/EmbedCode';
import { useLocale, useStrings } from '../../../components/strings';
import { cardPathOf, publishedPath, publisherPath, type PublishedKind } from '../../../site/published-reports';
import { CopyButton } from '../CopyButton';
import { LinkField } from '../sharing/LinkField';
import type { Publication } from './publication';

interface PublishedProps {
  readonly kind: PublishedKind;
  readonly publication: Publication;
  /** `gone`: it is deleted or hidden. */
  readonly phase: 'published' | 'gone';
  readonly heading: Ref<HTMLHeadingElement>;
}

/** Something that is published: its address, what keeps it, and what others see of it. */
export function Published({ kind, publication: { id, deleteKey, expiresAt }, phase, heading }: PublishedProps) {
  const t = useStrings('publishing');
  const keeping = useStrings('keeping');
  const locale = useLocale();
  const { origin } = window.location;
  const page = publishedPath(locale, { id, kind });
  const title = deleteKey === null ? t('done.already') : t('done.title', { date: formatDay(locale, expiresAt) });
  const kept = deleteKey !== null && (
    <div>
      <LinkField
        isPrivate
        link={origin + publisherPath(locale, { id, kind }, deleteKey)}
        label={t('done.private')}
        hint={t('done.privateHint')}
      />
      <p>
        <a href={publisherPath(locale, { id, kind }, deleteKey)}>{t('done.manage')}</a>
      </p>
    </div>
  );
  if (phase === 'gone') {
    return (
      <>
        <h3 ref={heading} tabIndex={-1}>
          {t('done.gone')}
        </h3>
        <p>{t('done.goneWhy')}</p>
        {kept}
      </>
    );
  }
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <div>
        <LinkField link={origin + page} label={t('done.address')} hint={t('done.addressHint')} />
        <p>
          <a href={page}>{keeping('publishing.open')}</a>
        </p>
      </div>
      {kept || <p>{t('done.others')}</p>}
      <figure className="published-card">
        <img src={cardPathOf(id, locale)} alt={t('done.card')} width={1200} height={630} />
        <figcaption>{t('done.card')}</figcaption>
      </figure>
      <EmbedCode
        kind={kind}
        id={id}
        origin={origin}
        level={3}
        copy={(text, codeId, name) => <CopyButton text={text} codeId={codeId} title={name} />}
      />
    </>
  );
}
