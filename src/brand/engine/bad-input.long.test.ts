/** Input so long that reading it takes seconds: `bad-input.test.ts` has the same in shorter. */
import { assess } from '../score/assess';
import { extractFacts } from './extract';
import { pageEvidence } from '../evidence/page-evidence';
import { changedPages } from '../testing/changed-pages';
import { GOOD_PAGE } from '../examples/evidence';
import { NESTED } from '../testing/nested-pages';
import { expectStored } from '../testing/stored';

const pasted = (html: string) => pageEvidence(html, '', '2026-01-02T03:04:05.000Z', {});
const factsOf = (html: string) => extractFacts(pasted(html));

describe('a page', () => {
  it('of 50 MB is read at its start, and what is not found there is not missing', () => {
    const body = `${GOOD_PAGE.replace('</body>\n</html>', '')}${'<p>Tea &amp; biscuits, '.repeat(2_500_000)}`;
    expect(body.length).toBeGreaterThan(50_000_000);
    const facts = factsOf(body);
    expect(facts.page.state).toBe('partial');
    expect(facts.titles[0]?.value).toBe('Northwind: tea by sea');
    const { overall } = assess(facts);
    expect(overall?.value).toBe(1000);
    const blank = assess(factsOf(`<p>${'tea '.repeat(12_500_000)}`));
    expect(blank.checks.filter(({ score }) => typeof score === 'number' && score < 1000)).toEqual([]);
    // What is kept grows with what is stated, not with what is read.
    const short = factsOf(`${GOOD_PAGE.replace('</body>\n</html>', '')}${'<p>Tea &amp; biscuits, '.repeat(2500)}`);
    expect(JSON.stringify(facts).length).toBeLessThan(JSON.stringify(short).length + 100);
  });
});

describe('a page', () => {
  it.each(NESTED)('of 100,000 %s in each other is assessed', (_, tags) => {
    const facts = factsOf(`<title>T</title>${tags.repeat(100_000)}text`);
    expect(facts.titles.map(({ value }) => value)).toEqual(['T']);
    expectStored(assess(expectStored(facts)));
  });

  it('is assessed after any cut or change', () => {
    for (const html of changedPages(600)) expectStored(assess(expectStored(factsOf(html))));
  });
});

describe('structured data', () => {
  // More than a function takes as arguments.
  it.each([
    ['at the top', (things: string) => things],
    ['in a graph', (things: string) => `{"@graph":${things}}`],
    ['of one property', (things: string) => `{"@type":"WebSite","publisher":${things}}`],
    ['in lists', (things: string) => `{"@type":"WebSite","publisher":{"@list":[${things},${things}]}}`],
  ])('of very many things %s is read', (_, make) => {
    const things = `[${'{"@id":"a"},'.repeat(130_000)}{"@type":"Organization","name":"Last"}]`;
    const facts = factsOf(`<script type="application/ld+json">${make(things)}</script>`);
    expect(facts.jsonLd).toMatchObject({ blocks: 1, broken: [] });
    expect(facts.jsonLd.repaired).toEqual([]);
  });
});
