import { InputError, inputsOf, pullRequestOf } from './inputs';

const GITHUB = { GITHUB_API_URL: 'https://api.github.com', GITHUB_REPOSITORY: 'owner/na.me-1' };
const EVENT = { pull_request: { number: 7 } };

describe('inputs of the action', () => {
  it('are nothing where nothing is set, and trimmed where something is', () => {
    expect(inputsOf({ INPUT_ADDRESS: ' ', INPUT_LOCAL: '' })).toMatchObject({
      ...{ address: null, local: false, preview: false, comment: false, badge: null, lang: null },
      ...{ folder: 'facet', token: null, minScore: '' },
    });
    const set = { INPUT_ADDRESS: ' a.com ', INPUT_LOCAL: 'true', INPUT_FOLDER: ' out ', INPUT_COMMENT: ' false ' };
    expect(inputsOf(set)).toMatchObject({ address: 'a.com', local: true, folder: 'out', comment: false });
  });

  it.each(['yes', 'TRUE', '1'])('are neither true nor false: %s', (value) => {
    expect(() => inputsOf({ INPUT_PREVIEW: value })).toThrow(new InputError('preview', value));
  });
});

describe('the pull request of an event', () => {
  it('is named by repository and number', () => {
    expect(pullRequestOf(GITHUB, EVENT)).toEqual({
      ...{ api: 'https://api.github.com', repository: 'owner/na.me-1', number: 7 },
    });
  });

  it.each<[string, object, unknown]>([
    ['no pull request', GITHUB, { push: {} }],
    ['a pull request that is null', GITHUB, { pull_request: null }],
    ['no number', GITHUB, { pull_request: {} }],
    ['a number that is a text', GITHUB, { pull_request: { number: '7/../..' } }],
    ['half a number', GITHUB, { pull_request: { number: 7.5 } }],
    ['no event', GITHUB, null],
    ['a repository with more in its path', { ...GITHUB, GITHUB_REPOSITORY: 'a/b/c' }, EVENT],
    ['a repository without an owner', { ...GITHUB, GITHUB_REPOSITORY: 'b' }, EVENT],
    ['no repository', { GITHUB_API_URL: GITHUB.GITHUB_API_URL }, EVENT],
    ['no API', { GITHUB_REPOSITORY: 'a/b' }, EVENT],
  ])('is missing if there is %s', (_, env, event) => {
    expect(pullRequestOf(env as Readonly<Record<string, string>>, event)).toBeNull();
  });
});
