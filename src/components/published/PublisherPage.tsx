import type { ReactNode } from 'react';
import {
  badgePathOf,
  cardPathOf,
  DAYS_KEPT,
  LINK_DAYS,
  publishedDataPath,
  publishedPath,
} from '../../site/published-reports';
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

/** The private page of a report with an address: who can open it and until when, and the ways to keep or delete it. */
export function PublisherPage({ item, path, hidden, done, embed }: PublisherPageProps) {
  const t = useStrings('published');
  const undo = useStrings('undo');
  const locale = useLocale();
  const { kind, state, expiresAt } = item;
  const words = state === 'link' ? 'shared' : 'publisher';
  return (
    <div className="sheet">
      <PageHeader title={t(`${words}.title.${kind}`)} lede={t(`${words}.lede`)} />
      <div className="prose">
        {done === 'renewed' && <p role="status">{t(`${words}.renewed`, { date: formatDay(locale, expiresAt) })}</p>}
        {done === 'restored' && <p role="status">{undo('done')}</p>}
        <h2>{t(`${words}.public`)}</h2>
        {hidden !== 'nothing' && <p>{t(hidden === 'all' ? `${words}.hidden` : `${words}.hiddenColumns`)}</p>}
        <p>{t(`${words}.publicText`)}</p>
        <ItemFacts item={item} />
        <Links item={item} />
        {state === 'published' && embed}
      </div>
      <Renewal item={item} path={path} />
      <div className="prose">
        <h2>{t(`${words}.delete`)}</h2>
        <p>{t(`${words}.deleteText`)}</p>
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

function ItemFacts({ item: { state, publishedAt, expiresAt, reports } }: Pick<PublisherPageProps, 'item'>) {
  const t = useStrings('published');
  const [{ collectedAt, rubricVersion } = { collectedAt: publishedAt, rubricVersion: '' }] = reports;
  const isLink = state === 'link';
  return (
    <Facts
      facts={[
        [t('publisher.brands'), <PublishedBrands reports={reports} />],
        [t('publisher.measured'), <Moment time={collectedAt} />],
        [t('publisher.rubric'), rubricVersion],
        [t(isLink ? 'shared.sharedAt' : 'publisher.publishedAt'), <Day date={publishedAt} />],
        [t(isLink ? 'shared.until' : 'publisher.until'), <Day date={expiresAt} />],
      ]}
    />
  );
}

/** Keeps it for longer; of a link it is chosen for how long. */
function Renewal({ item: { state, expiresAt }, path }: Pick<PublisherPageProps, 'item' | 'path'>) {
  const t = useStrings('published');
  const locale = useLocale();
  const words = state === 'link' ? 'shared' : 'publisher';
  return (
    <>
      <div className="prose">
        <h2>{t(`${words}.renew`)}</h2>
        <p>{t(`${words}.renewText`, { date: formatDay(locale, expiresAt) })}</p>
      </div>
      <Form className="form" action={path}>
        <input type="hidden" name="action" value="renew" />
        {state === 'link' && (
          <p>
            <label htmlFor="days">{t('shared.days')}</label>
            <select id="days" name="days" defaultValue={DAYS_KEPT.link}>
              {LINK_DAYS.map((count) => (
                <option key={count} value={count}>
                  {t('shared.day', { count })}
                </option>
              ))}
            </select>
          </p>
        )}
        <p>
          <button className="button-quiet">{t(`${words}.renewButton`)}</button>
        </p>
      </Form>
    </>
  );
}

/** The page that others see, and what else can be shown or read elsewhere. */
function Links({ item }: Pick<PublisherPageProps, 'item'>) {
  const t = useStrings('published');
  const locale = useLocale();
  const isLink = item.state === 'link';
  return (
    <>
      <h2>{t('publisher.links')}</h2>
      <NextStep href={publishedPath(locale, item)}>{t(isLink ? 'shared.page' : 'publisher.page')}</NextStep>
      <ul>
        <li>
          <a href={cardPathOf(item.id, locale)}>{t('publisher.card')}</a>
        </li>
        {!isLink && (
          <li>
            <a href={badgePathOf(item.id, 'svg')}>{t('publisher.badge')}</a>
          </li>
        )}
        <li>
          <a href={publishedDataPath(item.id)}>{t('publisher.data')}</a>
        </li>
      </ul>
    </>
  );
}
