/** Twenty wrong figures, planted in the site's own texts: the rule finds each of them. */
import { readFileSync } from 'node:fs';
import { splitFrontMatter } from '../model/front-matter';
import { compileText } from '../compile/testing/compile-text';
import type { ContentFile } from './read-content';
import { parseContentPath } from '../model/kinds';
import { figureFlaws } from './string-figures';
import { checkFigures } from './unbound-figures';

const NOW = Date.parse('2026-12-01');

/** What the check says of a text of the site in which something was replaced. */
function planted(path: string, from: string, to: string): 'stopped' | 'warned of' | 'missed' {
  const text = readFileSync(`content/${path}`, 'utf8');
  expect(text).toContain(from);
  const address = parseContentPath(path);
  if ('message' in address) throw new Error(address.message);
  const { body } = splitFrontMatter(text.replace(from, () => to));
  const compiled = { ...compileText(body, { locale: address.locale }), ids: [] };
  const file = { file: `content/${path}`, address, body: compiled, bodyLine: 1 } as unknown as ContentFile;
  const { problems, warnings } = checkFigures([file], [], new Set(), NOW);
  if (problems.length > 0) return 'stopped';
  return warnings.length > 0 ? 'warned of' : 'missed';
}

const STOPPED: readonly (readonly [path: string, from: string, to: string])[] = [
  // Guide.
  ['guide/method/en.mdx', '<Fact id="cap-no-https" />', '45'],
  ['guide/method/de.mdx', '<Fact id="opinion-share" />', '20 %'],
  ['guide/preview-image-weight/fr.mdx', '<Fact id="whatsapp-image-file" />', '300 Ko'],
  ['guide/contrast/ar.mdx', '<Fact id="contrast-large" />', '2:1'],
  ['guide/blank-page/ja.mdx', '<Fact id="cap-blank" />', '20'],
  ['guide/zoom/es.mdx', '<Fact id="form-text-pixels" />', '14'],
  // About, home and legal documents.
  ['pages/about/en.mdx', '<Fact id="assessment-requests" />', '25'],
  ['pages/about/de.mdx', '<Fact id="reuse-minutes" /> Minuten', 'fünf Minuten'],
  ['pages/home/fr.mdx', '<Fact id="assessment-requests" />', '15'],
  [
    'legal/privacy/2026-11-30/en.mdx',
    '<Fact id="team-session-hours">twelve</Fact>',
    '<Fact id="team-session-hours">24</Fact>',
  ],
  ['legal/privacy/2026-11-30/es.mdx', '<Fact id="gone-days">90</Fact>', '60'],
  // A post that contradicts the table.
  ['posts/what-happens-when-a-link-is-shared/en.mdx', '<Fact id="whatsapp-image-file" /> |', '300 MB |'],
  ['posts/what-happens-when-a-link-is-shared/ja.mdx', '<Fact id="x-description" /> 文字', '280 文字'],
  ['posts/one-brand-three-names/en.mdx', '<Fact id="manifest-name" /> characters', '45 characters'],
];

const WARNED_OF: typeof STOPPED = [
  ['posts/reading-a-score-honestly/en.mdx', 'three points more', '30 points more'],
  [
    'posts/what-happens-when-a-link-is-shared/de.mdx',
    '## Was Facet prüft',
    'Facet wartet 40 Sekunden.\n\n## Was Facet prüft',
  ],
];

const STRINGS: readonly (readonly [namespace: string, key: string, text: string])[] = [
  ['checks', 'favicon-size.rule', 'Is the icon square and at least 64 pixels wide, or an SVG?'],
  ['checks', 'sitemap.rule', '… führt sie höchstens 40.000 Adressen auf …'],
  ['undo', 'lede', 'You can undo that for thirty seconds.'],
  ['checks', 'hsts.outcomes.none.fix', 'Strict-Transport-Security: max-age=15768000 を送信します。'],
];

it('plants twenty', () => {
  expect([...STOPPED, ...WARNED_OF, ...STRINGS]).toHaveLength(20);
});

it.each(STOPPED)('stops at what is planted in %s for %s', (path, from, to) => {
  expect(planted(path, from, from)).toBe('missed');
  expect(planted(path, from, to)).toBe('stopped');
});

it.each(WARNED_OF)('warns of what is planted in %s for %s', (path, from, to) => {
  expect(planted(path, from, to)).toBe('warned of');
});

it.each(STRINGS)('stops at what is planted in %s.%s', (namespace, key, text) => {
  expect(figureFlaws({ namespace, key, text })).toHaveLength(1);
});
