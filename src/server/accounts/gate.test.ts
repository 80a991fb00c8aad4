import { ROUTES } from '../../site/routes';
import { admit, gatedPage } from './gate';

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

describe('admit', () => {
  it.each([
    [inbox, null, 'production', 401],
    [inbox, null, 'dev', 401],
    [inbox, person('member'), 'production', 403],
    [inbox, person('reviewer'), 'dev', 403],
    [inbox, person('member', 'editor'), 'production', 'open'],
    [cards, null, 'production', 401],
    [cards, person('editor'), 'production', 403],
    [cards, person('reviewer'), 'production', 'open'],
    [cards, null, 'deploy-preview', 'open'],
    [cards, null, 'branch-deploy', 'open'],
    [cards, null, 'dev', 'open'],
  ] as const)('%j for %j in %s: %s', (route, session, context, expected) => {
    expect(admit(route, session, context)).toBe(expected);
  });
});
