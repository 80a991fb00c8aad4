import { mayLeadOn, reviewOrigin } from './review-origin';

describe('a site to compare with', () => {
  it.each([
    ['https://facet.example', 'https://facet.example'],
    ['https://facet.example:8443/', 'https://facet.example:8443'],
    ['http://127.0.0.1:8000', 'http://127.0.0.1:8000'],
    ['http://facet.example', null],
    ['https://name@facet.example', null],
    ['https://facet.example/en/', null],
    ['file:///public', null],
    ['facet.example', null],
  ])('named as %s is %s', (text, origin) => {
    expect(reviewOrigin(text)).toBe(origin);
  });
});

describe('a redirect', () => {
  const leads = (from: string, to: string) => mayLeadOn(new URL(from), new URL(to));

  it.each([
    ['https://facet.example', 'https://www.facet.example/facet-build.json'],
    ['https://203.0.113.7', 'https://203.0.113.7/there'],
    ['http://127.0.0.1:8000', 'http://127.0.0.1:8001/'],
  ])('leads on from %s to %s', (from, to) => {
    expect(leads(from, to)).toBe(true);
  });

  it.each([
    'http://facet.example/',
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'https://0x7f000001/',
    'https://[::1]/',
    'https://localhost:8888/',
    'https://a.localhost/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://intranet/',
    'file:///etc/hosts',
  ])('leads from the public site not to %s', (to) => {
    expect(leads('https://facet.example', to)).toBe(false);
  });
});
