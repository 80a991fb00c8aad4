import { readEnvironment } from '../../site/environment';
import { previewFacts } from './preview-facts';

const read = readEnvironment({ CONTEXT: 'branch-deploy', URL: 'https://facet.example', BRANCH: 'x' }, 'build');
if (!read.ok) throw new Error(read.problems.join());
const { environment } = read;

it('leads from a pseudo-locale to what it was made of', () => {
  const facts = previewFacts(environment, '/ar-xb/posts/a/', true);
  expect(facts?.publicUrl).toBe('https://facet.example/en/posts/a/');
  expect(facts?.pseudo).toEqual({ accented: '/en-xa/posts/a/', rightToLeft: '/ar-xb/posts/a/' });
});

it('has neither commit nor pull request if the environment names none', () => {
  expect(previewFacts(environment, '/de/', true)).toMatchObject({ branch: 'x', commit: null, pullRequest: null });
});
