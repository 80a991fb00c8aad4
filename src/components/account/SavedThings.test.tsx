import { say } from '../../texts/testing/say';
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
    // Beside the dot of its only measurement.
    expect(elements(html, 'svg')).toHaveLength(2);
    expect(html).toContain('class="band-uneven"');
    expect(html).toContain('Fix first: ');
  });

  it('shows no gem of what was saved before that was kept, and no fix where there is none', () => {
    expect(elements(view({}), 'svg')).toHaveLength(1);
    const perfect = view({ said: { dimensions: [1000, 1000, 1000, 1000, 1000, 1000, 1000], first: null } });
    expect(elements(perfect, 'svg')).toHaveLength(2);
    expect(perfect).not.toContain('Fix first');
  });

  it('draws one measurement as a dot with a sentence, and several as a line that is said in words', () => {
    const once = view({});
    expect([once.match(/history-line/g), once.match(/history-point/g)?.length]).toEqual([null, 1]);
    expect(once).toContain(say('en', 'account:saved.once').split('{{')[0]);
    const items = ['09', '01'].map((day) => savedReport(day, { collectedAt: `2026-05-${day}T09:30:00.000Z` }));
    const twice = shown(<SavedThings items={items} page={1} />, 'en');
    expect([twice.match(/history-line/g)?.length, twice.match(/history-point/g)?.length]).toEqual([1, 2]);
    expect(twice).toContain('aria-label="Overall score over time: 73.4 on 1 May 2026 and 73.4 on 9 May 2026"');
    expect(twice).toContain('Unchanged since 1 May 2026');
  });

  it('shows an invented brand, which leads nowhere, before anything is saved', () => {
    const html = shown(<SavedThings items={[]} page={1} />, 'en');
    expect(html).toContain(say('en', 'account:saved.example'));
    expect(elements(html, 'a')).toHaveLength(2);
    expect(elements(html, 'form')).toHaveLength(0);
  });
});
