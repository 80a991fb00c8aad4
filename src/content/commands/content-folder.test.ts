import { join } from 'node:path';
import { post } from '../check/testing/content-fixture';
import { findContent } from './content-folder';
import { scratchSite } from './testing/scratch-site';

const { site } = scratchSite();
const calledIn = process.env['INIT_CWD'];

beforeEach(() => {
  site.write('content/posts/a/en.mdx', post('x'));
});

afterEach(() => {
  if (calledIn === undefined) delete process.env['INIT_CWD'];
  else process.env['INIT_CWD'] = calledIn;
});

describe('a path of content', () => {
  it.each(['content/posts/a/en.mdx', './content/posts/a/en.mdx', 'posts/a/en.mdx', 'en.mdx', '../a/en.mdx'])(
    'is found as typed: %s',
    (typed) => {
      process.env['INIT_CWD'] = join(site.root, 'content/posts/a');
      expect(findContent(site.root, typed)).toBe('content/posts/a/en.mdx');
    },
  );

  it('is not found beside content', () => {
    expect(findContent(site.root, 'package.json')).toBeNull();
    expect(findContent(site.root, '../package.json')).toBeNull();
  });
});
