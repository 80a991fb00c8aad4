import { publicKeys } from '../server/platform/signing-keys';
import { newKey, nextKeys } from './keys';

describe('replacing the keys of a variable', () => {
  it('publishes a new key before it signs, and keeps the old one until it is dropped', () => {
    const old = newKey();
    const added = nextKeys(old, 'add') ?? '';
    const [first, fresh = ''] = added.split(',');
    expect([first, added.split(',').length]).toEqual([old, 2]);
    const used = nextKeys(added, 'use') ?? '';
    expect(used).toBe(`${fresh},${old}`);
    expect(nextKeys(used, 'drop')).toBe(fresh);
    expect(new Set(publicKeys(used.split(',')).map(({ kid }) => kid)).size).toBe(2);
  });

  it('begins with one key if there is none', () => {
    expect(publicKeys([nextKeys('', 'add') ?? ''])).toHaveLength(1);
  });

  it.each(['FACET_SESSION_KEYS', 'FACET_STORAGE_KEYS', 'FACET_FEEDBACK_SECRET', 'FACET_BACKUP_KEYS'] as const)(
    'makes secrets of 32 bytes for %s',
    (variable) => {
      const [old = '', fresh = ''] = nextKeys('an-old-one', 'add', variable)?.split(',') ?? [];
      expect([old, Buffer.from(fresh, 'base64').length]).toEqual(['an-old-one', 32]);
    },
  );

  it.each(['', 'constructor', 'remove'])('knows no step "%s"', (step) => {
    expect(nextKeys(newKey(), step)).toBeNull();
  });
});
