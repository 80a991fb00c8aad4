import { Fragment } from 'react';
import { FIRST_STEPS, unreadChecks } from '../../brand/score/plan';
import type { Report } from '../../brand/report/report';
import { checkAnchor } from '../anchors';
import { useLocale, useStrings } from '../strings';
import { useCheckText } from './check-text';
import { formatScore } from '../format';
import { FixRow } from './fixes/FixStep';
import { Isolated } from './isolate';
import type { TopFixesProps } from './TopFixes';
import type { WhatIf } from './what-if';

/** Fixes in sight after the first ones; the others are behind a disclosure. */
const IN_SIGHT = 5;

/** The fixes after the first ones, and what could not be read. */
export function Plan({ report, ...tools }: TopFixesProps) {
  const t = useStrings('plan');
  const { whatIf } = tools;
  const { steps } = tools.details;
  const isGated = steps.some(({ gate }) => gate !== null);
  const rows = steps.slice(FIRST_STEPS).map((step) => <FixRow key={step.check.id} step={step} {...tools} />);
  return (
    <>
      {steps.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <p className="hint">
          {t(report.overall ? 'intro' : 'introWithoutPoints')}
          {isGated && ` ${t('gatesFirst')}`}
          {whatIf && ` ${t('whatIf.intro')} ${t('whatIf.limits')}`}
        </p>
      )}
      {rows.length > 0 && (
        <ol className="plan" start={FIRST_STEPS + 1}>
          {rows.slice(0, IN_SIGHT)}
        </ol>
      )}
      {rows.length > IN_SIGHT && (
        <details>
          <summary>{t('more', { count: rows.length - IN_SIGHT })}</summary>
          <ol className="plan" start={FIRST_STEPS + IN_SIGHT + 1}>
            {rows.slice(IN_SIGHT)}
          </ol>
        </details>
      )}
      {whatIf && steps.length > 0 && <AllSwitch whatIf={whatIf} isAll={whatIf.chosen.size === steps.length} />}
      <UnreadChecks report={report} />
    </>
  );
}

/** Chooses all fixes, or none. */
function AllSwitch({ whatIf: { onChooseAll }, isAll }: { readonly whatIf: WhatIf; readonly isAll: boolean }) {
  const t = useStrings('plan');
  return (
    <p>
      <button type="button" className="button-quiet" onClick={() => onChooseAll(!isAll)}>
        {t(isAll ? 'whatIf.allOff' : 'whatIf.allOn')}
      </button>
    </p>
  );
}

/** What could not be read, by what would make it readable: one remedy often serves several checks. */
function UnreadChecks({ report }: { readonly report: Report }) {
  const t = useStrings('plan');
  const locale = useLocale();
  const text = useCheckText();
  const byRemedy = new Map<string, string[]>();
  for (const { check } of unreadChecks(report)) {
    const remedy = text.fix(check) ?? text.reason(check);
    byRemedy.set(remedy, [...(byRemedy.get(remedy) ?? []), check.id]);
  }
  if (byRemedy.size === 0) return null;
  const { overall } = report;
  return (
    <>
      <h3>{t('unread.title')}</h3>
      <p className="hint">
        {overall && overall.high > overall.low
          ? t('unread.intro', { low: formatScore(locale, overall.low), high: formatScore(locale, overall.high) })
          : t('unread.introWithoutInterval')}
      </p>
      <ul className="plan plan-unread">
        {[...byRemedy].map(([remedy, ids]) => (
          <li key={remedy}>
            <p>
              <Isolated text={remedy} />
            </p>
            {ids.map((id) => (
              <Fragment key={id}>
                <a href={`#${checkAnchor(id)}`}>
                  <Isolated text={text.title(id)} />
                </a>{' '}
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
