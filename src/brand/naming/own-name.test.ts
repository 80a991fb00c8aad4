import { assess } from '../score/assess';
import { extractFacts } from '../engine/extract';
import { OWN_NAME_LIMIT, readOwnName, withOwnName } from './own-name';
import { evidence } from '../examples/evidence';

const facts = extractFacts(evidence());
const measured = assess(facts);

function outcomes(name: string): Readonly<Record<string, string>> {
  return Object.fromEntries(assess(withOwnName(facts, name)).checks.map(({ id, outcome }) => [id, outcome]));
}

describe('a typed name', () => {
  it.each([
    ['  Boba \n Guys ', 'Boba Guys'],
    ['任天堂', '任天堂'],
    ['سابك', 'سابك'],
    ['', null],
    [' \u200b\u00a0', null],
    ['x'.repeat(OWN_NAME_LIMIT), 'x'.repeat(OWN_NAME_LIMIT)],
    ['x'.repeat(OWN_NAME_LIMIT + 1), null],
  ])('%j is read as %j', (typed, name) => {
    expect(readOwnName(typed)).toBe(name);
  });
});

describe('a report with the right name', () => {
  it('is the measured one where the name was right', () => {
    expect(measured.portrait.name).toBe('Northwind');
    const { portrait, ...report } = assess(withOwnName(facts, 'Northwind'));
    expect(portrait.name).toBe('Northwind');
    expect(report.overall).toEqual(measured.overall);
    expect(report.checks.map(({ id, outcome }) => [id, outcome])).toEqual(
      measured.checks.map(({ id, outcome }) => [id, outcome]),
    );
  });

  it('says that every place has another name, and names the brand as its reader does', () => {
    const report = assess(withOwnName(facts, 'Quay Books'));
    expect(report.portrait.name).toBe('Quay Books');
    expect(report.portrait.names.filter(({ odd }) => odd).map(({ value }) => value)).toContain('Northwind');
    expect(report.overall?.value).toBeLessThan(measured.overall?.value ?? 0);
    expect(outcomes('Quay Books')).toMatchObject({
      'name-declared': 'none',
      'title-has-brand': 'absent',
      'visible-name': 'absent',
    });
  });

  it('takes the site’s aliases for the brand’s where one of them is its name', () => {
    const alias = (value: string) =>
      ({ ...facts.names[0], kind: 'website-alternate', value }) as (typeof facts.names)[number];
    const aliased = { ...facts, names: [...facts.names, alias('Quay Books'), alias('QB')] };
    const places = (name: string) =>
      assess(withOwnName(aliased, name)).portrait.names.flatMap(({ value, alias: is }) => (is ? [value] : []));
    expect(places('Quay Books')).toEqual(['Northwind', 'Quay Books', 'QB']);
    expect(places('Harbour Line')).toEqual([]);
  });

  it('finds that the site misspells it', () => {
    expect(outcomes('Northwinde')['name-agreement']).toBe('misspelt');
  });

  it('leaves the facts as they were read', () => {
    expect(facts).not.toHaveProperty('ownName');
    expect(assess(facts)).toEqual(measured);
  });
});
