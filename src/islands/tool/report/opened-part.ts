import { chunk } from '../chunk';

type OpenedPart = typeof import('./Provenance');

let part: OpenedPart | null = null;

/**
 * Loads what only opened reports show, where they are from. It comes with their words, before they are shown, so that
 * nothing moves.
 *
 * @throws AssessmentFailure `view-missing` if the chunk does not arrive
 */
export async function loadOpenedPart(): Promise<void> {
  part = await chunk(import('./Provenance'));
}

/** Null until it is loaded. */
export function openedPart(): OpenedPart | null {
  return part;
}
