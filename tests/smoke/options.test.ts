import { readOptions } from './options';

const read = (...args: readonly string[]) => readOptions(args);

describe('readOptions', () => {
  it('takes a deploy and its context', () => {
    expect(read('https://facet.example/en/', '--production')).toEqual({
      origin: 'https://facet.example',
      context: 'production',
      local: false,
      address: 'https://facet.example',
      compared: null,
      unmeasured: 'example.net',
      limits: true,
    });
    expect(read('https://deploy-preview-7--facet.netlify.app', '--preview')?.context).toBe('deploy-preview');
  });

  it('takes a local platform, which assesses a sample brand', () => {
    expect(read('http://localhost:8888')).toMatchObject({ context: 'dev', local: true, address: 'northwind.example' });
    expect(read('http://localhost:8888')?.unmeasured).toBe('harbour.example');
  });

  it('assesses nothing where a local platform stands for a deploy, unless it is told what', () => {
    expect(read('http://localhost:8888', '--production')?.address).toBeNull();
    expect(read('http://localhost:8888', '--production', '--address', 'a.example')?.address).toBe('a.example');
  });

  it('keeps a site for the comparison that is not assessed before', () => {
    const options = read('https://facet.example', '--preview', '--address', 'example.net');
    expect(options?.unmeasured).toBe('example.org');
  });

  it('takes sites to compare, and leaves limits out', () => {
    expect(read('https://facet.example', '--preview', '--compare', 'a.example,b.example', '--no-limits')).toMatchObject(
      {
        compared: ['a.example', 'b.example'],
        limits: false,
      },
    );
  });

  it.each([
    ['nothing', []],
    ['no URL', ['facet.example']],
    ['another scheme', ['ftp://facet.example', '--production']],
    ['a deploy whose context is not said', ['https://facet.example']],
    ['two contexts', ['https://facet.example', '--production', '--preview']],
    ['two deploys', ['https://a.example', 'https://b.example', '--preview']],
    ['an unknown option', ['https://a.example', '--preview', '--fast']],
  ])('refuses %s', (_, args) => {
    expect(readOptions(args)).toBeNull();
  });
});
