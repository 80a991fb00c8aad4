import { MAX_BRANDS } from '../../brand/comparison/compared-brands';
import { brandStyle } from './brand-style';

it('tells as many brands apart as are compared, by hue, by line and by marker', () => {
  const styles = Array.from({ length: MAX_BRANDS }, (_, index) => brandStyle(index));
  for (const trait of ['className', 'colour', 'dashes', 'marker'] as const) {
    expect(new Set(styles.map((style) => style[trait])).size).toBe(MAX_BRANDS);
  }
});
