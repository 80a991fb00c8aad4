import { formErrors } from './feedback-errors';
import { FeedbackForm } from './FeedbackForm';
import { elements, shown } from './testing/shown';

const VALUES = { kind: 'idea', message: 'More <b>', email: 'nobody', page: 'x' };

it('keeps every input', () => {
  const html = shown(<FeedbackForm values={VALUES} errors={{ email: 'malformed' }} />);
  const checked = elements(html, 'input').filter((input) => input.has('checked'));
  expect(checked.map((input) => input.get('value'))).toEqual(['idea']);
  expect(html).toContain('More &lt;b&gt;</textarea>');
  expect(html).toContain('value="nobody"');
});

it('lists errors in the order of the form, each linked to a field that is tied to it', () => {
  const html = shown(
    <FeedbackForm
      errors={{
        screenshot: 'image-too-large',
        page: 'malformed',
        email: 'malformed',
        message: 'too-long',
        kind: 'required',
      }}
    />,
  );
  const targets = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id = '']) => id);
  expect(targets).toEqual([
    'feedback-kind',
    'feedback-message',
    'feedback-email',
    'feedback-page',
    'feedback-screenshot',
  ]);
  for (const id of targets) {
    expect(html).toContain(`id="${id}"`);
    expect(html).toMatch(new RegExp(`aria-describedby="${id}-error[ "]`));
    expect(html).toContain(`id="${id}-error"`);
  }
});

it('leads to the page that says how long a message is kept', () => {
  const hrefs = elements(shown(<FeedbackForm />, 'ja'), 'a').map((link) => link.get('href'));
  expect(hrefs).toEqual(['/ja/legal/privacy/']);
});

it('shows no summary before anything is wrong', () => {
  expect(shown(<FeedbackForm />)).not.toContain('id="errors"');
});

it('hides the trap from people: not seen, not read out, not reached by keyboard', () => {
  const html = shown(<FeedbackForm />);
  const trap = elements(html, 'input').find((input) => input.get('name') === 'website');
  expect(trap?.get('tabindex')).toBe('-1');
  expect(trap?.get('autoComplete') ?? trap?.get('autocomplete')).toBe('off');
  expect(html).toMatch(/<div class="hidden-visually" aria-hidden="true"><label for="feedback-website">/);
});

it('sends locale and idempotency key along', () => {
  const hidden = elements(shown(<FeedbackForm submissionKey="k1" />, 'ja'), 'input').filter(
    (input) => input.get('type') === 'hidden',
  );
  expect(hidden.map((input) => [input.get('name'), input.get('value')])).toEqual([
    ['locale', 'ja'],
    ['key', 'k1'],
  ]);
});

it('begins at the summary where a page arrives with one, without script', () => {
  const [summary] = elements(shown(<FeedbackForm errors={{ kind: 'required' }} />), 'div').filter((div) =>
    div.has('autofocus'),
  );
  expect(summary?.get('id')).toBe('errors');
  expect(summary?.get('tabindex')).toBe('-1');
});

it('says that a screenshot has to be chosen again, and only then', () => {
  expect(shown(<FeedbackForm errors={{ email: 'malformed' }} screenshotLost />)).toContain(
    'Choose the screenshot again',
  );
  expect(shown(<FeedbackForm errors={{ email: 'malformed' }} />)).not.toContain('Choose the screenshot again');
});

it('cuts nothing off that is pasted, and leaves checking to us', () => {
  const html = shown(<FeedbackForm />);
  expect(elements(html, 'textarea')[0]?.has('maxLength')).toBe(false);
  expect(html).not.toMatch(/maxlength/i);
  expect(elements(html, 'form')[0]?.get('enctype') ?? elements(html, 'form')[0]?.get('encType')).toBe(
    'multipart/form-data',
  );
  expect(html).toMatch(/<form[^>]* novalidate/i);
});

it('is a form of its own for a request to keep a site out', () => {
  const html = shown(
    <FeedbackForm values={{ kind: 'exclusion', page: '10.0.0.1', message: 'Why' }} errors={{ page: 'site' }} />,
  );
  expect(html).toContain('href="#exclusion-page"');
  expect(html).toContain('value="10.0.0.1"');
  expect(html).toContain('>Why</textarea>');
  expect(html).not.toContain('type="radio"');
});

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
