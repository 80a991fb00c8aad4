import { readFileSync } from 'node:fs';
import { assess } from '../score/assess';
import { assessEvidence } from '../engine/assess-evidence';
import type { Evidence } from '../evidence/evidence';
import { extractFacts } from '../engine/extract';
import { homeAnswer, readHomePage } from '../requests/home-page';
import { faceChanges } from '../previews/face-changes';
import { faces } from '../previews/faces';
import { page } from '../examples/evidence';
import { edited } from '../examples/pages';
import { applied, type Site } from './apply';
import { fixes } from './fixes';
import { seenAfter, type Seen } from './seen-after';
import { byId, filledIn } from './stand-ins';

const read = (name: string) => JSON.parse(readFileSync(`content/examples/${name}.json`, 'utf8')) as Evidence;

function siteOf(evidence: Evidence): Site {
  const home = homeAnswer(evidence);
  if (home === null) throw new Error('not read');
  return { evidence, page: readHomePage(home) };
}

/** Whole texts of faces, by face and part. */
function textsOf(seen: Seen): Readonly<Record<string, string | undefined>> {
  const found = faces(seen);
  if (found === null) throw new Error('not read');
  const { search, link, phone, tab, chat } = found;
  const parts = {
    'search name': search.card.name,
    'search title': search.card.title,
    'search text': search.card.description,
    'link title': link.card.title,
    'link text': link.card.description,
    phone: phone.text,
    tab: tab.text,
    'chat name': chat.name,
    'chat text': chat.text,
  };
  return Object.fromEntries(Object.entries(parts).map(([id, text]) => [id, text ? text.shown + text.rest : undefined]));
}

/** What is seen after the checks are repaired, derived from the report alone. */
function told(evidence: Evidence, ...ids: readonly string[]): readonly [before: Seen, after: Seen] {
  const { report } = assessEvidence(evidence);
  return [report, seenAfter(report, fixes(report, byId), ids)];
}

const changed = ([before, after]: readonly [Seen, Seen]) =>
  faceChanges(before, after).map((change) => ({ ...change, faces: change.faces.join(' ') }));

describe('what is seen after fixes', () => {
  it.each([
    ['harbour', read('harbour')],
    ['tidewater', read('tidewater')],
    ['a page without description', page(edited(/<meta name="description"[^>]*>/, ''))],
    ['a page whose title says nothing', page(edited(/<title>.*?<\/title>/, '<title>Home</title>'))],
  ])('is what assessing %s again shows with the texts in place', (_, evidence) => {
    const { report } = assessEvidence(evidence);
    const blocks = fixes(report, byId);
    const site = applied(
      siteOf(evidence),
      blocks.map((block) => filledIn(block, report)),
    );
    if (site === null) throw new Error('nothing to apply');
    const then = textsOf(assess(extractFacts(site.evidence, site.page)));
    // No text can do what ticking one name does to all the others, and only the brand knows what it will fill in.
    const repaired = blocks.flatMap(({ checks }) => checks).filter((id) => id !== 'name-agreement');
    const own = Object.entries(textsOf(seenAfter(report, blocks, repaired))).filter(([, text]) => !text?.includes('['));
    expect(own.length).toBeGreaterThan(1);
    expect(Object.fromEntries(own)).toEqual(Object.fromEntries(own.map(([part]) => [part, then[part]])));
  });

  it('has no wrong name once the name is repaired', () => {
    const [before, after] = told(read('harbour'), 'name-agreement');
    const wrong = (seen: Seen) => JSON.stringify(faces(seen)).match(/"wrong"/g)?.length ?? 0;
    expect(wrong(before)).toBeGreaterThan(1);
    expect(wrong(after)).toBe(0);
    expect(changed([before, after])[0]).toEqual({
      part: 'text',
      faces: 'search tab',
      before: 'HarborLine Outfitters | Welcome',
      after: 'Harbour Line Outfitters | Welcome',
    });
  });

  it('holds what only the brand can fill in between brackets, and the shape of a picture that is to be made', () => {
    const changes = changed(told(read('tidewater'), 'title-quality', 'preview-image-loads'));
    expect(changes).toContainEqual({ part: 'text', faces: 'search phone tab', before: 'React App', after: '[offer]' });
    const picture = changes.find(({ part }) => part === 'picture');
    expect(picture).toMatchObject({ faces: 'link', before: null, after: { width: 1200, height: 630 } });
  });

  it('says so where nothing but the verdict changes', () => {
    const evidence = page(edited('<head>', '<head><meta name="robots" content="noindex">'));
    const [change, ...others] = changed(told(evidence, 'indexable'));
    expect(others).toEqual([]);
    expect(change).toMatchObject({ part: 'verdict', faces: 'search', before: { code: 'not-indexed' } });
  });

  it('is the report where nothing is repaired', () => {
    expect(changed(told(read('harbour')))).toEqual([]);
    expect(changed(told(read('harbour'), 'hsts', 'image-alt'))).toEqual([]);
  });
});
