import { AssessmentFailure } from './failure';

/** @throws AssessmentFailure `view-missing` where a chunk does not arrive */
export async function chunk<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    throw new AssessmentFailure('view-missing', { cause });
  }
}
