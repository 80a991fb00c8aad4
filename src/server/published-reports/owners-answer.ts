/** What the owners of all that a report names say about it. */
import { withoutWww } from '../../brand/urls/sites';
import { originsOf, type Target } from '../../brand/urls/target';
import { siteOf } from '../fetching/vetting';
import type { Store } from '../platform/storage/store';
import { readSiteAnswer, SHOWN, type SiteAnswer } from './store';

/** A domain and its `www.` have one owner. Any other host may be lent to someone else. */
function ownerOf(origin: string): string {
  const url = new URL(origin);
  return `${siteOf(url)} ${withoutWww(url.host)}`;
}

/**
 * The combined answer of the owners of what was typed, of what was measured, and of the page itself. A report is hidden
 * if one of them hides it, and indexed if all of them want that. The reply is the page owner's: no one else speaks for
 * it.
 *
 * One read of storage for each host.
 *
 * @throws StorageError
 */
export async function readOwnersAnswer(storage: Store, target: Target): Promise<SiteAnswer> {
  const said = await Promise.all(
    originsOf(target).map(async (origin) => ({
      owner: ownerOf(origin),
      answer: (await readSiteAnswer(storage, origin))?.answer ?? SHOWN,
    })),
  );
  const owners = new Set(said.map(({ owner }) => owner));
  const page = said.at(-1)?.owner;
  return {
    isHidden: said.some(({ answer }) => answer.isHidden),
    isIndexable: [...owners].every((each) => said.some(({ owner, answer }) => owner === each && answer.isIndexable)),
    reply: said.findLast(({ owner, answer }) => owner === page && answer.reply !== '')?.answer.reply ?? '',
  };
}
