import { ROUTES } from '../../site/routes';
import { gatedPage, refusedAtGate } from './gate-endpoint';

const inbox = ROUTES['feedback-inbox'];
const cards = ROUTES['debug-og'];
const person = (...roles: ('member' | 'editor' | 'reviewer')[]) => ({ subject: 'p1', roles });

describe('gatedPage', () => {
  it.each([
    '/de/feedback/inbox',
    '/de/feedback/inbox/',
    '/de/feedback/inbox/index.html',
    '/de/feedback/inbox/index.htm',
    '/de/feedback/inbox.html',
    '/de/feedback/inbox.htm',
  ])('%s is the inbox', (path) => {
    expect(gatedPage(path)).toMatchObject({ id: 'feedback-inbox', path: '/de/feedback/inbox/' });
  });

  it.each([
    '/de/feedback/',
    '/de/about/',
    '/xx/feedback/inbox/',
    '/DE/feedback/inbox/',
    '/de/feedback/inbox/1/',
    '/de/feedback/inbox//',
    '/de/feedback/inbox/.html',
    '/de/feedback/inbox.html.html',
    '/de/feedback/inbox/index.html/',
    '//de/feedback/inbox/',
  ])('%s is none', (path) => {
    expect(gatedPage(path)).toBeNull();
  });
});

describe('refusedAtGate', () => {
  it.each([
    [inbox, null, 'production', 'not-signed-in'],
    [inbox, null, 'dev', 'not-signed-in'],
    [inbox, person('member'), 'production', 'not-allowed'],
    [inbox, person('reviewer'), 'dev', 'not-allowed'],
    [inbox, person('member', 'editor'), 'production', undefined],
    [cards, null, 'production', 'not-signed-in'],
    [cards, person('editor'), 'production', 'not-allowed'],
    [cards, person('reviewer'), 'production', undefined],
    [cards, null, 'deploy-preview', undefined],
    [cards, null, 'branch-deploy', undefined],
    [cards, null, 'dev', undefined],
    [cards, null, 'other', 'not-signed-in'],
    [inbox, null, 'other', 'not-signed-in'],
  ] as const)('%j for %j in %s: %s', (route, session, context, expected) => {
    expect(refusedAtGate(route, session, context)?.code).toBe(expected);
  });
});
