import { Fragment } from 'react';
import { unreadChecks } from '../../brand/plan';
import type { Report } from '../../brand/report';
import { useLocale, useStrings } from '../strings';
import { checkAnchor } from './anchors';
import { useCheckText } from './check-text';
import { formatScore } from './format';
import { Isolated } from './isolate';

/** What could not be read, by what would make it readable: one remedy often serves several checks. */
export function UnreadChecks({ report }: { readonly report: Report }) {
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
      <h4>{t('unread.title')}</h4>
      <p className="hint">
        {overall && overall.high > overall.low
          ? t('unread.intro', { low: formatScore(locale, overall.low), high: formatScore(locale, overall.high) })
          : t('unread.introWithoutInterval')}
      </p>
      <ul className="plan-unread">
        {[...byRemedy].map(([remedy, ids]) => (
          <li key={remedy}>
            <p>
              <Isolated text={remedy} />
            </p>
            {ids.map((id) => (
              <Fragment key={id}>
                <a href={`#${checkAnchor(id)}`}>{text.title(id)}</a>{' '}
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
