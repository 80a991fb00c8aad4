import type { ReactNode } from 'react';
import { badgePathOf, cardPathOf, publishedDataPath, publishedPath } from '../../site/published-reports';
import type { PublishedItem } from '../account/account-facts';
import { Facts } from '../Facts';
import { Form } from '../Form';
import { formatDay } from '../format';
import { NextStep, PageHeader } from '../PageHeader';
import { useLocale, useStrings } from '../strings';
import { Day, Moment } from '../Time';
import { PublishedBrands } from './PublishedBrands';

/** Parameters of the page's URL that say what was just done. */
export const PUBLISHER_DONE = ['renewed', 'restored'] as const;
export type PublisherDone = (typeof PUBLISHER_DONE)[number];

interface PublisherPageProps {
  readonly item: PublishedItem;
  /** Path of this very page: its forms are sent there. */
  readonly path: string;
  /** What the owners of the sites hide: everything, or single columns of a comparison. */
  readonly hidden: 'all' | 'columns' | 'nothing';
  /** What was just done. */
  readonly done: PublisherDone | null;
  /** Codes to copy that show it elsewhere, below the links. */
  readonly embed: ReactNode;
}

/** The private page of a publication: what is public and until when, and the ways to keep or delete it. */
export function PublisherPage({ item, path, hidden, done, embed }: PublisherPageProps) {
  const t = useStrings('published');
  const undo = useStrings('undo');
  const locale = useLocale();
  const { kind, publishedAt, expiresAt, reports } = item;
  const until = formatDay(locale, expiresAt);
  const [{ collectedAt, rubricVersion } = { collectedAt: publishedAt, rubricVersion: '' }] = reports;
  return (
    <div className="sheet">
      <PageHeader title={t(`publisher.title.${kind}`)} lede={t('publisher.lede')} />
      <div className="prose">
        {done === 'renewed' && <p role="status">{t('publisher.renewed', { date: until })}</p>}
        {done === 'restored' && <p role="status">{undo('done')}</p>}
        <h2>{t('publisher.public')}</h2>
        {hidden !== 'nothing' && <p>{t(hidden === 'all' ? 'publisher.hidden' : 'publisher.hiddenColumns')}</p>}
        <p>{t('publisher.publicText')}</p>
        <Facts
          facts={[
            [t('publisher.brands'), <PublishedBrands reports={reports} />],
            [t('publisher.measured'), <Moment time={collectedAt} />],
            [t('publisher.rubric'), rubricVersion],
            [t('publisher.publishedAt'), <Day date={publishedAt} />],
            [t('publisher.until'), <Day date={expiresAt} />],
          ]}
        />
        <Links item={item} />
        {embed}
        <h2>{t('publisher.renew')}</h2>
        <p>{t('publisher.renewText', { date: until })}</p>
      </div>
      <Form className="form" action={path}>
        <input type="hidden" name="action" value="renew" />
        <p>
          <button className="button-quiet">{t('publisher.renewButton')}</button>
        </p>
      </Form>
      <div className="prose">
        <h2>{t('publisher.delete')}</h2>
        <p>{t('publisher.deleteText')}</p>
      </div>
      <Form className="form" action={path}>
        <input type="hidden" name="action" value="delete" />
        <input type="hidden" name="undo" value="offer" />
        <p>
          <button className="button-quiet button-delete">{t('publisher.deleteButton')}</button>
        </p>
      </Form>
    </div>
  );
}

/** The public page, and what else can be shown or read elsewhere. */
function Links({ item }: Pick<PublisherPageProps, 'item'>) {
  const t = useStrings('published');
  const locale = useLocale();
  return (
    <>
      <h2>{t('publisher.links')}</h2>
      <NextStep href={publishedPath(locale, item)}>{t('publisher.page')}</NextStep>
      <ul>
        <li>
          <a href={cardPathOf(item.id, locale)}>{t('publisher.card')}</a>
        </li>
        <li>
          <a href={badgePathOf(item.id, 'svg')}>{t('publisher.badge')}</a>
        </li>
        <li>
          <a href={publishedDataPath(item.id)}>{t('publisher.data')}</a>
        </li>
      </ul>
    </>
  );
}
