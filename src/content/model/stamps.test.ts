import { carriedOver, changedSections, formatStamp, parseStamp, sectionsOf, stampOf } from './stamps';

const BODY = 'Opening.\n\n## One\n\nFirst.\n\n### Deeper\n\nMore.\n\n## Two\n\nSecond.\n';
const HEADINGS = [
  { id: 'one', text: 'One', depth: 2, line: 3 },
  { id: 'deeper', text: 'Deeper', depth: 3, line: 7 },
  { id: 'two', text: 'Two', depth: 2, line: 11 },
];
const SOURCE = { title: 'T', description: 'D', body: BODY, headings: HEADINGS };

describe('sections of a source', () => {
  it('go from one heading of the second level to the next; the first holds title, description and opening', () => {
    expect(sectionsOf(SOURCE)).toEqual([
      { id: null, heading: 'T', text: 'T\n\nD\n\nOpening.' },
      { id: 'one', heading: 'One', text: '## One\n\nFirst.\n\n### Deeper\n\nMore.' },
      { id: 'two', heading: 'Two', text: '## Two\n\nSecond.' },
    ]);
  });

  it('do not change with line ends, spaces at their ends and empty lines around them', () => {
    const spaced = `\n\n${BODY.replaceAll('.\n', '.  \n')}\n\n`.replaceAll('\n', '\r\n');
    const headings = HEADINGS.map((heading) => ({ ...heading, line: heading.line + 2 }));
    expect(sectionsOf({ ...SOURCE, body: spaced, headings })).toEqual(sectionsOf(SOURCE));
  });

  it('hold their lines where a heading within a note comes last', () => {
    const headings = [HEADINGS[2], HEADINGS[0]].flatMap((heading) => heading ?? []);
    expect(sectionsOf({ ...SOURCE, headings })).toEqual(sectionsOf(SOURCE));
  });

  it('are one where the text has no heading, and where it is empty', () => {
    expect(sectionsOf({ ...SOURCE, body: 'Text.\n', headings: [] })).toEqual([
      { id: null, heading: 'T', text: 'T\n\nD\n\nText.' },
    ]);
    expect(sectionsOf({ ...SOURCE, body: '', headings: [] })).toEqual([{ id: null, heading: 'T', text: 'T\n\nD' }]);
  });
});

describe('what changed since a stamp', () => {
  const stamp = stampOf(SOURCE);

  it('is nothing while the source is the same', () => {
    expect(changedSections(stamp, sectionsOf(SOURCE))).toEqual([]);
  });

  it('is the opening where the title changed', () => {
    expect(changedSections(stamp, sectionsOf({ ...SOURCE, title: 'New' }))).toEqual([
      { kind: 'changed', id: null, heading: 'New', before: 'T\n\nD\n\nOpening.', after: 'New\n\nD\n\nOpening.' },
    ]);
  });

  it('is only the section a word was changed in', () => {
    const changed = changedSections(stamp, sectionsOf({ ...SOURCE, body: BODY.replace('First', 'Next') }));
    expect(changed.map(({ kind, id }) => [kind, id])).toEqual([['changed', 'one']]);
  });

  it('tells new sections and those that are gone, the latter last', () => {
    const body = 'Opening.\n\n## New\n\nx\n\n## Two\n\nSecond.\n';
    const headings = [
      { id: 'new', text: 'New', depth: 2, line: 3 },
      { id: 'two', text: 'Two', depth: 2, line: 7 },
    ];
    expect(changedSections(stamp, sectionsOf({ ...SOURCE, body, headings }))).toEqual([
      { kind: 'added', id: 'new', heading: 'New', before: null, after: '## New\n\nx' },
      { kind: 'removed', id: null, heading: 'One', before: '## One\n\nFirst.\n\n### Deeper\n\nMore.', after: null },
    ]);
  });
});

describe('an edit that needs no translation', () => {
  it('keeps current what was current, and outdated what was outdated', () => {
    const before = {
      ...SOURCE,
      body: BODY.replace('First.', 'Changed. [x](/en/old/)').replace('Second.', 'Second. [x](/en/old/)'),
    };
    const after = { ...before, body: before.body.replaceAll('/en/old/', '/en/new/') };
    const stamp = {
      ...stampOf(before),
      sections: stampOf(before).sections.map((section) =>
        section.id === 'one' ? { ...section, text: '## One\n\nFirst.' } : section,
      ),
    };
    const carried = carriedOver(stamp, sectionsOf(before), sectionsOf(after));
    expect(changedSections(carried, sectionsOf(after)).map(({ id }) => id)).toEqual(['one']);
    expect(changedSections(stamp, sectionsOf(after)).map(({ id }) => id)).toEqual(['one', 'two']);
  });
});

describe('the file of a stamp', () => {
  it('is read as it was written', () => {
    expect(parseStamp(formatStamp(stampOf(SOURCE)))).toEqual(stampOf(SOURCE));
  });

  it.each([
    ['{', 'it is not JSON'],
    ['[]', 'it is not as the commands write it'],
    ['{"format":2,"sections":[]}', 'format is not as the commands write it'],
    ['{"format":1,"sections":[]}', 'sections is not as the commands write it'],
    ['{"format":1,"sections":[{"id":1,"heading":"a","text":"b"}]}', 'sections.0.id is not as the commands write it'],
  ])('%s is not a stamp', (text, problem) => {
    expect(parseStamp(text)).toEqual({ problem });
  });
});
