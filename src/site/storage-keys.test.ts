import { readEnvironment } from './environment';
import { PRODUCTION_VARIABLES as production } from './testing/deploy-variables';

describe('the keys of storage', () => {
  const { FACET_STORAGE_KEYS: key, ...others } = production;
  const older = Buffer.alloc(40, 5).toString('base64url');
  const keysIn = (text: string, reader: 'build' | 'function' = 'build') =>
    readEnvironment({ ...others, FACET_STORAGE_KEYS: text }, reader);

  it('are listed with the one that seals first, and what stands for records without a seal', () => {
    expect(keysIn(`${key}, ${older},`)).toMatchObject({ environment: { storageKeys: [key, older] } });
    expect(keysIn(`${key},unsealed`)).toMatchObject({ environment: { storageKeys: [key, 'unsealed'] } });
  });

  it('stop production without any, and say how one is made', () => {
    for (const reader of ['build', 'function'] as const) {
      expect(keysIn('', reader)).toMatchObject({ problems: [expect.stringContaining('openssl rand -base64 32')] });
    }
  });

  it.each([
    ['unsealed', 'begins with "unsealed"'],
    [`${key},short`, 'holds no such key in place 2'],
  ])('are not %j, and it is not repeated', (text, problem) => {
    const result = keysIn(text);
    expect(result).toMatchObject({ ok: false, problems: [expect.stringContaining(problem)] });
    expect(JSON.stringify(result)).not.toContain(key);
  });

  it.each(['deploy-preview', 'branch-deploy', 'dev', 'other'])(
    'are refused in %s: production’s must not be there',
    (CONTEXT) => {
      for (const reader of ['build', 'function'] as const) {
        const result = readEnvironment({ ...production, CONTEXT }, reader);
        const problems = result.ok ? '' : result.problems.join();
        expect(problems).toContain('FACET_STORAGE_KEYS is set outside production');
        expect(problems).not.toContain(key);
      }
    },
  );
});
