import { OG_REQUIRED } from '../../basics/published-limits';
import { absence, definePageCheck, receipt, shown, unread, verdict } from '../check';
import { isWebUrl } from '../shared/open-graph';
import { SOURCES } from '../sources';

/** Files that templates come with: what such a picture shows is not the brand. */
const BLANK = new Set(['blank', 'default', 'placeholder', 'noimage', 'dummy', 'spacer', 'transparent']);

/** What may be next to it: `blank-image`, `default_1200x630`. */
const BESIDE = /^(?:image|img|share|og|[0-9x]{1,9})$/;

function isBlank(file: string): boolean {
  const [first = '', ...others] = file
    .toLowerCase()
    .replace(/^no[-_]image/, 'noimage')
    .split(/[-_]/);
  return BLANK.has(first) && others.every((part) => BESIDE.test(part));
}

/** What its address alone says against an image. */
function flawOf(address: string): 'blank' | 'svg' | 'relative' | null {
  const file = address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  const dot = file.lastIndexOf('.');
  if (isBlank(dot === -1 ? file : file.slice(0, dot))) return 'blank';
  if (file.slice(dot).toLowerCase() === '.svg') return 'svg';
  return isWebUrl(address) ? null : 'relative';
}

/** Whether the four properties that Open Graph requires are stated. */
export const check = definePageCheck({
  id: 'og-required',
  dimension: 'previews',
  order: 10,
  weight: 42,
  standing: 'required',
  remedy: 'line',
  face: 'link',
  sources: [SOURCES.openGraph],
  outcomes: { pass: 1000, relative: 750, blank: 500, svg: 500, imageless: 300, three: 850, two: 250, few: 0 },
  run: (facts) => {
    const found = OG_REQUIRED.map((spellings) => ({
      name: spellings[0],
      stated: facts.openGraph.find(({ property }) => (spellings as readonly string[]).includes(property)),
    }));
    const absent = found.filter(({ stated }) => stated === undefined).map(({ name }) => name);
    const receipts = found.map(({ name, stated }) => (stated ? receipt(stated) : absence(facts, `meta:${name}`)));
    const image = found.find(({ name }) => name === 'og:image')?.stated;
    const flaw = image === undefined ? null : flawOf(image.value);
    if (absent.length === 0 && image !== undefined && flaw !== null) {
      return verdict(flaw, { url: shown(image.value) }, [receipt(image, true)]);
    }
    if (absent.length === 0) return verdict('pass', {}, receipts);
    if (facts.page.state === 'partial') return unread(facts);
    if (absent.length === 1 && image === undefined) return verdict('imageless', {}, receipts);
    const outcome = absent.length === 1 ? 'three' : absent.length === 2 ? 'two' : 'few';
    return verdict(outcome, { missing: absent.join(', '), count: OG_REQUIRED.length - absent.length }, receipts);
  },
});
