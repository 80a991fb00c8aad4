import type { Desk } from '../desk';
import { loadKept } from '../load-kept';
import { tabStorage } from '../tab';
import { openOne } from './open';

/** Takes the reports back that were put aside while the user signed in. */
export function restoreStash(desk: Desk): Promise<boolean> {
  return openOne(desk, 'link', 'aside', async () => {
    const { restoreStash, verified } = await loadKept();
    return verified(restoreStash(desk.kind, tabStorage()));
  });
}
