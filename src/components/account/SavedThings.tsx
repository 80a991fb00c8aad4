import { Fragment } from 'react';
import { savedPath } from '../../site/accounts';
import { LIMITS } from '../../site/limits';
import { pathTo } from '../../site/routes';
import { SAVED_HEADING_ID, SAVED_ROOM_ID, SAVED_UNDO_ID } from '../anchors';
import { useByteSize } from '../byte-size';
import { formatNumber } from '../format';
import { Gem } from '../Gem';
import { Pagination } from '../Pagination';
import { useLocale, useStrings } from '../strings';
import { savedHost, type SavedItem } from './account-facts';
import { BrandCard, facetsOf, SavedScore } from './BrandCard';
import { EXAMPLE_BRAND } from './example-brand';
import { shelfOf, type SavedBrand } from './saved-brands';
import { SavedRow } from './SavedRow';

/** Cards on one page of the shelf. */
const SAVED_ON_A_PAGE = 20;

export interface SavedThingsProps {
  /** Everything the person saved, the newest first. */
  readonly items: readonly SavedItem[];
  /** 1-based; the last one if there are fewer. */
  readonly page: number;
}

/** What the person saved, as a shelf: brands first, then comparisons and single pages. */
export function SavedThings({ items, page: asked }: SavedThingsProps) {
  const t = useStrings('account');
  const account = pathTo(useLocale(), 'auth', { pathname: 'account' });
  if (items.length === 0) return <FirstUse />;
  const { brands, others } = shelfOf(items);
  const pages = Math.ceil((brands.length + others.length) / SAVED_ON_A_PAGE);
  const page = Math.min(asked, pages);
  const [from, to] = [(page - 1) * SAVED_ON_A_PAGE, page * SAVED_ON_A_PAGE];
  const rest = others.slice(Math.max(0, from - brands.length), Math.max(0, to - brands.length));
  const othersId = brands.length > 0 ? 'saved-others' : SAVED_HEADING_ID;
  return (
    <>
      <Undo />
      {brands.length > 0 && (
        <section className="account-saved" aria-labelledby={SAVED_HEADING_ID}>
          <div className="account-actions">
            <h2 id={SAVED_HEADING_ID}>{t('saved.brands', { count: brands.length })}</h2>
            <Tendency brands={brands} />
          </div>
          <ol className="account-shelf">
            {brands.slice(from, to).map((brand) => (
              <BrandCard key={brand.now.origin} brand={brand} />
            ))}
          </ol>
        </section>
      )}
      {rest.length > 0 && (
        <section className="account-saved" aria-labelledby={othersId}>
          <h2 id={othersId}>{t('saved.others')}</h2>
          <ol className="account-shelf">
            {rest.map((item) => (
              <OtherCard key={item.id} item={item} />
            ))}
          </ol>
        </section>
      )}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(other) => `${account}?page=${String(other)}#${SAVED_HEADING_ID}`}
      />
    </>
  );
}

/** How many brands got worse and better. */
function Tendency({ brands }: { readonly brands: readonly SavedBrand[] }) {
  const t = useStrings('account');
  const locale = useLocale();
  const changes = brands.map(({ change }) => change?.by ?? 0);
  const counts = [
    ['worse', changes.filter((by) => by < 0).length],
    ['better', changes.filter((by) => by > 0).length],
  ] as const;
  return counts.map(
    ([word, number]) =>
      number > 0 && <span key={word}>{t(`saved.${word}`, { number: formatNumber(locale, number) })}</span>,
  );
}

/** Before anything is saved: how to begin, and what it will look like. */
function FirstUse() {
  const t = useStrings('account');
  const locale = useLocale();
  return (
    <section className="account-saved account-first" aria-labelledby={SAVED_HEADING_ID}>
      <div>
        <h2 id={SAVED_HEADING_ID}>{t('saved.begin')}</h2>
        <p>{t('saved.empty')}</p>
        <p className="account-actions">
          <a className="button" href={pathTo(locale, 'brand-assessment')}>
            {t('saved.assess')}
          </a>
          <a className="button-quiet" href={pathTo(locale, 'brand-comparison')}>
            {t('saved.compare')}
          </a>
        </p>
      </div>
      <figure>
        <figcaption>{t('saved.example')}</figcaption>
        <ul className="account-shelf">
          <BrandCard brand={EXAMPLE_BRAND} isExample />
        </ul>
      </figure>
    </section>
  );
}

/** How much is saved, and how much may be. */
export function Room({ items }: Pick<SavedThingsProps, 'items'>) {
  const t = useStrings('account');
  const locale = useLocale();
  const size = useByteSize();
  return (
    <p id={SAVED_ROOM_ID}>
      {t('saved.count', {
        number: formatNumber(locale, items.length),
        limit: formatNumber(locale, LIMITS.savedPerMember),
        used: size(items.reduce((sum, { bytes }) => sum + bytes, 0)),
        room: size(LIMITS.savedBytesPerMember),
      })}
    </p>
  );
}

/** Empty until `src/islands/account-undo.ts` says in it what was deleted. Always in the page, so that this is heard. */
function Undo() {
  const t = useStrings('account');
  return (
    <div className="account-undo" role="status">
      <p id={SAVED_UNDO_ID} hidden>
        <span />{' '}
        <button type="button" className="button-quiet">
          {t('saved.undo')}
        </button>{' '}
        <span hidden>{t('saved.undoFailed')}</span>
      </p>
    </div>
  );
}

/** A comparison, a single page or pasted HTML: what has no history of its own. */
function OtherCard({ item }: { readonly item: SavedItem }) {
  const t = useStrings('account');
  const facts = useStrings('report');
  const locale = useLocale();
  const { id, kind, reports } = item;
  const heading = `saved-${id}`;
  const scope = reports[0]?.scope;
  return (
    <li>
      <h3 className="ledger-title" id={heading}>
        <a href={savedPath(locale, kind, id)}>
          {reports.map((report, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              <bdi>{report.name ?? savedHost(report, t)}</bdi>
            </Fragment>
          ))}
        </a>
      </h3>
      <p className="hint">
        {kind === 'comparison' || scope === undefined || scope === 'site'
          ? t(`saved.kind.${kind}`)
          : facts(`scope.${scope}`)}
      </p>
      <ul>
        {reports.map((report, index) => (
          <li key={index} className="account-brand">
            {report.said !== undefined && <Gem facets={facetsOf(report.said)} size={44} />}
            <div>
              <bdi>{savedHost(report, t)}</bdi>
              <SavedScore overall={report.overall} />
            </div>
          </li>
        ))}
      </ul>
      <ul className="account-reports">
        <SavedRow item={item} heading={heading} />
      </ul>
    </li>
  );
}
