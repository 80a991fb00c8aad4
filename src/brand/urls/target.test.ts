import {
  asTyped,
  headingName,
  isRoot,
  ledTo,
  measuredPage,
  originsOf,
  shownTarget,
  targetText,
  type Target,
} from './target';

const measured = (typed: string, final: string, origin = typed): Target => ({ address: origin, origin, typed, final });

it.each([
  ['https://a.com/', true],
  ['https://a.com', true],
  ['https://a.com/#x', true],
  ['http://a.com:80/', true],
  ['https://a.com/?', false],
  ['https://a.com/?q', false],
  ['https://a.com//', false],
  ['https://a.com/%2F', false],
  ['https://a.com/index.html', false],
])('%s is a root: %s', (url, is) => {
  expect(isRoot(new URL(url))).toBe(is);
});

it.each([
  ['the same page', measured('https://a.com', 'https://a.com/'), null],
  ['the other scheme', measured('http://a.com', 'https://a.com/'), null],
  ['www', measured('https://a.com', 'https://www.a.com/'), 'a.com → www.a.com'],
  ['a path', measured('https://a.com', 'https://a.com/en/'), 'a.com → a.com/en/'],
  ['a query, whose words are left out', measured('https://a.com', 'https://b.com/?q=SCAM'), 'a.com → b.com/?…'],
  ['another root', measured('https://a.com', 'https://b.com/', 'https://b.com'), 'a.com → b.com'],
  [
    'a path that just fits',
    measured('https://a.com', `https://b.com/${'x'.repeat(39)}`),
    `a.com → b.com/${'x'.repeat(39)}`,
  ],
  [
    'a host that just fits',
    measured('https://a.com', `https://${'b'.repeat(52)}.example/`),
    `a.com → ${'b'.repeat(52)}.example`,
  ],
  ['no page', measured('https://a.com', 'a.com/b'), null],
  ['nothing that is a URL', measured('a.com', 'https://a.com/b', 'https://a.com'), null],
  ['a long path', measured('https://a.com', `https://b.com/${'x'.repeat(900)}`), `a.com → b.com/${'x'.repeat(39)}…`],
  [
    'a long host, of which the end says whose it is',
    measured(`https://${'b.com.'.repeat(20)}evil.com`, 'https://b.com/'),
    `…${`${'b.com.'.repeat(20)}evil.com`.slice(-60)} → b.com`,
  ],
])('what was typed and where it led are said together: %s', (_what, target, text) => {
  expect(ledTo(target) === null ? null : targetText(target)).toBe(text);
});

it('a report of before, or of a pasted page, has its origin alone', () => {
  expect(targetText({ address: 'a.com', origin: 'https://a.com' })).toBe('https://a.com');
  expect(ledTo({ address: '', origin: 'https://pasted.invalid' })).toBeNull();
});

it.each([
  ['a search on another website', measured('https://evil.com', 'https://b.com/search?q=Name'), null],
  ['the root of another website', measured('https://brand.de', 'https://b.com/', 'https://b.com'), 'Name'],
  ['a page of the website itself', measured('https://b.com', 'https://www.b.com/en/'), 'Name'],
  ['a report of before', { address: 'b.com', origin: 'https://b.com' }, 'Name'],
])('a name heads a report if its own website gives it: %s', (_what, target, name) => {
  expect(headingName({ portrait: { name: 'Name' }, target })).toBe(name);
});

it.each([
  ['a page', 'https://a.com/pricing', 'a.com/pricing'],
  ['a page with a slash', 'https://a.com/pricing/', 'a.com/pricing/'],
  ['letters', 'https://a.com/%E6%96%99%E9%87%91/%C3%BCber', 'a.com/料金/über'],
  ['no word between them', 'https://a.com/a%20b%2Fc%3Fd%23e', 'a.com/a%20b%2Fc%3Fd%23e'],
  ['nothing that turns the line around', 'https://a.com/%E2%80%AEcod.exe', 'a.com/%E2%80%AEcod.exe'],
  ['no letters from right to left', 'https://a.com/%D7%90/1', 'a.com/%D7%90/1'],
  ['nothing that is not seen', 'https://a.com/%E2%80%8B%EF%BB%BF', 'a.com/%E2%80%8B%EF%BB%BF'],
  ['no slash of another kind', 'https://a.com/x%EF%BC%8Fy', 'a.com/x%EF%BC%8Fy'],
  ['no marks on top of each other', `https://a.com/z${'%CC%81'.repeat(4)}`, `a.com/z${'%CC%81'.repeat(4)}`],
  ['bytes that are no text', 'https://a.com/%FF%E6%96', 'a.com/%FF%E6%96'],
  ['a long one', `https://a.com/${'%E6%96%99'.repeat(99)}`, `a.com/${'料'.repeat(39)}…`],
])('an inner page is shown by host and path: %s', (_what, page, shown) => {
  const target = { address: page, origin: 'https://a.com', typed: page, final: page };
  expect(headingName({ portrait: { name: 'SCAM' }, target })).toBeNull();
  expect(shownTarget(target)).toBe(shown);
  expect(targetText(target)).toBe(`https://${shown}`);
  expect(measuredPage(target)).toBe(page);
});

it.each([
  ['its own root', 'https://a.com/', 'Name'],
  ['its root with a query', 'https://a.com/?q=SCAM', null],
  ['another page', 'https://a.com/y', null],
  ["another site's root", 'https://b.com/', 'Name'],
])('where a typed path leads to %s', (_what, final, name) => {
  const { origin } = new URL(final);
  const address = origin === 'https://a.com' ? 'https://a.com/x' : origin;
  const target = { address, origin, typed: 'https://a.com/x', final };
  expect(headingName({ portrait: { name: 'Name' }, target })).toBe(name);
  expect(targetText(target)).toContain('a.com/x → ');
});

it('one page is the same target by both schemes, another one is not', () => {
  const page = { address: 'https://a.com/x', origin: 'https://a.com', typed: 'https://a.com/x' };
  expect(asTyped(page, 'http://a.com/x')).toMatchObject({ address: 'http://a.com/x', origin: 'http://a.com' });
  expect(asTyped(page, 'https://a.com')).toEqual({ ...page, typed: 'https://a.com' });
});

it('one host is the same target by both schemes, another one is not', () => {
  const target = measured('https://a.com', 'https://a.com/');
  expect(asTyped(target, 'http://a.com')).toEqual(measured('http://a.com', 'https://a.com/'));
  expect(asTyped(target, 'https://b.com')).toEqual({ ...target, typed: 'https://b.com' });
});

it('everybody whose host is named has a say, each once', () => {
  expect(originsOf(measured('http://a.com', 'https://www.a.com/x', 'http://a.com'))).toEqual([
    'http://a.com',
    'https://www.a.com',
  ]);
  expect(originsOf(measured('http://a.com', 'https://a.com/'))).toEqual(['https://a.com']);
  expect(originsOf({ address: '', origin: 'https://a.com' })).toEqual(['https://a.com']);
});
