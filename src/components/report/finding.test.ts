import { constellation } from '../../brand/constellation';
import type { Facts, NameStatement } from '../../brand/facts';
import { mostImportantFinding } from './finding';
import { sampleFacts, sampleName, sampleReport } from './sample-report';

const site = sampleName('website', 'Northwind', 12);
const social = sampleName('og-site-name', 'Northwind', 14);
const organization = sampleName('organization', 'Northwind', 30);
const manifest = sampleName('manifest', 'NW Coffee');

function findingOf(names: readonly NameStatement[], facts: Partial<Facts> = {}) {
  const all = sampleFacts({ names, ...facts });
  return mostImportantFinding(all, sampleReport(), constellation(all));
}

const NO_PICTURE: Partial<Facts> = { previewImageDeclared: null };

describe('mostImportantFinding', () => {
  it('names the odd one out with how many agree', () => {
    expect(findingOf([site, social, organization, manifest])).toEqual({
      code: 'names-disagree',
      name: 'Northwind',
      agreeing: 3,
      total: 4,
      odd: [manifest],
    });
  });

  it('does not call one of two names the odd one', () => {
    expect(findingOf([site, manifest])).toEqual({
      code: 'names-differ',
      names: ['Northwind', 'NW Coffee'],
    });
  });

  it('puts names that disagree before a missing picture, and the picture before names that agree', () => {
    expect(findingOf([site, social, manifest], NO_PICTURE).code).toBe('names-disagree');
    expect(findingOf([site, social], NO_PICTURE).code).toBe('image-missing');
    expect(findingOf([site, social]).code).toBe('names-agree');
  });

  it('tells a picture that does not load from one that is not named', () => {
    const { previewImage } = sampleFacts();
    expect(findingOf([site, social], { previewImage: { ...previewImage, state: 'missing' } }).code).toBe(
      'image-broken',
    );
    expect(findingOf([site, social], { previewImage: { ...previewImage, state: 'unread' } }).code).toBe('names-agree');
  });

  it('does not count aliases as names', () => {
    expect(findingOf([sampleName('manifest-short', 'NW')]).code).toBe('name-missing');
    expect(findingOf([site, sampleName('manifest-short', 'NW')]).code).toBe('name-alone');
  });

  it('says nothing of absences where only part of the page was read', () => {
    const page = { ...sampleFacts().page, state: 'partial' as const };
    expect(findingOf([], { page, ...NO_PICTURE }).code).toBe('measured');
  });

  it('puts a gate that caps the score before everything', () => {
    const facts = sampleFacts({ names: [] });
    const report = sampleReport({ overall: { value: 690, low: 690, high: 690, cappedBy: 'https' } });
    expect(mostImportantFinding(facts, report, constellation(facts))).toEqual({ code: 'capped', check: 'https' });
  });

  it('says so when too little could be read', () => {
    const facts = sampleFacts({ names: [site, social] });
    const report = sampleReport({ overall: null });
    expect(mostImportantFinding(facts, report, constellation(facts)).code).toBe('unread');
  });
});
