import { OUTLINE } from '../../brand/score/rubric-outline';
import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { shownOverall } from '../../brand/testing/shown-overall';
import { asInner } from '../../components/report/testing/sample-report';
import { LOCALES } from '../../site/locales';
import { say } from '../../texts/testing/say';
import { codeSpan, ownWords } from '../../encoding/markdown';
import { markdown, MARKDOWN_LIMIT } from './markdown';
import { exampleMeasured, HOSTILE_NAMES, hostileMeasured, wordsOf } from './testing/samples';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly children?: readonly Node[];
}

const reader = createProcessor({ format: 'md', remarkPlugins: [remarkGfm] }).freeze();

/** All nodes of a text as GitHub's Markdown has them, by remark's reader. */
function nodesOf(text: string): readonly Node[] {
  const flat = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(flat)];
  return flat(reader.parse(text));
}

const SITE = 'https://facet.example';
const en = wordsOf('en');
const harbour = exampleMeasured('harbour');
const northwind = exampleMeasured('northwind');
const OVERALL = shownOverall(harbour.report);

describe('a report as Markdown', () => {
  const text = markdown(harbour, en, { siteUrl: SITE });

  it('says the score with its band, the sharpest finding and three fixes with what they win', () => {
    expect(text).toMatch(/^## \u2068`Harbour Line`\u2069\n/);
    expect(text).toContain(`**${OVERALL}** of 100 · **Uneven**`);
    expect(text).toContain('**2 of 4 sources call the brand \u2068`Harbour Line`\u2069. These differ: ');
    expect(text).toMatch(/^### 3 fixes raise the score to \d+\.\d$/m);
    const [fixes] = nodesOf(text).filter(({ type }) => type === 'list');
    expect(fixes?.children).toHaveLength(3);
  });

  it('says whether the site or a page of it was measured', () => {
    const inner = markdown({ ...harbour, report: asInner(harbour.report) }, en, { siteUrl: SITE });
    expect(inner).toContain(` · ${say('en', 'report:scope.innerPage')}\n`);
    expect(text).toContain(` · ${say('en', 'report:scope.site')}\n`);
  });

  it('has every cause with its evidence and the texts ready to paste behind disclosures', () => {
    const html = nodesOf(text).flatMap(({ type, value }) => (type === 'html' ? [value] : []));
    expect(html).toEqual([
      '<details><summary>Text to paste</summary>',
      '</details>',
      '<details><summary>16 causes with their evidence</summary>',
      '</details>',
      '<details><summary>What your site tells assistants</summary>',
      '</details>',
    ]);
    for (const check of harbour.report.checks) {
      const lost = typeof check.score === 'number' && check.score < 1000 && check.weight > 0;
      expect(text.includes(`<${SITE}/en/guide/${check.id}/>`)).toBe(lost);
    }
    expect(text).toContain('\u2068`title`\u2069 · line 4: \u2068`HarborLine`\u2069');
  });

  it('says what changed since a base report, what became worse first', () => {
    const changed = markdown(harbour, en, { siteUrl: null, base: northwind.report });
    expect(changed).toContain(`### What changed\n\n100.0 → ${OVERALL}\n\n| Check | Before | Now |`);
    expect(changed).toContain('| Name consistency \u2068`name-agreement`\u2069 | Pass | Fail |');
    const [first] = nodesOf(changed).filter(({ type }) => type === 'table');
    const table = first?.children ?? [];
    expect(table.length).toBeGreaterThan(20);
    expect(table.every(({ children }) => children?.length === 3)).toBe(true);
    expect(markdown(harbour, en, { siteUrl: null, base: harbour.report })).toContain(
      `${OVERALL} → ${OVERALL}\n\nNo check changed.`,
    );
  });

  it('does not compare checks of another rubric or scope', () => {
    const earlier = markdown(harbour, en, { siteUrl: null, base: { ...northwind.report, rubricVersion: '1.0' } });
    expect(earlier).toContain(`follow different rubrics (1.0 and ${OUTLINE.version})`);
    const page = markdown(harbour, en, { siteUrl: null, base: { ...northwind.report, scope: 'page' } });
    expect(page).toContain('have different scopes (One page, as pasted and Site)');
    for (const text of [earlier, page]) expect(text).not.toMatch(/→|\| Before/);
  });

  it('says which gates are met', () => {
    const gates = [
      { state: 'met', text: 'Overall score: 73.6, at least 70.0' },
      { state: 'not-met', text: 'Must pass: \u2068[evil](https://evil.example)\u2069' },
    ] as const;
    const gated = markdown(harbour, en, { siteUrl: null, gates });
    expect(gated).toContain('- ✅ met: Overall score: 73.6, at least 70.0\n- ❌ not met: Must pass: ');
    expect(nodesOf(gated).some(({ type }) => type === 'link')).toBe(false);
  });

  it('has nothing to fix where all is well', () => {
    const well = markdown(northwind, en, { siteUrl: null });
    expect(well).toContain('### Nothing to fix');
    expect(well.match(/<details>.*/g)).toEqual(['<details><summary>What your site tells assistants</summary>']);
  });

  it('shows what the site tells assistants as a table, contradictions in bold', () => {
    const stated = { request: 'robots', source: 'robots:content-signal', line: 3, value: 'ai-train=yes | x' } as const;
    const rule = { request: 'robots', source: 'robots', line: 6, crawler: 'GPTBot', named: true } as const;
    const assistants = [
      { ...stated, agents: ['*'], says: { training: 'yes' }, odd: true },
      { ...rule, says: { training: 'no' }, odd: true },
    ] as const;
    const { report } = northwind;
    const told = { ...northwind, report: { ...report, portrait: { ...report.portrait, assistants } } };
    const rows = markdown(told, en, { siteUrl: null })
      .split('\n')
      .filter((line) => line.startsWith('| '));
    expect(rows.slice(2)).toEqual([
      '| \u2068`robots:content-signal`\u2069 · \u2068`ai-train=yes x`\u2069 · line 3 · for crawlers without a group of their own | – | – | **Allowed** |',
      '| \u2068`GPTBot`\u2069 · line 6 · named in robots.txt | – | – | **Not allowed** |',
    ]);
  });

  it('is cut off between causes where a comment would be too long', () => {
    const [first] = harbour.report.checks.filter(({ id }) => id === 'csp');
    if (first === undefined) throw new Error('the example has no check csp');
    const many = Array.from({ length: 200 }, (_, n) => ({
      ...first,
      id: `other-${String(n)}`,
      receipts: first.receipts.map((receipt) => ({ ...receipt, value: 'x'.repeat(900) })),
    }));
    const measured = { ...harbour, report: { ...harbour.report, checks: [...harbour.report.checks, ...many] } };
    const long = markdown(measured, en, { siteUrl: null });
    expect(long.length).toBeLessThanOrEqual(MARKDOWN_LIMIT);
    expect(long.length).toBeGreaterThan(MARKDOWN_LIMIT / 2);
    expect(long).toMatch(/\n\nThe other fixes are in the report\.\n\n<\/details>\n/);
  });
});

describe('untrusted text in Markdown', () => {
  it.each(HOSTILE_NAMES)('stays in code: %j', (name) => {
    for (const base of [undefined, northwind.report]) {
      const nodes = nodesOf(markdown(hostileMeasured(name), en, { siteUrl: SITE, base }));
      const strange = nodes.filter(({ value = '', url = '' }) => /evil/i.test(value + url));
      expect(strange.length).toBeGreaterThan(5);
      expect(strange.filter(({ type }) => type !== 'inlineCode' && type !== 'code')).toEqual([]);
      expect(nodes.filter(({ type }) => type.startsWith('image') || type === 'definition')).toEqual([]);
      const urls = nodes.flatMap(({ type, url }) => (type === 'link' ? [url ?? ''] : []));
      expect(urls.every((url) => url.startsWith(`${SITE}/en/guide/`))).toBe(true);
      // Nothing of it opens or closes a block: the outline is ours.
      const outline = nodes.filter(({ type }) => ['heading', 'html', 'thematicBreak', 'blockquote'].includes(type));
      expect(outline.map(({ type }) => type)).toEqual(
        base === undefined
          ? ['heading', 'heading', ...Array<string>(6).fill('html')]
          : ['heading', 'heading', 'heading', ...Array<string>(6).fill('html')],
      );
    }
  });

  it('is a code span of the same text, whatever backticks it has', () => {
    for (const text of ['a', '`', '``', '`a', 'a```b``c', ' a  b ', '\\', '\\`']) {
      const [code] = nodesOf(codeSpan(text)).filter(({ type }) => type === 'inlineCode');
      expect(code?.value).toBe(text.split(/\s+/).join(' ').trim());
    }
    expect(codeSpan(' \u202e\n')).toBe('');
  });
});

describe('our own words in Markdown', () => {
  it.each(LOCALES)('are in %s, without markup of their own', (locale) => {
    const text = markdown(harbour, wordsOf(locale), {
      siteUrl: SITE,
      base: northwind.report,
      gates: [{ state: 'not-measured', text: 'x' }],
    });
    const nodes = nodesOf(text);
    expect(nodes.filter(({ type }) => type === 'html')).toHaveLength(6);
    expect(nodes.filter(({ type }) => ['emphasis', 'image', 'delete'].includes(type))).toEqual([]);
    expect(text).not.toMatch(/\{\{|formats\.|undefined/);
    // GitHub takes `@id` for a person, unless it is in code.
    const plain = nodes.flatMap(({ type, value = '' }) => (type === 'text' ? [value] : [])).join('\n');
    expect(plain).not.toMatch(/@\w/);
    expect(ownWords('by @id and @type')).toBe('by @\u2060id and @\u2060type');
  });

  it('reads from right to left in Arabic, and in Japanese without spaces that Markdown would need', () => {
    expect(markdown(harbour, wordsOf('ar'), { siteUrl: null })).toContain(`**${OVERALL}** من 100 · **متفاوت**`);
    expect(markdown(harbour, wordsOf('ja'), { siteUrl: null })).toContain('原因 16 件とその根拠');
  });
});
