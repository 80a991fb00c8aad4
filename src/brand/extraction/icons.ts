import type { IconStatement } from '../facts';

/**
 * The address of the best declared icon that can be asked for: an SVG, else the largest, else the first. Touch icons
 * count as icons (Google: favicon), but one without a size comes last. Null where there is none.
 */
export function bestIcon(icons: readonly IconStatement[]): string | null {
  const rank = ({ svg, size, kind }: IconStatement) => {
    if (svg) return Number.MAX_SAFE_INTEGER;
    return size ?? (kind === 'icon' ? 1 : 0);
  };
  const usable = icons.filter(({ url }) => url !== null);
  return usable.toSorted((a, b) => rank(b) - rank(a))[0]?.url ?? null;
}
