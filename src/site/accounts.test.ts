import { allows } from './accounts';

describe('roles', () => {
  it.each([
    [[], 'read-feedback', false],
    [['member'], 'read-feedback', false],
    [['editor'], 'read-feedback', true],
    [['editor'], 'review', false],
    [['reviewer'], 'review', true],
    [['member', 'reviewer'], 'review', true],
  ] as const)('%j may %s: %s', (roles, capability, expected) => {
    expect(allows(roles, capability)).toBe(expected);
  });
});
