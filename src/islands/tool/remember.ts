import type { Memory } from './desk';
import { reduce } from './reduce';
import { INITIAL_STATE } from './state';

export function remember(): Memory {
  let state = INITIAL_STATE;
  let id = 0;
  return {
    now: () => state,
    after: (event) => (state = reduce(state, event)),
    nextId: () => (id += 1),
    controllers: new Map(),
    held: new Map(),
  };
}
