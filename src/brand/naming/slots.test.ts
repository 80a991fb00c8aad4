import { addedSegment, replacedSegment, segmentBesideSubject } from './slots';

const ABOUT = { isHome: false, subjects: ['How we learnt to drink tea by the sea'] };
const isSilver = (text: string) => text.startsWith('Silver');

describe('the segment that a title adds', () => {
  it.each<[segments: readonly string[], added: string | null]>([
    [['Tea', 'Silver Anchor'], 'Silver Anchor'],
    [['Silver Anchor', 'Tea'], 'Silver Anchor'],
    [['Tea', 'Silver Anchor', 'News'], 'Silver Anchor'],
    [['Coffee', 'Silver Anchor'], null],
    [['Silver Anchor', 'Tea', 'Silver Bay'], null],
    [['Tea', 'Silver Bay', 'Silver Anchor'], 'Silver Anchor'],
    [['Tea', 'Coffee'], null],
    // What is too long for a name is what the page is about; a long word is not.
    [['one two three four five six', 'Silver Anchor'], 'Silver Anchor'],
    [['one two three four five', 'Silver Anchor'], null],
    [['茶'.repeat(16), 'Silver Anchor'], 'Silver Anchor'],
    [['茶'.repeat(15), 'Silver Anchor'], null],
    [['a'.repeat(16), 'Silver Anchor'], null],
    [['Silver Anchor'], null],
  ])('%j is %s', (segments, added) => {
    expect(addedSegment(segments, ABOUT, isSilver)).toBe(added);
  });

  it('of a home page may be all of it', () => {
    expect(addedSegment(['Silver Anchor'], { ...ABOUT, isHome: true }, isSilver)).toBe('Silver Anchor');
    expect(addedSegment(['Tea'], { ...ABOUT, isHome: true }, isSilver)).toBeNull();
  });
});

it.each<[segments: readonly string[], other: readonly string[], replaced: string | null]>([
  [['Tea', 'Silver'], ['TEA', 'Northwind'], 'Silver'],
  [['Silver', 'Tea'], ['Northwind', 'Tea'], 'Silver'],
  [['Tea', 'Silver'], ['Tea', 'Nordvale'], null],
  [['News', 'Silver'], ['Tea', 'Northwind'], null],
  [['Tea', 'Silver', 'News'], ['Tea', 'Northwind'], null],
  [['Silver'], ['Northwind'], null],
  [['Tea', 'Northwind'], ['Tea', 'Northwind'], null],
])('in %j beside %j the name is replaced by %s', (segments, other, replaced) => {
  expect(replacedSegment(segments, other, (text) => text === 'Northwind')).toBe(replaced);
});

it.each<[segments: readonly string[], beside: readonly string[]]>([
  [['How we learnt to drink tea by the sea', 'Silver'], ['Silver']],
  [['Silver', 'How we learnt', 'to drink tea by the sea'], ['Silver']],
  [['How we learnt to drink tea by the sea', 'News', 'Silver'], []],
  [['How we learnt to drink tea by the sea'], []],
])('beside the subject of %j stands %j', (segments, beside) => {
  expect(segmentBesideSubject(segments, ABOUT)).toEqual(beside);
});
