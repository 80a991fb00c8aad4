import { ENDPOINTS } from '../../site/endpoints';
import { LIMITS } from '../../site/limits';
import { DAYS_KEPT, publishedPath } from '../../site/published-reports';
import { pathTo } from '../../site/routes';
import { pathWithId } from '../../site/tool-addresses';
import { Form } from '../Form';
import { formatNumber } from '../format';
import { Pagination } from '../Pagination';
import { PublishedBrands } from '../published/PublishedBrands';
import { useLocale, useStrings } from '../strings';
import { Day } from '../Time';
import type { PublishedItem } from './account-facts';
import { AccountSection } from './AccountSection';

/** Publications on one page of the list. */
export const PUBLISHED_ON_A_PAGE = 20;

/** Parameter of the account's URL: which page of the list is shown. */
export const PUBLISHED_PAGE = 'published';

export interface PublishedThingsProps {
  /** A page of what the person published, the newest first. */
  readonly published: {
    readonly items: readonly PublishedItem[];
    /** 1-based. */
    readonly page: number;
    readonly pages: number;
    /** On all pages. */
    readonly total: number;
  };
}

/** What the person published: a page of it, each with the ways to keep or delete it. */
export function PublishedThings({ published: { items, page, pages, total } }: PublishedThingsProps) {
  const t = useStrings('published');
  const locale = useLocale();
  const account = pathTo(locale, 'auth', { pathname: 'account' });
  const counts = { number: formatNumber(locale, total), limit: formatNumber(locale, LIMITS.publishedPerMember) };
  return (
    <AccountSection id="published" title={t('list.title')}>
      {total === 0 ? (
        <p>{t('list.empty')}</p>
      ) : (
        <>
          <p className="hint">{t('list.count', counts)}</p>
          <ol className="account-shelf">
            {items.map((item) => (
              <Publication key={item.id} item={item} />
            ))}
          </ol>
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(other) => `${account}?${PUBLISHED_PAGE}=${String(other)}#published`}
          />
        </>
      )}
    </AccountSection>
  );
}

function Publication({ item }: { readonly item: PublishedItem }) {
  const t = useStrings('published');
  const account = useStrings('account');
  const locale = useLocale();
  const { id, kind, state, publishedAt, expiresAt, reports } = item;
  const heading = `published-${id}`;
  const action = pathWithId(ENDPOINTS['member-publication'].paths[0], id);
  return (
    <li>
      <h3 className="ledger-title" id={heading}>
        <a href={publishedPath(locale, item)}>
          <PublishedBrands reports={reports} />
        </a>
      </h3>
      <div className="account-actions hint">
        <span>{account(`saved.kind.${kind === 'assessment' ? 'report' : 'comparison'}`)}</span>
        <span>
          {t(state === 'link' ? 'shared.sharedAt' : 'list.publishedAt')} <Day date={publishedAt} />
        </span>
        <span>
          {t(state === 'link' ? 'shared.until' : 'list.until')} <Day date={expiresAt} />
        </span>
        <Form action={action}>
          <input type="hidden" name="action" value="renew" />
          <button className="button-quiet" id={`renew-${id}`} aria-labelledby={`renew-${id} ${heading}`}>
            {state === 'link' ? t('shared.listRenew', { count: DAYS_KEPT.link }) : t('list.renew')}
          </button>
        </Form>
        <details className="account-delete">
          <summary id={`remove-${id}`} aria-labelledby={`remove-${id} ${heading}`}>
            {t('list.delete')}
          </summary>
          <Form action={action}>
            <input type="hidden" name="action" value="delete" />
            <input type="hidden" name="undo" value="offer" />
            <p>{t('list.deleteText')}</p>
            <button
              className="button-quiet button-delete"
              id={`remove-now-${id}`}
              aria-labelledby={`remove-now-${id} ${heading}`}
            >
              {t('list.deleteNow')}
            </button>
          </Form>
        </details>
      </div>
    </li>
  );
}
