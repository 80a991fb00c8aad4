import { zooming } from '../../basics/viewport';
import { definePageCheck, missing, receipt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';

/**
 * Whether people can zoom the page to twice its size. Of several viewports browsers follow the last; without any nothing
 * forbids it.
 */
export const check = definePageCheck({
  id: 'zoom',
  dimension: 'access',
  order: 20,
  weight: 46,
  standing: 'required',
  remedy: 'line',
  sources: [SOURCES.resizeText, SOURCES.viewportZoom],
  outcomes: { pass: 1000, absent: 1000, forbidden: 0, limited: 0 },
  run: (facts) => {
    const viewport = facts.viewports.at(-1);
    if (viewport === undefined) return missing(facts, 'absent', 'meta:viewport');
    const { allowed, limit } = zooming(viewport.value);
    // Another one further down would count in its place.
    if (facts.page.state === 'partial' && (!allowed || limit !== null)) return unread(facts, viewport.where);
    if (!allowed) return verdict('forbidden', {}, [receipt(viewport, true)]);
    if (limit !== null) return verdict('limited', { scale: shown(limit) }, [receipt(viewport, true)]);
    return verdict('pass', {}, [receipt(viewport)]);
  },
});
