import { useEffect, useRef } from 'react';
import { Day } from '../../components/Time';
import { foreign } from '../../components/foreign';
import { isolate, Isolated } from '../../components/report/isolate';
import { useStrings } from '../../components/strings';
import type { Finding, Hit } from './find';
import type { SearchState } from './use-search';

interface SearchResultsProps {
  readonly state: SearchState;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** The state of the search, announced as it changes, and what was found. */
export function SearchResults({ state, onMore, onRetry }: SearchResultsProps) {
  const t = useStrings('search');
  const finding = 'finding' in state ? state.finding : null;
  const list = useRef<HTMLOListElement>(null);
  /** How many were shown when more were asked for: the button may go, and the first of the new ones takes the focus. */
  const before = useRef<number | null>(null);
  const shown = finding?.hits.length ?? 0;

  useEffect(() => {
    if (before.current === null || shown <= before.current) return;
    list.current?.children[before.current]?.querySelector('a')?.focus();
    before.current = null;
  }, [shown]);

  return (
    <>
      {/* The region is there from the start: one that is added with its text is not announced everywhere. */}
      <div className="search-status" role="status">
        {state.phase === 'searching' && finding === null && <p>{t('searching')}</p>}
        {state.phase === 'failed' && <p>{t('failed')}</p>}
        {finding !== null && <FindingSummary finding={finding} />}
      </div>
      {state.phase === 'failed' && (
        <p className="search-status">
          <button className="button-quiet" type="button" onClick={onRetry}>
            {t('retry')}
          </button>
        </p>
      )}
      {finding !== null && finding.count > 0 && (
        <>
          <ol className="ledger" ref={list}>
            {finding.hits.map((hit) => (
              <SearchHit key={hit.path} hit={hit} />
            ))}
          </ol>
          {finding.hits.length < finding.count && (
            <p className="search-status">
              <button
                className="button-quiet"
                type="button"
                onClick={() => {
                  before.current = shown;
                  onMore();
                }}
              >
                {t('more')}
              </button>
            </p>
          )}
        </>
      )}
    </>
  );
}

function FindingSummary({ finding: { count, question } }: { readonly finding: Finding }) {
  const t = useStrings('search');
  const query = isolate(question.query.trim());
  if (count > 0) {
    return (
      <p>
        <Isolated text={t('count', { count, query })} />
      </p>
    );
  }
  return (
    <>
      <p>
        <Isolated text={t('none', { query })} />
      </p>
      <p className="hint">{t('noneHint')}</p>
    </>
  );
}

function SearchHit({ hit: { path, title, excerpt, kind, date, lang } }: { readonly hit: Hit }) {
  const t = useStrings('search');
  return (
    <li>
      <div className="ledger-side">
        {date !== null && <Day date={date} />}
        {kind !== null && <span>{t(`kind.${kind}`)}</span>}
      </div>
      <div>
        <h2 className="ledger-title">
          <a href={path} hrefLang={lang} {...foreign(lang)}>
            {title}
          </a>
          {lang !== undefined && <small> {t('textInEnglish')}</small>}
        </h2>
        <p>
          <span {...foreign(lang)}>
            {excerpt.map(({ text, found }, index) => (found ? <mark key={index}>{text}</mark> : text))}
          </span>
        </p>
      </div>
    </li>
  );
}
