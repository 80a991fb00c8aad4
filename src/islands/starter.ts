/**
 * The only script of a page whose islands wait: shows them, and loads the islands' script when one is used for the
 * first time, or at once where the URL holds a query. Small, and a file that needs no other.
 */
import { ISLAND_ATTRIBUTE, READY_ATTRIBUTE } from './marks';
import { trustOwnScripts } from './own-scripts';

const scripts = document.currentScript?.dataset['scripts']?.split(' ') ?? [];
const islands = document.querySelectorAll(`[${ISLAND_ATTRIBUTE}]`);
const USES = ['focusin', 'input'];

function start(): void {
  trustOwnScripts();
  for (const src of scripts.splice(0)) {
    const script = document.createElement('script');
    script.src = src;
    script.type = 'module';
    // In the order they are in, as the page itself would run them.
    script.async = false;
    document.head.append(script);
  }
}

islands.forEach((island) => {
  island.setAttribute(READY_ATTRIBUTE, '');
  USES.forEach((use) => island.addEventListener(use, start));
});
if (new URLSearchParams(location.search).has('q')) start();
