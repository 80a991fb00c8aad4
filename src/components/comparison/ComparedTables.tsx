import type { ReactNode } from 'react';
import type { ComparedCheck, LeftOutCheck } from '../../brand/comparison/compare';
import type { CheckResult } from '../../brand/report/report';
import { useCheckText } from '../report/check-text';
import { Facts } from '../Facts';
import { formatNumber } from '../format';
import { Isolated } from '../report/isolate';
import { outcomeKind, OutcomeMark } from '../report/Marks';
import { Receipt } from '../report/Receipt';
import { useLocale, useStrings } from '../strings';
import { Best, CELL, COLUMN_HEAD, ROW, ROWS, ROW_HEAD, TABLE } from './board';
import { Brand, type Compared } from './Brand';

/** Rows that are in sight; what differs less is behind a disclosure. */
const SHOWN = 10;

interface BoardProps extends Pick<Compared, 'reports'> {
  readonly caption: string;
  /** Head of the first column. */
  readonly first: string;
  /** The table's rows. */
  readonly children: ReactNode;
}

/** By the number of brands. */
const BOARDS: Readonly<Record<number, string>> = { 3: 'board board-3', 4: 'board board-4' };

/** A table with a narrow column for each brand. */
function Board({ reports, caption, first, children }: BoardProps) {
  return (
    <table className={BOARDS[reports.length] ?? 'board'} {...TABLE}>
      <caption className="hidden-visually">{caption}</caption>
      <thead {...ROWS}>
        <tr {...ROW}>
          <th {...COLUMN_HEAD}>
            <span className="board-name">{first}</span>
          </th>
          {reports.map((_, index) => (
            <th key={index} {...COLUMN_HEAD}>
              <Brand reports={reports} index={index} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROWS}>{children}</tbody>
    </table>
  );
}

interface CheckBoardProps extends Compared {
  /** Leaves out what each result rests on. */
  readonly isBrief: boolean;
}

/** What differs most first; what differs less, what all agree on and what does not count are behind disclosures. */
export function CheckBoard({ reports, comparison: { checks, leftOutChecks }, isBrief }: CheckBoardProps) {
  const t = useStrings('comparison-view');
  const different = checks.filter(({ spread }) => spread > 0);
  const further = different.slice(SHOWN);
  const equal = checks.filter(({ spread }) => spread === 0);
  return (
    <>
      {different.length === 0 ? (
        <p>{t('differs.none')}</p>
      ) : (
        <CheckTable
          reports={reports}
          checks={different.slice(0, SHOWN)}
          isBrief={isBrief}
          caption={t('differs.caption')}
        />
      )}
      {further.length > 0 && (
        <details className="on-paper">
          <summary>{t('differs.more', { count: further.length })}</summary>
          <CheckTable reports={reports} checks={further} isBrief={isBrief} caption={t('differs.caption')} />
        </details>
      )}
      {equal.length > 0 && (
        <details>
          <summary>{t('equal.title', { count: equal.length })}</summary>
          <CheckTable reports={reports} checks={equal} isBrief={isBrief} caption={t('equal.caption')} />
        </details>
      )}
      {leftOutChecks.length > 0 && (
        <details>
          <summary>{t('leftOut.title', { count: leftOutChecks.length })}</summary>
          <CheckTable reports={reports} checks={leftOutChecks} isBrief={isBrief} caption={t('leftOut.caption')} />
        </details>
      )}
    </>
  );
}

interface CheckTableProps extends Pick<CheckBoardProps, 'reports' | 'isBrief'> {
  readonly checks: readonly (ComparedCheck | LeftOutCheck)[];
  readonly caption: string;
}

/** Checks by brands: for each brand a mark and a score, and behind the check's title what they are based on. */
function CheckTable({ reports, checks, isBrief, caption }: CheckTableProps) {
  const t = useStrings('comparison-view');
  return (
    <Board reports={reports} caption={caption} first={t('checks.check')}>
      {checks.map((check) => (
        <CheckRow key={check.id} reports={reports} check={check} isBrief={isBrief} />
      ))}
    </Board>
  );
}

interface CheckRowProps extends Pick<CheckBoardProps, 'reports' | 'isBrief'> {
  readonly check: ComparedCheck | LeftOutCheck;
}

function CheckRow({ reports, check, isBrief }: CheckRowProps) {
  const text = useCheckText();
  const best = 'best' in check ? check.best : [];
  const title = text.title(check.id);
  return (
    <tr {...ROW}>
      <th {...ROW_HEAD} aria-label={title}>
        {isBrief ? (
          <div className="board-name">
            <Isolated text={title} />
          </div>
        ) : (
          <details>
            <summary className="board-name">
              <Isolated text={title} />
            </summary>
            <Grounds reports={reports} check={check} />
          </details>
        )}
      </th>
      {reports.map((_, index) => (
        <td key={index} {...CELL}>
          <Result result={check.results[index]} isBest={best.includes(index)} />
        </td>
      ))}
    </tr>
  );
}

interface ResultProps {
  readonly result: CheckResult | undefined;
  readonly isBest: boolean;
}

function Result({ result, isBest }: ResultProps) {
  const locale = useLocale();
  if (result === undefined || result.score === 'out-of-scope') return null;
  const { score } = result;
  return (
    <>
      <OutcomeMark outcome={outcomeKind(score)} />
      {typeof score === 'number' && <Best isBest={isBest}>{formatNumber(locale, Math.round(score / 10))}</Best>}
    </>
  );
}

/** What each brand's verdict rests on: the reason, and the first receipt. */
function Grounds({ reports, check }: Omit<CheckRowProps, 'isBrief'>) {
  const t = useStrings('comparison-view');
  const locale = useLocale();
  const text = useCheckText();
  return (
    <>
      <dl>
        {check.results.map((result, index) => {
          const [receipt] = result.receipts;
          return (
            <div key={index}>
              <dt>
                <Brand reports={reports} index={index} />
              </dt>
              <dd>
                <p>
                  <Isolated text={text.reason(result)} />
                </p>
                {receipt !== undefined && (
                  <ul className="receipts">
                    <Receipt receipt={receipt} />
                  </ul>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <Facts flat facts={[[t('checks.weight'), formatNumber(locale, check.weight)]]} />
    </>
  );
}
