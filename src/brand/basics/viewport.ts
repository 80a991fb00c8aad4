/**
 * What a viewport meta element says about zooming, as browsers read it: the parsing algorithm of CSS Device Adaptation
 * and its translation of values. https://www.w3.org/TR/css-device-adapt-1/#viewport-meta
 */

const BLANK = /[\t\n\f\r ]/;
const SEPARATOR = /[,;]/;

/** Properties of a viewport's content, in lower case; of those that repeat the last counts. */
function viewportProperties(content: string): ReadonlyMap<string, string> {
  const text = content.toLowerCase();
  const properties = new Map<string, string>();
  let at = 0;
  const is = (...kinds: readonly RegExp[]) => at < text.length && kinds.some((kind) => kind.test(text.charAt(at)));
  const ends = () => at >= text.length || SEPARATOR.test(text.charAt(at));
  const word = () => {
    const start = at;
    while (at < text.length && !is(BLANK, SEPARATOR, /=/)) at++;
    return text.slice(start, at);
  };
  while (at < text.length) {
    while (is(BLANK, SEPARATOR, /=/)) at++;
    const name = word();
    while (!ends() && !is(/=/)) at++;
    while (is(BLANK, /=/)) at++;
    if (ends()) continue;
    properties.set(name, word());
  }
  return properties;
}

/** A value as a number: what `strtod` takes from its start; null if that is nothing. */
function numberOf(value: string): number | null {
  const [found] = /^[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)/.exec(value) ?? [];
  return found === undefined ? null : Number(found);
}

export interface Zooming {
  /** False if the page forbids it. */
  readonly allowed: boolean;
  /** The largest scale the page allows, as written; null if it sets no limit under 2. */
  readonly limit: string | null;
}

/** Whether a viewport lets people zoom to twice the size (ACT rule b4f0c3, both expectations). */
export function zooming(content: string): Zooming {
  const properties = viewportProperties(content);
  const scalable = properties.get('user-scalable');
  const named = ['yes', 'device-width', 'device-height'];
  // Values that are neither known nor a number count as 0, which forbids.
  const allowed = scalable === undefined || named.includes(scalable) || Math.abs(numberOf(scalable) ?? 0) >= 1;
  const maximum = properties.get('maximum-scale');
  if (maximum === undefined || maximum === 'device-width' || maximum === 'device-height')
    return { allowed, limit: null };
  const scale = maximum === 'yes' ? 1 : (numberOf(maximum) ?? 0);
  // Negative values are dropped.
  return { allowed, limit: scale < 0 || scale >= 2 ? null : maximum };
}

/** The viewport with all it states but what keeps people from zooming, in lower case. */
export function withoutZoomLimits(content: string): string {
  const kept = [...viewportProperties(content)].filter(
    ([name]) => name !== 'user-scalable' && name !== 'maximum-scale',
  );
  return kept.map(([name, value]) => `${name}=${value}`).join(', ');
}

/** Whether a viewport states a width in pixels: then the layout was made for it. */
export function hasFixedWidth(content: string): boolean {
  return numberOf(viewportProperties(content).get('width') ?? '') !== null;
}

/** Wider than a phone held upright, in CSS pixels. */
const WIDER_THAN_PHONES = 600;

/**
 * How wide a viewport lays the page out on phones. `device`: it states a width or an initial scale, as Lighthouse asks.
 * A number: a width in CSS pixels that no phone has. `unset`: neither, so that it is laid out as on a desktop.
 */
export function layoutWidth(content: string): 'device' | 'unset' | number {
  const properties = viewportProperties(content);
  const width = numberOf(properties.get('width') ?? '') ?? 0;
  if (width >= WIDER_THAN_PHONES) return width;
  return properties.has('width') || properties.has('initial-scale') ? 'device' : 'unset';
}
