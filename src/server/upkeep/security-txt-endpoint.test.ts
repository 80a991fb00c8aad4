import { endpoint } from '../platform/endpoint';
import { TEST_CONTEXT, testServices } from '../platform/testing/services';
import { securityTxtHandler } from './security-txt-endpoint';

async function askAt(time: string) {
  const handle = endpoint('security-txt', securityTxtHandler, () => testServices({ now: () => new Date(time) }));
  const response = await handle(new Request('https://facet.example/.well-known/security.txt'), TEST_CONTEXT);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

describe('security.txt', () => {
  it('names contact, languages and its own address, and ends within a year', async () => {
    expect(await askAt('2026-11-21T12:00:00Z')).toEqual({
      status: 200,
      type: 'text/plain; charset=utf-8',
      text:
        'Contact: mailto:operator@facet.example\n' +
        'Expires: 2027-05-01T00:00:00Z\n' +
        'Preferred-Languages: en, de, fr, es, ja, ar\n' +
        'Canonical: https://facet.example/.well-known/security.txt\n',
    });
  });

  it('is the same for a month, holds over the end of a year, and never ends without a build', async () => {
    const first = await askAt('2026-08-01T00:00:00Z');
    expect(await askAt('2026-08-31T23:59:59Z')).toEqual(first);
    expect(first.text).toContain('Expires: 2027-02-01T00:00:00Z');
    for (const year of [2027, 2030, 2040]) {
      const { text } = await askAt(`${String(year)}-03-05T00:00:00Z`);
      expect(text).toContain(`Expires: ${String(year)}-09-01T00:00:00Z`);
    }
  });
});
