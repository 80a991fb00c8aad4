import { elements, shown } from '../testing/shown';
import { SavedThings } from './SavedThings';
import { savedReport } from './testing/saved';

const view = (said: Parameters<typeof savedReport>[1]) =>
  shown(<SavedThings items={[savedReport('a', said)]} page={1} />, 'en');

describe('what is saved', () => {
  it('shows a report’s gem, its band and what to fix first', () => {
    const html = view({
      said: { dimensions: [900, 600, 100, null, 1000, 500, 0], first: { cause: null, check: 'lang' } },
    });
    expect(elements(html, 'svg')).toHaveLength(1);
    expect(html).toContain('class="band-uneven"');
    expect(html).toContain('Fix first: ');
  });

  it('shows no gem of what was saved before that was kept, and no fix where there is none', () => {
    expect(elements(view({}), 'svg')).toHaveLength(0);
    const perfect = view({ said: { dimensions: [1000, 1000, 1000, 1000, 1000, 1000, 1000], first: null } });
    expect(elements(perfect, 'svg')).toHaveLength(1);
    expect(perfect).not.toContain('Fix first');
  });
});
