import { absence, definePageCheck, receipt, shown, unread, verdict } from '../check';
import { isWebUrl } from '../shared/open-graph';
import { SOURCES } from '../sources';

/** Each property with the spellings that state it. */
const REQUIRED = [['og:title'], ['og:type'], ['og:image', 'og:image:url', 'og:image:secure_url'], ['og:url']] as const;

/** Whether the four properties that Open Graph requires are stated. */
export const check = definePageCheck({
  id: 'og-required',
  dimension: 'previews',
  order: 10,
  weight: 4,
  standing: 'required',
  remedy: 'line',
  face: 'link',
  sources: [SOURCES.openGraph],
  outcomes: { pass: 1000, relative: 750, three: 750, two: 500, few: 0 },
  run: (facts) => {
    const found = REQUIRED.map((spellings) => ({
      name: spellings[0],
      stated: facts.openGraph.find(({ property }) => (spellings as readonly string[]).includes(property)),
    }));
    const absent = found.filter(({ stated }) => stated === undefined).map(({ name }) => name);
    const receipts = found.map(({ name, stated }) => (stated ? receipt(stated) : absence(facts, `meta:${name}`)));
    if (absent.length === 0) {
      const relative = found.find(
        ({ name, stated }) => name === 'og:image' && stated && !isWebUrl(stated.value),
      )?.stated;
      return relative === undefined
        ? verdict('pass', {}, receipts)
        : verdict('relative', { url: shown(relative.value) }, [receipt(relative, true)]);
    }
    if (facts.page.state === 'partial') return unread(facts);
    const outcome = absent.length === 1 ? 'three' : absent.length === 2 ? 'two' : 'few';
    return verdict(outcome, { missing: absent.join(', '), count: REQUIRED.length - absent.length }, receipts);
  },
});
