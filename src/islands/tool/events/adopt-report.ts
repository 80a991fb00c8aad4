import type { Desk } from '../desk';
import { loadKept } from '../load-kept';
import { tabStorage } from '../tab';
import { openOne } from './open';

/** Takes the report over that a report's page left; gives its site, or null if there is none. */
export async function adoptReport(desk: Desk): Promise<string | null> {
  const result = await loadKept().then(
    ({ adoptReport }) => adoptReport(tabStorage()),
    () => null,
  );
  if (result === null) return null;
  const isAdded = await openOne(desk, 'link', 'report', async () => (await loadKept()).verified([result]));
  return isAdded ? result.report.target.origin : null;
}
