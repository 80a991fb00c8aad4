import { absence, defineCheck, receipt, shown, unread, verdict } from '../check';
import { SOURCES } from '../sources';
import { zooming } from '../viewport';

/** Whether people can zoom the page to twice its size. Of several viewports browsers follow the last. */
export const zoom = defineCheck({
  id: 'zoom',
  dimension: 'access',
  sources: [SOURCES.resizeText, SOURCES.viewportZoom],
  outcomes: { pass: 1000, absent: 500, forbidden: 0, limited: 0, unread: 'unknown' },
  needs: ['https-home'],
  run: (facts) => {
    if (facts.page.state === 'unread') return unread(facts);
    const viewport = facts.viewports.at(-1);
    if (viewport === undefined) {
      return facts.page.state === 'partial' ? unread(facts) : verdict('absent', {}, [absence(facts, 'meta:viewport')]);
    }
    const { allowed, limit } = zooming(viewport.value);
    if (!allowed) return verdict('forbidden', {}, [receipt(viewport, true)]);
    if (limit !== null) return verdict('limited', { scale: shown(limit) }, [receipt(viewport, true)]);
    return verdict('pass', {}, [receipt(viewport)]);
  },
});
