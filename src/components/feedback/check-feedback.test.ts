import { LIMITS } from '../../site/limits';
import { checkScreenshot, formErrors } from './check-feedback';

it.each([
  [{ kind: 'not-a-choice' }, 'idea', { kind: 'required' }],
  [{ message: 'too-long' }, 'idea', { message: 'too-long' }],
  [{ message: 'malformed' }, 'idea', { message: 'required' }],
  [{ email: 'too-long' }, 'idea', { email: 'malformed' }],
  [{ page: 'too-long' }, 'idea', { page: 'malformed' }],
  [{ page: 'malformed' }, 'exclusion', { page: 'site' }],
  [{ screenshot: 'image-too-large' }, 'idea', { screenshot: 'image-too-large' }],
  [{ screenshot: 'malformed' }, 'idea', { screenshot: 'not-an-image' }],
  [{ locale: 'not-a-choice' }, 'idea', {}],
])('%j of a message of the kind %s has the words of %j', (codes, kind, errors) => {
  expect(formErrors(codes, kind)).toEqual(errors);
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
