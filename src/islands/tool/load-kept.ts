import { chunk } from './chunk';

/** @throws AssessmentFailure `view-missing` if a chunk does not arrive */
export const loadKept = () => chunk(import('./kept'));
