import { shown } from '../testing/shown';
import { Sessions, type SessionFacts } from './Sessions';
import { say } from '../../texts/testing/say';

const SESSION: SessionFacts = {
  device: { browser: 'Firefox', system: null },
  startedAt: Date.parse('2026-06-01T12:00:00.000Z'),
  seenAt: Date.parse('2026-06-02T12:00:00.000Z'),
  until: Date.parse('2026-07-01T12:00:00.000Z'),
  current: false,
};

const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

it('marks the session that is used, and no other', () => {
  const sessions = [SESSION, { ...SESSION, device: { browser: 'Chrome', system: 'Linux' }, current: true }];
  const [, first = '', second = ''] = shown(<Sessions sessions={[...sessions, SESSION]} />).split('<li>');
  expect([first, second].map((item) => item.includes(say('en', 'account:sessions.current')))).toEqual([false, true]);
});

it('says when a session began, was used and ends', () => {
  const html = words(shown(<Sessions sessions={[SESSION]} />));
  expect(html).toMatch(/Signed in 1 June 2026 .* Last used 2 June 2026 .* Ends no later than 1 July 2026 /);
});

it('says what it does not know of a device', () => {
  expect(words(shown(<Sessions sessions={[SESSION]} />))).toContain('Firefox , unknown system');
  const unknown = { ...SESSION, device: { browser: null, system: null } };
  expect(words(shown(<Sessions sessions={[unknown]} />))).toContain('Unknown browser , unknown system');
});
