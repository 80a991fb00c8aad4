import { useEffect } from 'react';
import { isComparisonFragment, isReportFragment } from '../../../brand/sharing/fragment';
import type { State } from '../state';

/** Links and the form of the language switch in the header. */
const SWITCH_LINKS = '.languages a[hreflang]';
const SWITCH_FORM = '.languages form';

function isShared(fragment: string): boolean {
  return isReportFragment(fragment) || isComparisonFragment(fragment);
}

/**
 * Keeps a report or comparison in the page's fragment: the language switch takes it along, which no server could
 * do (a fragment is not sent to one; a redirect without a fragment inherits it), and links within the page move the
 * reader without replacing it.
 *
 * @param state by whose changes the page's URL changes
 */
export function useFragment(state: State): void {
  useEffect(() => {
    const carry = () => {
      const fragment = isShared(window.location.hash) ? window.location.hash : '';
      for (const link of document.querySelectorAll<HTMLAnchorElement>(SWITCH_LINKS)) link.hash = fragment;
      for (const form of document.querySelectorAll<HTMLFormElement>(SWITCH_FORM)) {
        form.action = new URL(fragment, form.action.split('#', 1)[0]).href;
      }
    };
    carry();
    window.addEventListener('hashchange', carry);
    window.addEventListener('popstate', carry);
    document.addEventListener('click', moveWithin);
    return () => {
      window.removeEventListener('hashchange', carry);
      window.removeEventListener('popstate', carry);
      document.removeEventListener('click', moveWithin);
    };
    // A user who leaves the report leaves it in other languages, too.
  }, [state]);
}

function moveWithin(event: MouseEvent): void {
  if (!isShared(window.location.hash) || event.defaultPrevented) return;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const target = document.getElementById(decodeURIComponent(link?.getAttribute('href')?.slice(1) ?? ''));
  if (target === null) return;
  event.preventDefault();
  target.scrollIntoView();
  // As following the link would: the next Tab goes on from there.
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
