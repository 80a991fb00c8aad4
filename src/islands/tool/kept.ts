/** What opens reports from links, accounts, public pages and this tab: a part of the page that is loaded when there is one to open. */
export { openSaved } from './account/open-saved';
export { openPublished } from './publishing/open-published';
export { WayOn } from './account/WayOn';
export { openFragment } from './sharing/open-fragment';
export { verified } from './sharing/verification';
export { openShown } from './open-shown';
export { restoreStash, adoptReport } from './tab-reports';
