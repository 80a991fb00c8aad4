import { sampleCheck, sampleReport } from '../../components/report/testing/sample-report';
import { factsOf, reportFactsSchema } from './saved-content';

describe('what a list shows of a report', () => {
  it('has its dimensions in gem order and what to fix first, and is stored as it is', () => {
    const facts = factsOf(sampleReport());
    expect(facts.said?.dimensions).toHaveLength(7);
    expect(reportFactsSchema.parse(facts)).toEqual(facts);
    const whole = sampleReport({ checks: [sampleCheck({ id: 'lang', score: 1000 })] });
    expect(factsOf(whole).said?.first).toBeNull();
    const failed = sampleReport({ checks: [sampleCheck({ id: 'lang', dimension: 'access', score: 0 })] });
    expect(factsOf(failed).said?.first).toEqual({ cause: null, check: 'lang' });
  });

  it('is read where it was stored before lists told what a report said', () => {
    const { said, ...before } = factsOf(sampleReport());
    expect(said).toBeDefined();
    expect(reportFactsSchema.parse(before)).toEqual(before);
  });
});
