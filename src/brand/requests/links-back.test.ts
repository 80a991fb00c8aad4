import { answered, HOME } from '../examples/evidence';
import { linksBack, readAlternates } from './links-back';

const link = (code: string, href: string) => `<link rel="alternate" hreflang="${code}" href="${href}">`;
const PAGE = `<!doctype html>
<title>Tee</title>
${link('en', `${HOME}?a=1&amp;b=%22`)}${link('fr', 'https://elsewhere.example/')}
${link('x', 'mailto:tea@northwind.example')}

${link('&quot;&lt;de', '/de/')}`;
const isOwn = ({ host }: URL) => host === 'northwind.example';

function kept(text: string, cut = false) {
  const answer = answered('alternate', text);
  const body = answer.body?.kind === 'text' ? { ...answer.body, truncated: cut } : answer.body;
  const given = { ...answer, body };
  const left = linksBack(given, readAlternates(given), isOwn);
  return left.body?.kind === 'text' ? left.body : null;
}

describe('what is kept of a page on another site', () => {
  it('are the links that lead back, each in its line, and nothing else', () => {
    const body = kept(PAGE);
    expect(body?.text.split('\n')).toEqual([
      '<!doctype html>',
      '',
      link('en', `${HOME}?a=1&amp;b=%22`),
      '',
      '',
      link('&quot;&lt;de', `${HOME}de/`),
    ]);
    expect([body?.bytes, body?.truncated]).toEqual([body?.text.length, false]);
    expect([body?.encoding, body?.encodingFrom]).toEqual(['utf-8', 'default']);
    expect(kept('<!doctype html><title>Tee</title>')?.text).toBe('<!doctype html>');
  });

  it('is read again as the page was', () => {
    const links = (text: string) =>
      readAlternates(answered('alternate', text)).links.filter(({ url }) => isOwn(new URL(url)));
    expect(links(kept(PAGE)?.text ?? '')).toEqual(links(PAGE));
  });

  it('says that the page was cut, and is nothing of what is no text', () => {
    expect(kept(PAGE, true)?.truncated).toBe(true);
    const picture = answered('alternate', {});
    expect(readAlternates(picture)).toEqual({ links: [], complete: true });
    expect(linksBack(picture, readAlternates(picture), isOwn).body).toBeNull();
  });
});
