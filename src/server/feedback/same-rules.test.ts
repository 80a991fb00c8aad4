/** The island says what the function would say: one table of messages, put to both. */
import { checkFeedback, type FeedbackValues } from '../../components/feedback/check-feedback';
import { LIMITS } from '../../site/limits';
import { fieldErrors } from '../platform/field-errors';
import { submissionSchema } from './submission';

const GOOD = { kind: 'idea', message: 'More colours', email: '', page: '' };

const CASES: readonly (readonly [what: string, values: FeedbackValues, codes: Readonly<Record<string, string>>])[] = [
  ['nothing but words', GOOD, {}],
  ['everything', { ...GOOD, kind: 'problem', email: 'a.b+c@mail.example.org', page: '/ja/posts/?x=1' }, {}],
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
  ['a path', { ...GOOD, page: '/en/' }, {}],
  ['an address of a page', { ...GOOD, page: ' https://facet.example/en/about/#x ' }, {}],
  ['one without scheme', { ...GOOD, page: 'facet.example/en/' }, {}],
  ['words for a page', { ...GOOD, page: 'the home page' }, { page: 'malformed' }],
  ['a script', { ...GOOD, page: 'javascript:alert(1)' }, { page: 'malformed' }],
  [
    'all at once',
    { ...GOOD, message: '', email: 'x', page: 'a b' },
    { message: 'required', email: 'malformed', page: 'malformed' },
  ],
];

it.each(CASES)('%s', (_, values, codes) => {
  expect(checkFeedback(values)).toEqual(codes);
  const parsed = submissionSchema.safeParse(values);
  expect(parsed.success ? {} : fieldErrors(parsed.error, { ...values })).toEqual(codes);
});

it.each<[string, FeedbackValues]>([
  ['an address that is too long', { ...GOOD, email: `${'a'.repeat(LIMITS.emailCharacters)}@b.example` }],
  ['a page that is too long', { ...GOOD, page: `/${'a'.repeat(LIMITS.pathCharacters)}` }],
])('%s is refused by both, for which the form has one sentence', (_, values) => {
  expect(Object.keys(checkFeedback(values))).toHaveLength(1);
  expect(submissionSchema.safeParse(values).success).toBe(false);
});
