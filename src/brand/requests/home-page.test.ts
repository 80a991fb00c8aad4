import type { EvidenceRequest } from '../evidence/evidence';
import { answered, failed } from '../examples/evidence';
import { homeAnswer } from './home-page';

const HTML = '<!doctype html><title>Tea</title>';
const insecure = answered('http-home', HTML);

describe('the answer that holds the home page', () => {
  const held = (...requests: readonly EvidenceRequest[]) => homeAnswer({ requests })?.id ?? null;

  it('is the one over https where that is a page, whichever came first', () => {
    expect(held(insecure, answered('https-home', HTML))).toBe('https-home');
    expect(held(answered('https-home', HTML, { status: 206 }))).toBe('https-home');
  });

  it.each<[what: string, home: EvidenceRequest]>([
    ['failed', failed('https-home', 'certificate')],
    ['is an error page', answered('https-home', HTML, { status: 404 })],
    ['redirects', answered('https-home', HTML, { status: 304 })],
    ['has no body', answered('https-home', null)],
    ['is a picture', answered('https-home', {})],
    ['is no HTML', answered('https-home', '{"tea": true}')],
  ])('is the one over http where that over https %s', (_, home) => {
    expect(held(home, insecure)).toBe('http-home');
    expect(held(home)).toBeNull();
  });

  it('is none of another request', () => {
    expect(held(answered('other-host', HTML), answered('alternate', HTML))).toBeNull();
  });
});
