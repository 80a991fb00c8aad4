import { useRef, useState } from 'react';
import type { Report } from '../../../brand/report/report';
import { useI18n, useLocale, useStrings } from '../../../components/strings';
import { loadStrings } from '../load-strings';
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
  const words = useStrings('own-name');
  const strings = useI18n();
  const locale = useLocale();
  const { correction, isPossible } = own;
  const [loaded, load] = useLoaded(async () => {
    const [field] = await Promise.all([import('./OwnNameField'), loadStrings(strings, locale, ['own-name'])]);
    return field;
  });
  const field = useRef<HTMLInputElement>(null);
  const summary = useRef<HTMLElement>(null);
  // As it begins; from then on its reader opens and closes it.
  const [isOpen] = useState(correction !== null);
  const undo = () => {
    own.undo();
    // The button goes.
    (field.current ?? summary.current)?.focus();
  };
  const back = correction !== null && (
    <button type="button" className="button-quiet" onClick={undo}>
      {words('undo')}
    </button>
  );
  return (
    <div className="own-name">
      {/* There before it has something to say, so that it is read aloud. */}
      <div role="status">
        {loaded && correction !== null && <loaded.Correction report={report} correction={correction} />}
      </div>
      <details open={isOpen} onToggle={load}>
        <summary ref={summary}>
          {t(report.portrait.name === null ? 'ownName.summaryNameless' : 'ownName.summary')}
        </summary>
        {loaded === null ? null : isPossible ? (
          <loaded.OwnNameField own={own} field={field} back={back} />
        ) : (
          <>
            <p>{words('impossible')}</p>
            <p>{back}</p>
          </>
        )}
      </details>
    </div>
  );
}
