import { Fragment } from 'react';
import { DIMENSION_IDS } from '../../brand/report/report';
import { isStandIn } from '../../brand/evidence/page-evidence';
import { savedPath } from '../../site/accounts';
import { ENDPOINTS } from '../../site/endpoints';
import { LIMITS } from '../../site/limits';
import { pathTo } from '../../site/routes';
import { pathWithId } from '../../site/tool-addresses';
import { SAVED_HEADING_ID, SAVED_ROOM_ID, SAVED_UNDO_ID } from '../anchors';
import { BAND_CLASSES, bandOf } from '../band';
import { useByteSize } from '../byte-size';
import { formatChange, formatDay, formatNumber, formatScore } from '../format';
import { Gem, type GemFacet } from '../Gem';
import { Pagination } from '../Pagination';
import { useCheckText } from '../report/check-text';
import { isolate, Isolated } from '../report/isolate';
import { useScoreRange } from '../report/Score';
import { useLocale, useStrings } from '../strings';
import { Day, Moment } from '../Time';
import { savedHost, type SavedItem, type SavedReportFacts } from './account-facts';
import { AccountSection } from './AccountSection';
import { historyPath } from './AddressHistory';
import { historyOf } from './score-history';
import { Trend, type ScoredHistoryPoint } from './HistoryChart';

/** Things on one page of the list. */
export const SAVED_ON_A_PAGE = 20;

export interface SavedThingsProps {
  /** Everything the person saved, the newest first. */
  readonly items: readonly SavedItem[];
  /** 1-based. */
  readonly page: number;
}

/** What the person saved: a page of it, each thing with its scores and what can be done with it. */
export function SavedThings({ items, page }: SavedThingsProps) {
  const t = useStrings('account');
  const locale = useLocale();
  const account = pathTo(locale, 'auth', { pathname: 'account' });
  return (
    <AccountSection id={SAVED_HEADING_ID} title={t('saved.title')}>
      {items.length === 0 ? (
        <>
          <div className="account-actions">
            <Gem facets={DIMENSION_IDS.map((id) => ({ id, state: 'notAssessed' }))} size={88} />
            <p>{t('saved.empty')}</p>
          </div>
          <p className="account-actions">
            <a className="button" href={pathTo(locale, 'brand-assessment')}>
              {t('saved.assess')}
            </a>
            <a className="button-quiet" href={pathTo(locale, 'brand-comparison')}>
              {t('saved.compare')}
            </a>
          </p>
        </>
      ) : (
        <>
          <Undo />
          <ol className="account-shelf">
            {items.slice((page - 1) * SAVED_ON_A_PAGE, page * SAVED_ON_A_PAGE).map((item) => (
              <Saved key={item.id} item={item} items={items} />
            ))}
          </ol>
          <Pagination
            page={page}
            pages={Math.ceil(items.length / SAVED_ON_A_PAGE)}
            hrefOf={(other) => `${account}?page=${String(other)}#${SAVED_HEADING_ID}`}
          />
          <Room items={items} />
        </>
      )}
    </AccountSection>
  );
}

