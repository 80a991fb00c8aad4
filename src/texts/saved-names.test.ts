import { SAVED_NAMES } from './saved-names';

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0);

it('counts each page with a name once in each way of counting', () => {
  const named = sum(SAVED_NAMES.pages) - SAVED_NAMES.unread - SAVED_NAMES.nameless;
  expect(sum(SAVED_NAMES.spellings)).toBe(named);
  expect(sum(SAVED_NAMES.forMachines)).toBe(named);
});
