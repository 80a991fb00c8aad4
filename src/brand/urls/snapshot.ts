/** Pages in the Wayback Machine, which keep the address they had in their own. */
import { webUrl } from './sites';

/** A snapshot's time, what it was shown as, and the address: `/web/20260102030405im_/https://northwind.example/`. */
const SNAPSHOT = /^\/web\/([0-9]{4,14})[a-z_]{0,4}\/(https?:\/\/.+)$/i;

/** What a snapshot was taken of, and when, as its address says it (year to second); null for every other URL. */
export function snapshotOf(url: Readonly<URL>): { readonly time: string; readonly live: Readonly<URL> } | null {
  if (url.hostname !== 'web.archive.org') return null;
  const [, time = '', address = ''] = SNAPSHOT.exec(url.pathname + url.search) ?? [];
  const live = webUrl(address);
  return live === null ? null : { time, live };
}