/** How much is saved, and how much may be. */
function Room({ items }: Pick<SavedThingsProps, 'items'>) {
  const t = useStrings('account');
  const locale = useLocale();
  const size = useByteSize();
  return (
    <p className="hint" id={SAVED_ROOM_ID}>
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

interface SavedProps extends Pick<SavedThingsProps, 'items'> {
  readonly item: SavedItem;
}

function Saved({ item, items }: SavedProps) {
  const t = useStrings('account');
  const locale = useLocale();
  const { id, kind, savedAt, reports } = item;
  const heading = `saved-${id}`;
  const names = reports.map((report) => report.name ?? savedHost(report, t));
  return (
    <li>
      <h3 className="ledger-title" id={heading}>
        <a href={savedPath(locale, kind, id)}>
          {names.map((name, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        </a>
      </h3>
      <ul className="account-reports">
        {reports.map((report, index) => (
          <SavedReport key={index} report={report} items={items} />
        ))}
      </ul>
      <div className="account-foot">
        <span>{t(`saved.kind.${kind}`)}</span>
        <span>
          {t('saved.savedAt')} <Day date={savedAt} />
        </span>
        <DeleteForm id={id} heading={heading} names={names} />
      </div>
    </li>
  );
}

interface SavedReportProps extends Pick<SavedThingsProps, 'items'> {
  readonly report: SavedReportFacts;
}

function SavedReport({ report, items }: SavedReportProps) {
  const t = useStrings('account');
  const facts = useStrings('report');
  const locale = useLocale();
  const text = useCheckText();
  const { origin, collectedAt, rubricVersion, overall, scope, said } = report;
  const host = savedHost(report, t);
  const isAgain = scope === 'site' && !isStandIn(origin);
  return (
    <li>
      {said !== undefined && <Gem facets={facetsOf(said.dimensions)} size={88} />}
      <span className="account-score">
        <SavedScore overall={overall} />
      </span>
      <bdi>{host}</bdi>
      <Change points={pointsTo(report, items)} />
      {said?.first && (
        <span>
          <Isolated
            text={t('saved.first', {
              fix: said.first.cause === null ? text.title(said.first.check) : text.cause(said.first.cause),
            })}
          />
        </span>
      )}
      <span className="hint">
        <Moment time={collectedAt} /> · {facts('facts.rubric')} {rubricVersion}
      </span>
      {scope !== 'site' && <span className="hint">{facts(`scope.${scope}`)}</span>}
      {isAgain && (
        <span className="account-foot">
          <a href={`${pathTo(locale, 'brand-assessment')}?${new URLSearchParams({ address: origin }).toString()}`}>
            {facts('bar.again')}
            <span className="hidden-visually"> {host}</span>
          </a>
          <a href={historyPath(locale, origin)}>
            {t('saved.history')}
            <span className="hidden-visually"> {host}</span>
          </a>
        </span>
      )}
    </li>
  );
}

/** The history of a report's address up to it, the oldest first, those that have a score. */
function pointsTo(report: SavedReportFacts, items: readonly SavedItem[]): readonly ScoredHistoryPoint[] {
  const points = report.scope === 'site' ? historyOf(items, report.origin) : [];
  return points
    .slice(0, points.findIndex(({ collectedAt }) => collectedAt === report.collectedAt) + 1)
    .filter((point): point is ScoredHistoryPoint => point.overall !== null);
}

/** How the score changed since the report of the same address that was saved before, in words and as a line. */
function Change({ points }: { readonly points: readonly ScoredHistoryPoint[] }) {
  const t = useStrings('account');
  const locale = useLocale();
  const [before, now] = points.slice(-2);
  if (before === undefined || now === undefined || now.rubricVersion !== before.rubricVersion) return null;
  const change = now.overall.value - before.overall.value;
  const date = formatDay(locale, before.collectedAt);
  return (
    <>
      <b>
        {change === 0 ? (
          t('saved.same', { date })
        ) : (
          <Isolated text={t('saved.change', { change: isolate(formatChange(locale, change)), date })} />
        )}
      </b>
      <Trend points={points} />
    </>
  );
}

interface DeleteFormProps {
  readonly id: string;
  /** Id of the item's heading. */
  readonly heading: string;
  readonly names: readonly string[];
}

/**
 * Asks for confirmation, without a page of its own. `src/islands/account-undo.ts` takes over: it shows the other
 * paragraph and, once the item is deleted, the message that the form contains for it.
 */
function DeleteForm({ id, heading, names }: DeleteFormProps) {
  const t = useStrings('account');
  const locale = useLocale();
  return (
    <details className="account-delete">
      <summary id={`delete-${id}`} aria-labelledby={`delete-${id} ${heading}`}>
        {t('saved.delete')}
      </summary>
      <form
        method="post"
        action={pathWithId(ENDPOINTS['saved-report'].paths[0], id)}
        data-deleted={t('saved.deleted', { names: names.map(isolate).join(' · ') })}
      >
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="action" value="delete" />
        <div role="status">
          <p>{t('saved.deleteText')}</p>
          <p hidden>{t('saved.deleteUndoText')}</p>
        </div>
        <button className="button-quiet button-delete" id={`now-${id}`} aria-labelledby={`now-${id} ${heading}`}>
          {t('saved.deleteNow')}
        </button>
      </form>
    </details>
  );
}

/** A gem of what is known of each dimension. @param values in gem order */
function facetsOf(values: readonly (number | null)[]): readonly GemFacet[] {
  return DIMENSION_IDS.map((id, index) => {
    const value = values[index] ?? null;
    return value === null ? { id, state: 'notAssessed' } : { id, state: 'assessed', value, band: bandOf(value) };
  });
}

/** An overall score with the range it may be in, or a note that there is no score. */
function SavedScore({ overall }: Pick<SavedReportFacts, 'overall'>) {
  const t = useStrings('report');
  const locale = useLocale();
  const range = useScoreRange()(overall);
  if (overall === null) return <span className="hint">{t('overall.none')}</span>;
  return (
    <>
      <b className={BAND_CLASSES[bandOf(overall.value)]}>{formatScore(locale, overall.value)}</b>{' '}
      <span>{t(`band.${bandOf(overall.value)}.word`)}</span>
      {range !== null && (
        <>
          {' '}
          <span className="hint">{range}</span>
        </>
      )}
    </>
  );
}
