import type { State } from '../assessment-state';

/** A point of an assessment worth announcing, or null. */
export function milestone(state: State): 'asking' | 'reading' | 'working' | 'opening' | 'cancelled' | null {
  if (state.phase === 'idle') return state.cancelled ? 'cancelled' : null;
  if (state.phase !== 'running') return null;
  if (state.subject === 'html') return 'working';
  if (state.subject !== 'address') return 'opening';
  const homeAnswered = state.requests.some(({ id, state: progress }) => id === 'https-home' && progress === 'answered');
  return homeAnswered ? 'reading' : 'asking';
}
