import { savedPath } from '../../site/accounts';
import { ColumnHeads } from '../ColumnHeads';
import { formatScore } from '../format';
import { isolate, Isolated } from '../report/isolate';
import { useScoreRange } from '../report/Score';
import { useLocale, useStrings } from '../strings';
import { savedHost, type SavedItem } from './account-facts';
import { AccountSection } from './AccountSection';
import { againPath } from './brand-paths';
import { historyOf, type HistoryPoint } from './score-history';
import { HistoryChart, type ScoredHistoryPoint } from './HistoryChart';
import { Moment } from '../Time';

interface AddressHistoryProps {
  /** Everything the person saved. */
  readonly items: readonly SavedItem[];
  /** What the page's URL asks for, as it came. */
  readonly address: string;
}

/** How the score of one URL changed from one saved report to the next. */
export function AddressHistory({ items, address }: AddressHistoryProps) {
  const t = useStrings('account');
  return (
    <AccountSection id="history" title={t('history.title')}>
      <OneAddress address={address} points={historyOf(items, address)} />
    </AccountSection>
  );
}

interface OneAddressProps {
  readonly address: string;
  readonly points: readonly HistoryPoint[];
}

function OneAddress({ address, points }: OneAddressProps) {
  const t = useStrings('account');
  const locale = useLocale();
  const host = isolate(savedHost({ origin: address }, t));
  if (points.length === 0) {
    return (
      <p role="status">
        <Isolated text={t('history.none', { address: host })} />
      </p>
    );
  }
  const scored = points.filter((point): point is ScoredHistoryPoint => point.overall !== null);
  return (
    <>
      {scored.length > 1 && <HistoryChart points={scored} />}
      {points.length > 1 && scored.length === 0 && <p>{t('history.unscored')}</p>}
      {points.length === 1 && (
        <p>
          <Isolated text={t('history.one', { address: host })} />
        </p>
      )}
      <HistoryTable caption={t('history.caption', { address: host })} points={points} />
      <p>
        <a href={againPath(locale, address)}>
          <Isolated text={t('history.again', { address: host })} />
        </a>
      </p>
    </>
  );
}

function HistoryTable({ caption, points }: { readonly caption: string; readonly points: readonly HistoryPoint[] }) {
  const t = useStrings('account');
  const report = useStrings('report');
  const rangeOf = useScoreRange();
  const locale = useLocale();
  return (
    <div className="table-scroll" role="region" aria-labelledby="history-caption" tabIndex={0}>
      <table>
        <caption id="history-caption">
          <Isolated text={caption} />
        </caption>
        <ColumnHeads
          columns={[t('history.measured'), t('history.score'), t('history.between'), t('history.rubricVersion')]}
          numbers={[1, 2, 3]}
        />
        <tbody>
          {points.toReversed().map(({ collectedAt, overall, rubricVersion, rubricChanged, item }) => (
            <tr key={collectedAt} className={rubricChanged ? 'rubric-changed' : undefined}>
              <th scope="row">
                <a href={savedPath(locale, item.kind, item.id)}>
                  <Moment time={collectedAt} />
                </a>
              </th>
              {overall === null ? (
                <td colSpan={2}>{report('overall.none')}</td>
              ) : (
                <>
                  <td className="number">{formatScore(locale, overall.value)}</td>
                  <td className="number">{rangeOf(overall)}</td>
                </>
              )}
              <td className="number">
                {rubricVersion}
                {rubricChanged && <span className="found">{t('history.rubricChanged')}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
