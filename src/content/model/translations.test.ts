import type { ContentAddress } from './kinds';
import { translationTable } from './translations';

function entry(
  kind: ContentAddress['kind'],
  slug: string,
  locale: ContentAddress['locale'],
  version: string | null = null,
) {
  return { address: { kind, slug, locale, version }, onlyTranslated: false, outdated: false };
}

describe('the table of translations', () => {
  it('knows source, translated and fallback', () => {
    const source = entry('post', 'a', 'en');
    const german = entry('post', 'a', 'de');
    const { rows } = translationTable([german, source]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.cells.en).toEqual({ state: 'source', entry: source });
    expect(rows[0]?.cells.de).toEqual({ state: 'translated', entry: german });
    expect(rows[0]?.cells.ja).toEqual({ state: 'fallback', entry: source });
  });

  it('knows a translation whose source has changed, and a source that is for its own readers only', () => {
    const source = { ...entry('post', 'a', 'en'), onlyTranslated: true };
    const german = { ...entry('post', 'a', 'de'), outdated: true };
    const { rows } = translationTable([german, source]);
    expect(rows[0]?.cells.de).toEqual({ state: 'outdated', entry: german });
    expect(rows[0]?.cells.ja).toEqual({ state: 'absent', entry: null });
  });

  it('has no page for a law that is not translated', () => {
    const { rows } = translationTable([entry('legal', 'terms', 'en', '2026-11-20')]);
    expect(rows[0]?.cells.fr).toEqual({ state: 'absent', entry: null });
  });

  it('keeps versions apart', () => {
    const { rows } = translationTable([
      entry('legal', 'terms', 'en', '2026-11-20'),
      entry('legal', 'terms', 'en', '2027-01-01'),
    ]);
    expect(rows.map(({ version }) => version)).toEqual(['2026-11-20', '2027-01-01']);
  });

  it('reports a translation without a source', () => {
    const orphan = entry('post', 'a', 'de');
    expect(translationTable([orphan])).toEqual({ rows: [], orphans: [orphan] });
  });
});
