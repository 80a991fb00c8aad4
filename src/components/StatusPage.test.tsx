import { FALLBACK_STATUSES } from '../site/routes';
import { StatusPage } from './StatusPage';
import { elements, shown } from './testing/shown';

it('offers each failure one next step of its own', () => {
  const steps = FALLBACK_STATUSES.map((status) => elements(shown(<StatusPage status={status} />, 'fr'), 'a'));
  expect(steps.map((links) => links.length)).toEqual(FALLBACK_STATUSES.map(() => 1));
  expect(new Set(steps.map(([link]) => link?.get('href'))).size).toBe(FALLBACK_STATUSES.length);
});

it('shows the digest where there is one, so that it can be quoted', () => {
  expect(shown(<StatusPage status={500} digestSlot={<code>abc123</code>} />)).toContain('<code>abc123</code>');
});
