import type { Candidate } from './candidates';
import { groupsOf, heaviest } from './groups';
import type { Stated } from './candidates';

const HOST = 'shop.example';

const STATED: Stated = {
  ...{ names: [], titles: [], preview: null, heading: null, logos: [], otherMarks: [], copyrights: [], subjects: [] },
  ...{ proseWords: [], language: '', labels: [], isHome: true, host: HOST },
};

const candidate = (kind: Candidate['kind'], value: string): Candidate => ({
  ...{ kind, value },
  statement: { value, evidence: [] } as unknown as Candidate['statement'],
});

const heaviestOf = (...candidates: readonly Candidate[]) => heaviest(groupsOf(candidates, HOST), STATED)?.head;

describe('the group that weighs most', () => {
  const told = [candidate('website', 'Northwind'), candidate('organization', 'Northwind')];

  it('counts a kind of place once, however often the page repeats it', () => {
    const logos = Array.from({ length: 5 }, () => candidate('logo', 'Quay Books'));
    expect(heaviestOf(...logos, ...told)).toBe('Northwind');
  });

  it.each<Candidate['kind']>([
    ...(['logo', 'title', 'manifest', 'application-name', 'copyright', 'heading', 'og-title'] as const),
    ...(['website-alternate', 'organization-alternate', 'organization-legal', 'manifest-short'] as const),
    'apple-title',
  ])('is that of the site’s name, though a %s stands before it', (kind) => {
    expect(heaviestOf(candidate(kind, 'Quay Books'), candidate('website', 'Northwind'))).toBe('Northwind');
  });

  it('is the one stated first among equals', () => {
    expect(heaviestOf(candidate('website', 'Northwind'), candidate('organization', 'Quay Books'))).toBe('Northwind');
    expect(heaviestOf(candidate('organization', 'Quay Books'), candidate('website', 'Northwind'))).toBe('Quay Books');
  });
});
