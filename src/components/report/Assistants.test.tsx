import { assess } from '../../brand/score/assess';
import { extractFacts } from '../../brand/engine/extract';
import { evidence } from '../../brand/examples/evidence';
import { robots } from '../../brand/examples/machines';
import { pageEvidence } from '../../brand/evidence/page-evidence';
import type { Evidence } from '../../brand/evidence/evidence';
import { GOOD_PAGE } from '../../brand/examples/evidence';
import { shown } from '../testing/shown';
import { Assistants } from './Assistants';
import { AssistantsTable } from './AssistantsTable';

const reportOn = (given: Evidence) => assess(extractFacts(given));
function html(given: Evidence): string {
  const { portrait } = reportOn(given);
  return shown(
    <Assistants portrait={portrait}>
      <AssistantsTable portrait={portrait} />
    </Assistants>,
  );
}
const rows = (text: string) =>
  [...text.matchAll(/<tr(?: class="[^"]*")?><th scope="row">(.*?)<\/tr>/g)].map(([row]) =>
    row
      .replace(/<svg.*?<\/svg>/g, '◆ ')
      .replace(/<span class="hidden-visually">.*?<\/span>/g, '')
      .replace(/<span class="found">/g, ' ')
      .replace(/<\/t[hd]>/g, ' | ')
      .replace(/<[^>]*>/g, '')
      .replace(/[\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

describe('what a site tells assistants', () => {
  it('is one row for each crawler, with the line that decides', () => {
    const found = rows(html(robots('User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /')));
    expect(found).toHaveLength(14);
    expect(found[0]).toBe('OAI-SearchBot line 5 · rule for all | Allowed | Allowed | – |');
    expect(found).toContain('GPTBot line 2 · named in robots.txt | – | – | Not allowed |');
  });

  it('begins with what is stated, whom it is for, and marks what contradicts it', () => {
    const text = html(
      robots('User-agent: *\nContent-Signal: ai-train=yes, ai-input=no\nAllow: /\nUser-agent: GPTBot\nDisallow: /'),
    );
    const [signal] = rows(text);
    expect(signal).toMatch(
      /^◆ robots:content-signal ai-train=yes, ai-input=no line 2 · for crawlers without a group of their own \| – \| Not allowed \| Allowed \|$/,
    );
    expect(text.match(/class="star-odd"/g)).toHaveLength(2);
    expect(text).toContain('The marked rows contradict each other.');
  });

  it('names the files in which more may be said', () => {
    expect(html(evidence())).toMatch(/tdmrep\.json.*ai\.txt/);
  });

  it('is what the page itself says where only that is known, and nothing where it says nothing', () => {
    const page = (head: string) =>
      pageEvidence(`<!doctype html>${head}${GOOD_PAGE}`, '', '2026-01-02T03:04:05.000Z', {});
    expect(rows(html(page('<meta name="tdm-reservation" content="1">')))).toEqual([
      'meta:tdm-reservation 1 line 1 · for everyone | – | – | Not allowed |',
    ]);
    expect(html(page(''))).toBe('');
  });
});
