import type { CheckResult, DimensionId, Report } from '../../brand/report/report';
import { formatList } from '../format';
import { useCheckText } from '../report/check-text';
import { CheckFinding, checkGroups, SettledSummary } from '../report/Dimension';
import { DimensionRow } from '../report/DimensionRow';
import { dimensionState, openDimension, scoreIn } from '../report/dimensions';
import { Isolated } from '../report/isolate';
import { useLocale } from '../strings';

interface PublishedDimensionProps {
  readonly report: Report;
  readonly id: DimensionId;
}

/** A dimension with what was found; of checks that passed, their names. What it rests on is with the data. */
export function PublishedDimension({ report, id }: PublishedDimensionProps) {
  const locale = useLocale();
  const { title } = useCheckText();
  const { first, rest, settled } = checkGroups(report.checks.filter(({ dimension }) => dimension === id));
  return (
    <details className="dimension" open={openDimension(report) === id}>
      <DimensionRow id={id} score={scoreIn(report, id)} state={dimensionState(report, id)} />
      <div>
        <ol className="checks">
          {[...first, ...rest].map((check) => (
            <Found key={check.id} check={check} />
          ))}
        </ol>
        {settled.length > 0 && (
          <details>
            <SettledSummary settled={settled} />
            <p className="hint">
              <Isolated
                text={formatList(
                  locale,
                  settled.map((check) => title(check.id)),
                )}
              />
            </p>
          </details>
        )}
      </div>
    </details>
  );
}

/** A check that did not pass: what was found, and, on opening it, what to do. */
function Found({ check }: { readonly check: CheckResult }) {
  const fix = useCheckText().fix(check);
  return (
    <li className="check">
      {fix === null ? (
        <div className="finding">
          <CheckFinding check={check} />
        </div>
      ) : (
        <details>
          <summary className="row">
            <CheckFinding check={check} />
          </summary>
          <p>
            <Isolated text={fix} />
          </p>
        </details>
      )}
    </li>
  );
}
