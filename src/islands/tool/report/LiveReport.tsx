import { useEffect, useRef, useState } from 'react';
import { LeftOut, MeasureHome } from '../../../components/report/MeasureHome';
import { useReportName } from '../../../components/report/report-name';
import { useStrings } from '../../../components/strings';
import { SourcesOfChecks } from '../../../components/report/Sources';
import { ReportView } from '../../../components/report/ReportView';
import { useVerification } from '../sharing/use-verification';
import type { AssessmentResult } from '../result';
import { publicationBefore, resultOf, type LiveViewProps } from '../state';
import { tabStorage } from '../tab';
import { usePageTitle } from '../use-page-title';
import { keepChoices, choicesBefore, type Choices } from './choices';
import { LiveReused } from './LiveReused';
import { LiveAssistants } from './LiveAssistants';
import { LiveServices } from './LiveServices';
import { openedPart } from './opened-part';
import { OwnNameForm } from './OwnNameForm';
import { useOwnName } from './use-own-name';
import { CopyButton } from '../CopyButton';
import { useActions } from './use-actions';
import { useCheckSources } from './use-check-sources';
import { useFixes } from './use-fixes';

type LiveReportProps = Pick<LiveViewProps, 'columns' | 'onMeasureAgain' | 'onSaved'>;

/** The report of the only column, with what can be done about it and with it. Loaded when the user asks for a report. */
export function LiveReport({ columns, onMeasureAgain, onSaved }: LiveReportProps) {
  const [column] = columns;
  const result = column ? resultOf(column) : null;
  if (column === undefined || result === null) return null;
  return (
    <ReportOf
      key={column.id}
      result={result}
      previous={publicationBefore(columns)}
      onCheckAgain={(address) => onMeasureAgain([{ id: column.id, address }])}
      onSaved={onSaved}
    />
  );
}

interface ReportOfProps {
  readonly result: AssessmentResult;
  /** Id of the publication that it measures again; null if it measures none. */
  readonly previous: string | null;
  /** Measures a site again. */
  readonly onCheckAgain: (address: string) => void;
  readonly onSaved: (id: string) => void;
}

function ReportOf({ result, previous, onCheckAgain, onSaved }: ReportOfProps) {
  usePageTitle(`${useReportName()(result.report)} · ${useStrings('assessment')('title')}`);
  const verification = useVerification(result);
  const [before] = useState(() => choicesBefore(result, tabStorage()));
  const own = useOwnName(result, before.correction);
  const { correction } = own;
  const report = correction?.report ?? result.report;
  const { correction: _, ...measured } = result;
  const kept = correction === null ? measured : { ...measured, correction };
  const element = useRef<HTMLDivElement>(null);
  const sources = useCheckSources(element);
  const opened = openedPart();
  const copy = (text: string, codeId: string, title: string) => (
    <CopyButton text={text} codeId={codeId} title={title} />
  );
  const { whatIf, details } = useFixes(report, before.fixes, copy);
  useKeptChoices(result, { fixes: [...whatIf.chosen], correction });
  const bar = useActions({ result: kept, report, previous, onSaved, copy, onCheckAgain });
  return (
    <SourcesOfChecks.Provider value={sources}>
      {/* Above the figure, which may be anyone's. */}
      {opened !== null && verification !== null && (
        <opened.Provenance result={result} verification={verification} onSaved={onSaved} />
      )}
      <div ref={element}>
        <ReportView
          report={report}
          pictures={result.pictures}
          reused={
            <>
              {result.leftOut && <LeftOut />}
              <LiveReused result={result} />
            </>
          }
          home={<MeasureHome report={report} onMeasure={onCheckAgain} />}
          ownName={<OwnNameForm report={result.report} own={own} />}
          {...bar}
          whatIf={whatIf}
          details={details}
          services={<LiveServices report={report} pictures={result.pictures} />}
          assistants={<LiveAssistants portrait={report.portrait} />}
        />
      </div>
    </SourcesOfChecks.Provider>
  );
}

/** Keeps in the tab what is chosen, as it changes. */
function useKeptChoices(result: AssessmentResult, { fixes, correction }: Choices): void {
  const isUntouched = useRef(true);
  const ids = fixes.join(' ');
  useEffect(() => {
    // Nothing was chosen yet: of the same report, opened in another way, the tab may keep more.
    if (isUntouched.current && ids === '' && correction === null) return;
    isUntouched.current = false;
    keepChoices(result, { fixes: ids.split(' ').filter(Boolean), correction }, tabStorage());
  }, [result, ids, correction]);
}
