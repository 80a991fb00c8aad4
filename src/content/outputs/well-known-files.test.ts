import { securityTxt } from './well-known-files';

const SITE = {
  siteUrl: 'https://facet.example',
  operator: { name: 'Operator', address: 'Address', email: 'security@facet.example', profiles: [] },
};

describe('security.txt', () => {
  it('names contact, languages and its own address, and ends within a year', () => {
    expect(securityTxt(SITE, new Date('2026-11-21T12:00:00Z'))).toBe(
      'Contact: mailto:security@facet.example\n' +
        'Expires: 2027-05-01T00:00:00Z\n' +
        'Preferred-Languages: en, de, fr, es, ja, ar\n' +
        'Canonical: https://facet.example/.well-known/security.txt\n',
    );
  });

  it('is the same for all builds of a month, and holds over the end of a year', () => {
    const first = securityTxt(SITE, new Date('2026-08-01T00:00:00Z'));
    expect(securityTxt(SITE, new Date('2026-08-31T23:59:59Z'))).toBe(first);
    expect(first).toContain('Expires: 2027-02-01T00:00:00Z');
  });
});
