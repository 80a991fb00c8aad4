/** How each event changes what a page with the tool holds. */
import { asked } from './events/measure';
import { askedAgain } from './events/measure-again';
import { moved } from './events/move';
import { added, opening, refused } from './events/open';
import { evidence, failed, finished, progressed, waits } from './events/run';
import { restored } from './events/show-again';
import { cancelled } from './events/stop';
import { cleared, removed, undone, undoOver } from './events/take-away';
import type { Event, EventOf, State } from './state';

type Transitions = { readonly [T in Event['type']]: (state: State, event: EventOf<T>) => State };

const TRANSITIONS: Transitions = {
  asked,
  'asked-again': askedAgain,
  opening,
  added,
  refused,
  progressed,
  waits,
  finished,
  evidence,
  failed,
  cancelled,
  moved,
  removed,
  cleared,
  undone,
  'undo-over': undoOver,
  restored,
};

/** Events of a run or an opening that is no longer there (stopped, removed, followed by another) change nothing. */
export function reduce(state: State, event: Event): State {
  const transition = TRANSITIONS[event.type] as (state: State, event: Event) => State;
  return transition(state, event);
}
