import {
  addressRule,
  checkFeedback,
  checkScreenshot,
  hasTooManyPixels,
  optionalMessageRule,
  type FeedbackValues,
} from './feedback';
import { LIMITS } from './limits';

const GOOD = { kind: 'idea', message: 'More colours', email: '', page: '' };

const CASES: readonly (readonly [what: string, values: FeedbackValues, codes: Readonly<Record<string, string>>])[] = [
  ['nothing but words', GOOD, {}],
  ['everything', { ...GOOD, kind: 'problem', email: 'a.b+c@mail.example.org', page: '/ja/posts/?x=1' }, {}],
  ['a notice with its report', { ...GOOD, kind: 'notice', page: '/en/brand-assessment/0123456789abc/' }, {}],
  ['a notice without one', { ...GOOD, kind: 'notice' }, { page: 'required' }],
  ['an unknown kind', { ...GOOD, kind: 'spam' }, { kind: 'not-a-choice' }],
  ['no kind', { ...GOOD, kind: '' }, { kind: 'required' }],
  ['no words', { ...GOOD, message: '' }, { message: 'required' }],
  ['only white space', { ...GOOD, message: ' \r\n\t\u3000' }, { message: 'required' }],
  ['as many characters as fit', { ...GOOD, message: 'x'.repeat(LIMITS.messageCharacters) }, {}],
  ['one more', { ...GOOD, message: 'x'.repeat(LIMITS.messageCharacters + 1) }, { message: 'too-long' }],
  ['line breaks that a form doubles', { ...GOOD, message: 'x\r\n'.repeat(LIMITS.messageCharacters / 2) }, {}],
  ['pairs of surrogates', { ...GOOD, message: '😀'.repeat(LIMITS.messageCharacters) }, {}],
  ['one pair more', { ...GOOD, message: '😀'.repeat(LIMITS.messageCharacters + 1) }, { message: 'too-long' }],
  ['white space around what fits', { ...GOOD, message: `\n${'x'.repeat(LIMITS.messageCharacters)}\n` }, {}],
  ['no address', { ...GOOD, email: 'nobody' }, { email: 'malformed' }],
  ['half an address', { ...GOOD, email: 'a@b' }, { email: 'malformed' }],
  ['two lines', { ...GOOD, email: 'a@b.example\nBcc: c@d.example' }, { email: 'malformed' }],
  ['two dots', { ...GOOD, email: 'a..b@c.example' }, { email: 'malformed' }],
  ['the longest address', { ...GOOD, email: `${'a'.repeat(LIMITS.emailCharacters - 10)}@b.example` }, {}],
  [
    'an address that is too long',
    { ...GOOD, email: `${'a'.repeat(LIMITS.emailCharacters)}@b.example` },
    { email: 'too-long' },
  ],
  ['a page that is too long', { ...GOOD, page: `/${'a'.repeat(LIMITS.pathCharacters)}` }, { page: 'too-long' }],
  ['a path', { ...GOOD, page: '/en/' }, {}],
  ['an address of a page', { ...GOOD, page: ' https://facet.example/en/about/#x ' }, {}],
  ['one without scheme', { ...GOOD, page: 'facet.example/en/' }, {}],
  ['white space for a page', { ...GOOD, page: ' ' }, { page: 'malformed' }],
  ['words for a page', { ...GOOD, page: 'the home page' }, { page: 'malformed' }],
  ['a script', { ...GOOD, page: 'javascript:alert(1)' }, { page: 'malformed' }],
  [
    'all at once',
    { ...GOOD, message: '', email: 'x', page: 'a b' },
    { message: 'required', email: 'malformed', page: 'malformed' },
  ],
];

it.each(CASES)('checks %s', (_, values, codes) => {
  expect(checkFeedback(values)).toEqual(codes);
});

it('lets an exclusion do without words', () => {
  expect(optionalMessageRule('')).toBeNull();
  expect(optionalMessageRule('x'.repeat(LIMITS.messageCharacters + 1))).toBe('too-long');
});

it('takes an address for what it means, white space around it left out', () => {
  const rule = addressRule((address) => (address === 'a site' ? 'https://site.example' : null));
  expect([rule(' a site\n'), rule('another'), rule('x'.repeat(LIMITS.pathCharacters + 1))]).toEqual([
    null,
    'malformed',
    'too-long',
  ]);
});

it.each([
  ['a picture as large as is taken', { type: 'image/png', size: LIMITS.screenshotBytes }, null],
  ['a larger one', { type: 'image/webp', size: LIMITS.screenshotBytes + 1 }, 'image-too-large'],
  ['a film', { type: 'video/mp4', size: 1 }, 'not-an-image'],
  ['a large film', { type: 'video/mp4', size: LIMITS.screenshotBytes + 1 }, 'not-an-image'],
  ['what the browser cannot tell', { type: '', size: 1 }, null],
])('tells before it is sent of %s', (_, file, code) => {
  expect(checkScreenshot(file)).toBe(code);
});

it.each([
  [LIMITS.screenshotSentSide, 1, false],
  [1, LIMITS.screenshotSentSide + 1, true],
  [LIMITS.screenshotPixels / 4000, 4000, false],
  [LIMITS.screenshotPixels / 4000, 4001, true],
])('says whether %d × %d pixels are too many', (width, height, tooMany) => {
  expect(hasTooManyPixels({ width, height })).toBe(tooMany);
});
