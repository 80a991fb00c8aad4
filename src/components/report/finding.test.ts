import type { NameOccurrence, Portrait } from '../../brand/naming/portrait';
import { mostImportantFinding } from './finding';
import {
  SAMPLE_IMAGE,
  sampleCheck,
  sampleDimension,
  sampleName,
  samplePortrait,
  sampleReport,
} from './testing/sample-report';

const site = sampleName('website', 'Northwind', { line: 12 });
const social = sampleName('og-site-name', 'Northwind', { line: 14 });
const organization = sampleName('organization', 'Northwind', { line: 30 });
const manifest = sampleName('manifest', 'NW Coffee', { odd: true });
const short = sampleName('manifest-short', 'NW', { alias: true });

function findingOf(names: readonly NameOccurrence[], portrait: Partial<Portrait> = {}) {
  return mostImportantFinding(sampleReport({ portrait: samplePortrait({ names, ...portrait }) }));
}

const NO_PICTURE: Partial<Portrait> = { image: null };

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

  it('says that only people read the name of a home page, which owes more', () => {
    const of = (score: 0 | 'na') =>
      mostImportantFinding(
        sampleReport({
          portrait: samplePortrait({ names: [site], basis: 'inferred' }),
          checks: [sampleCheck({ id: 'name-declared', score })],
        }),
      ).code;
    expect(of(0)).toBe('name-inferred');
    expect(of('na')).not.toBe('name-inferred');
  });

  it('names the lowest of several scores where nothing contradicts itself or is missing', () => {
    const scored = (...values: readonly [number, number, number]) => {
      const [identity, previews, trust] = values.map((value) => ({ score: { value, low: value, high: value } }));
      return mostImportantFinding(
        sampleReport({
          portrait: samplePortrait({ names: [site, social] }),
          dimensions: [
            sampleDimension('identity', identity),
            sampleDimension('languages', { state: 'notApplicable', score: null }),
            sampleDimension('previews', previews),
            sampleDimension('trust', trust),
          ],
        }),
      );
    };
    expect(scored(900, 400, 400)).toEqual({ code: 'weakest', dimension: 'previews', score: 400 });
    expect(scored(1000, 1000, 1000).code).toBe('names-agree');
  });

  it('calls no score the lowest where there is one alone', () => {
    expect(findingOf([site, social]).code).toBe('names-agree');
  });

  it('tells a picture that does not load from one that is not named', () => {
    const withImage = (state: 'missing' | 'unread') =>
      findingOf([site, social], { image: { ...SAMPLE_IMAGE, state } }).code;
    expect(withImage('missing')).toBe('image-broken');
    expect(withImage('unread')).toBe('names-agree');
  });

  it('does not count aliases as names', () => {
    expect(findingOf([short]).code).toBe('name-missing');
    expect(findingOf([site, short]).code).toBe('name-alone');
  });

  it('says nothing of absences where only part of the page was read', () => {
    expect(findingOf([], { page: 'partial', ...NO_PICTURE }).code).toBe('measured');
  });

  it('puts a gate that caps the score before everything', () => {
    const report = sampleReport({ overall: { value: 690, low: 690, high: 690, cappedBy: 'https' } });
    expect(mostImportantFinding(report)).toEqual({ code: 'capped', check: 'https' });
  });

  it('puts a failed gate first even where the score lies under its cap', () => {
    const gates = [{ check: 'https', dimensionCap: 400, overallCap: 690 }];
    const withScore = (score: number) =>
      mostImportantFinding(sampleReport({ checks: [sampleCheck({ id: 'https', score })] }), gates).code;
    expect(withScore(0)).toBe('gate');
    expect(withScore(500)).not.toBe('gate');
  });

  it('says so when too little could be read', () => {
    const report = sampleReport({ overall: null, portrait: samplePortrait({ names: [site, social] }) });
    expect(mostImportantFinding(report).code).toBe('unread');
  });
});
