/** Pages in the Wayback Machine, which keep the address they had in their own. */
import { webUrl } from './sites';

/** The address behind a snapshot's time, and what it was shown as: `/web/20260102030405im_/https://northwind.example/`. */
const SNAPSHOT = /^\/web\/[0-9]{4,14}[a-z_]{0,4}\/(https?:\/\/.+)$/i;

/** The URL that a snapshot was taken of; every other URL as it is. */
export function liveUrl(url: Readonly<URL>): Readonly<URL> {
  if (url.hostname !== 'web.archive.org') return url;
  const [, address = ''] = SNAPSHOT.exec(url.pathname + url.search) ?? [];
  return webUrl(address) ?? url;
}
