import { translator } from '../../components/strings';
import { LOCALES } from '../../site/locales';
import { buildI18n } from '../model/strings';
import { earlierVersions, type DatedText } from './earlier-versions';

const i18n = buildI18n(process.cwd());
const text = (version: string, days: number): DatedText => ({
  id: version,
  version,
  title: 'Terms',
  description: 'For all.',
  html: `<h2 id="use">Use</h2><p>Kept for ${days} days.</p><p>Free.</p>`,
});

it('compares each version with the next, with ids of its own', () => {
  const shown = earlierVersions(
    [text('2026-01-01', 14), text('2025-01-01', 30), text('2024-01-01', 30)],
    'en',
    translator(i18n, 'en', 'versions'),
  );
  expect(shown.map(({ id, comparedWith }) => [id, comparedWith])).toEqual([
    ['2025-01-01', '2026-01-01'],
    ['2024-01-01', '2025-01-01'],
  ]);
  expect(shown.map(({ difference }) => difference === null)).toEqual([false, true]);
  expect(shown.map(({ html }) => /id="([^"]+)"/.exec(html)?.[1])).toEqual([
    'version.2025-01-01.use',
    'version.2024-01-01.use',
  ]);
});

it('lowers headings below the name of a version, and names its regions by its own day', () => {
  const older = { ...text('2025-01-01', 30), html: '<h2>Use</h2><div role="region" aria-label="Table 1"></div>' };
  const [shown] = earlierVersions([text('2026-01-01', 14), older], 'en', translator(i18n, 'en', 'versions'));
  expect(shown?.html).toBe('<h5>Use</h5><div role="region" aria-label="Table 1, 1 January 2025"></div>');
});

it.each(LOCALES)('speaks the language of the reader: %s', (locale) => {
  const t = translator(i18n, locale, 'versions');
  const [shown] = earlierVersions([text('2026-01-01', 14), text('2025-01-01', 30)], locale, t);
  for (const words of [t('added'), t('removed'), t('unchanged', { count: 1 })])
    expect(shown?.difference).toContain(words);
});
