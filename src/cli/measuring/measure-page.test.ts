import { measurePage } from './measure-page';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const HTML = '<!doctype html><title>Café</title><meta property="og:image" content="https://cdn.shop.co.uk/a.png">';

describe('a saved page', () => {
  it('is a page of the address that was given, with the registrable domains of the hosts it names', () => {
    const { evidence, facts, report, signature } = measurePage(HTML, 'https://brand.com/tea', NOW);
    expect(evidence).toMatchObject({
      scope: 'page',
      target: { address: 'https://brand.com/tea', origin: 'https://brand.com' },
      collectedAt: '2026-06-01T12:00:00.000Z',
    });
    expect(evidence.domains['cdn.shop.co.uk']).toBe('shop.co.uk');
    expect([facts.scope, report.scope, signature]).toEqual(['page', 'page', null]);
    expect(report.checks.find(({ id }) => id === 'https')?.score).toBe('out-of-scope');
  });

  it.each([
    ['UTF-8', Buffer.from(HTML)],
    ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${HTML}`, 'utf16le')],
    ['windows-1252 as it says', Buffer.from(HTML.replace('<title>', '<meta charset="windows-1252"><title>'), 'latin1')],
  ])('is read in %s', (_, bytes) => {
    expect(measurePage(bytes, null, NOW).report.portrait.title).toBe('Café');
  });

  it('has no address if none is given or it is invalid', () => {
    for (const url of [null, '', 'ftp://brand.com']) {
      expect(measurePage(HTML, url, NOW).evidence.target.origin).toBe('https://pasted.invalid');
    }
  });

  it('of nothing is a report too', () => {
    expect(measurePage(new Uint8Array(), null, NOW).report.portrait.page).toBe('unread');
  });
});
