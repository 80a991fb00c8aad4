import { evidence, GOOD_PAGE, page } from '../../brand/examples/evidence';
import { headersFor, isOwnOrigin, withoutSent } from './own-headers';

it.each([
  ['https://brand.com', 'https://brand.com/a?b', true],
  ['https://brand.com', 'https://brand.com:443/', true],
  ['https://brand.com', 'http://brand.com/', false],
  ['https://brand.com', 'https://www.brand.com/', false],
  ['https://brand.com', 'https://brand.com:8443/', false],
  ['https://brand.com:8443', 'http://brand.com:8443/', false],
  ['http://brand.com', 'http://brand.com/', true],
  ['http://brand.com', 'https://brand.com/', true],
  ['http://brand.com:8080', 'https://brand.com/', false],
  ['http://localhost:8000', 'http://localhost:8000/', true],
  ['http://localhost:8000', 'http://localhost:8001/', false],
  ['http://localhost:8000', 'http://127.0.0.1:8000/', false],
])('what is typed with %s goes to %s: %s', (typed, url, isSent) => {
  expect(isOwnOrigin(new URL(url), new URL(typed))).toBe(isSent);
  const own = headersFor(new URL(typed), [['X-Key', 'k']])(new URL(url));
  expect(own).toEqual(isSent ? { 'x-key': 'k' } : {});
});

it('joins fields of one name as HTTP does', () => {
  const fields = [
    ['X-A', 'one '],
    ['x-a', 'two'],
    ['Cookie', 'a=1'],
    ['cookie', 'b=2'],
  ] as const;
  const url = new URL('https://brand.com/');
  expect(headersFor(url, fields)(url)).toEqual({ 'x-a': 'one, two', cookie: 'a=1; b=2' });
});

describe('evidence', () => {
  it('is the same object where nothing of what was sent came back', () => {
    const given = evidence();
    expect(withoutSent(given, [['Authorization', 'Bearer 0123456789']])).toBe(given);
    expect(withoutSent(given, [])).toBe(given);
  });

  it.each([
    ['Authorization', 'Bearer abc"def\\ghi', 'abc"def\\ghi'],
    ['Authorization', 'Basic QWxhZGRpbjpvcGVu==', 'QWxhZGRpbjpvcGVu=='],
    ['Cookie', 'sid=0123456789; theme=dark', '0123456789'],
    ['X-Key', ' 0123456789 ', '0123456789'],
  ])('is without %s: %s', (name, value, secret) => {
    const given = page(GOOD_PAGE.replace('Tea by sea', `Tea by sea ${secret} and ${secret}`));
    const kept = withoutSent(given, [[name, value]]);
    expect(JSON.stringify(given)).toContain(JSON.stringify(secret).slice(1, -1));
    expect(JSON.stringify(kept)).not.toContain(JSON.stringify(secret).slice(1, -1));
    expect(JSON.stringify(kept)).toContain('Tea by sea ••• and •••');
  });

  it('keeps what is too short to be a secret', () => {
    const given = page(GOOD_PAGE);
    expect(withoutSent(given, [['X-Preview', 'Tea']])).toBe(given);
    const shown = page(GOOD_PAGE.replace('Tea by sea', 'Tea by sea 1234567 abcdefgh'));
    const kept = JSON.stringify(withoutSent(shown, [['Cookie', 'a=1234567; b=abcdefgh']]));
    expect(kept).toContain('Tea by sea 1234567 •••');
  });

  it('is without the whole of a secret that begins as another does', () => {
    const given = page(GOOD_PAGE.replace('Tea by sea', 'Tea by sea 0123456789secret'));
    const fields = [
      ['X-A', '0123456789'],
      ['X-B', '0123456789secret'],
    ] as const;
    expect(JSON.stringify(withoutSent(given, fields))).not.toContain('•••secret');
  });
});
