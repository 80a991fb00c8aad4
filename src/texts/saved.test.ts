import { SAVED_IMAGES } from './saved-images';
import { SAVED_NAMES } from './saved-names';
import { SAVED_RULES } from './saved-rules';

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0);

it('counts each page with a name once in each way of counting', () => {
  const named = sum(SAVED_NAMES.pages) - SAVED_NAMES.unread - SAVED_NAMES.nameless;
  expect(sum(SAVED_NAMES.spellings)).toBe(named);
  expect(sum(SAVED_NAMES.forMachines)).toBe(named);
});

it('counts the same pages in every post', () => {
  expect([SAVED_RULES.pages, SAVED_IMAGES.pages]).toEqual([sum(SAVED_NAMES.pages), sum(SAVED_NAMES.pages)]);
});

it('counts each image whose size is stated once', () => {
  expect(sum(SAVED_IMAGES.shapes)).toBe(SAVED_IMAGES.stating);
});

it('counts what the posts say in words', () => {
  const { parts, contradictions } = SAVED_RULES;
  // "Two pages … One page … Another page", "Three pages".
  expect([parts.unreadByGoogle, contradictions.twoValues, contradictions.expired]).toEqual([2, 1, 1]);
  expect(SAVED_IMAGES.relative).toBe(3);
});
