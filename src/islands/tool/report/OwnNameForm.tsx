import { useRef, useState } from 'react';
import type { Report } from '../../../brand/report/report';
import { formatScore } from '../../../components/format';
import { Notice } from '../../../components/Notice';
import { isolate, Isolated } from '../../../components/report/isolate';
import { useLocale, useStrings } from '../../../components/strings';
import { useLoaded } from '../use-loaded';
import type { OwnName } from './use-own-name';

interface OwnNameFormProps {
  /** As it was measured. */
  readonly report: Report;
  readonly own: OwnName;
}

/** “This is not our name”, or that none was found: a field for the right one, loaded when it is opened, and what came of it. */
export function OwnNameForm({ report, own }: OwnNameFormProps) {
  const t = useStrings('report');
  const { correction, isPossible } = own;
  const [loaded, load] = useLoaded(() => import('./OwnNameField'));
  const field = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLElement>(null);
  // As it begins; from then on its reader opens and closes it.
  const [isOpen] = useState(correction !== null);
  const said = useOutcome(report, own);
  const undo = () => {
    own.undo();
    // The button goes.
    (field.current ?? summary.current)?.focus();
  };
  const back = correction !== null && (
    <button type="button" className="button-quiet" onClick={undo}>
      {t('ownName.undo')}
    </button>
  );
  return (
    <div className="own-name">
      {/* There before it has something to say, so that it is read aloud. */}
      <div role="status">
        {correction !== null && (
          <Notice kind="note" title={t('ownName.title')}>
            <p>
              <Isolated text={said} />
            </p>
            <p>{t('ownName.kept')}</p>
          </Notice>
        )}
      </div>
      <details open={isOpen} onToggle={load}>
        <summary ref={summary}>
          {t(report.portrait.name === null ? 'ownName.summaryNameless' : 'ownName.summary')}
        </summary>
        {isPossible ? (
          loaded && <loaded.OwnNameField own={own} field={field} back={back} />
        ) : (
          <>
            <p>{t('ownName.impossible')}</p>
            <p>{back}</p>
          </>
        )}
      </details>
    </div>
  );
}

/** What the correction came to, as a sentence with isolates; empty without one. */
function useOutcome({ overall }: Report, { correction }: OwnName): string {
  const t = useStrings('report');
  const locale = useLocale();
  if (correction === null) return '';
  const name = isolate(correction.name);
  const then = correction.report.overall;
  if (overall === null || then === null) return t('ownName.recomputed', { name });
  return t('ownName.recomputedScore', {
    name,
    measured: formatScore(locale, overall.value),
    corrected: formatScore(locale, then.value),
  });
}
