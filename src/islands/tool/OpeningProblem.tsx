import { Notice } from '../../components/Notice';
import { Isolated } from '../../components/report/isolate';
import type { SavedKind } from '../../site/accounts';
import { currentPlace } from './page-url';
import type { Problem, State } from './state';
import type { Tool } from './use-tool';

/** Id of what says why a link, something saved or something published could not be opened. */
export const OPENING_PROBLEM_ID = 'link-problem';

/** The problem with what the page's URL asks for; undefined if there is none. */
function openingProblem({ problems }: State): Problem | undefined {
  return problems.find(({ part }) => part === 'link' || part === 'saved' || part === 'published');
}

interface OpeningProblemProps {
  readonly kind: SavedKind;
  readonly tool: Tool;
  readonly textOf: (problem: Problem) => string;
}

/** Why a link, an example, something saved or something published could not be opened, with the next step; nothing if it could. */
export function OpeningProblem({ kind, tool, textOf }: OpeningProblemProps) {
  const { state, WayOn, openRefs } = tool;
  const problem = openingProblem(state);
  if (problem === undefined) return null;
  const place = currentPlace(kind);
  return (
    <div id={OPENING_PROBLEM_ID} tabIndex={-1}>
      <Notice kind="caution">
        <p>
          <Isolated text={textOf(problem)} />
        </p>
        {(place.kind === 'saved' || place.kind === 'published') && WayOn !== null && (
          <WayOn kind={kind} id={place.id} code={problem.what.code} onRetry={() => void openRefs([place])} />
        )}
      </Notice>
    </div>
  );
}
