import { AssessmentFailure } from './failure';

/** @throws AssessmentFailure `view-missing` if a chunk does not arrive, `offline` where the device is */
export async function chunk<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading;
  } catch (cause) {
    throw new AssessmentFailure(navigator.onLine ? 'view-missing' : 'offline', { cause });
  }
}
