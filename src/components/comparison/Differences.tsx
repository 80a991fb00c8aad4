import { useCheckText } from '../report/check-text';
import { Isolated } from '../report/isolate';
import { outcomeKind, OutcomeMark } from '../report/Marks';
import { useStrings } from '../strings';
import { BrandName, type Compared } from './Brand';

/** How many differences tell why a brand leads. */
const SHOWN = 3;

/** What makes the difference: the causes that cost most points, each with what was found at every brand. */
export function Differences({ reports, comparison: { differences } }: Compared) {
  const t = useStrings('comparison-view');
  const text = useCheckText();
  if (differences.length === 0) return <p>{t('differs.none')}</p>;
  return (
    <ol className="differences">
      {differences.slice(0, SHOWN).map(({ cause, check }) => (
        <li key={check.id}>
          <h3>
            <Isolated text={cause === null ? text.title(check.id) : text.cause(cause)} />
          </h3>
          <ul>
            {check.results.map((result, index) => (
              <li key={index}>
                {result.score !== 'out-of-scope' && <OutcomeMark outcome={outcomeKind(result.score)} />}
                <span>
                  <b>
                    <BrandName reports={reports} index={index} />
                  </b>
                  {' · '}
                  <Isolated text={text.reason(result)} />
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
