import { readEnvironment } from './environment';
import { PRODUCTION_VARIABLES as production, variablesIn } from './testing/deploy-variables';

function problemsOf(record: Readonly<Record<string, string>>, reader: 'build' | 'function' = 'build'): string {
  const result = readEnvironment(record, reader);
  return result.ok ? '' : result.problems.join('\n');
}

it('reads keys and secrets each from their own variable', () => {
  const [signing, crawling] = ['hC', 'hD'].map((end) => production.FACET_CRAWLER_KEYS.replace(/hC$/, end));
  const [session, feedback] = [4, 5].map((byte) => Buffer.alloc(32, byte).toString('base64'));
  const record = {
    ...production,
    FACET_SIGNING_KEYS: signing,
    FACET_CRAWLER_KEYS: crawling,
    FACET_SESSION_KEYS: session,
    FACET_FEEDBACK_SECRET: feedback,
    FACET_HSTS: 'preload',
  };
  expect(readEnvironment(record, 'function')).toMatchObject({
    environment: {
      signingKeys: [signing],
      crawlerKeys: [crawling],
      sessionKeys: [session],
      feedbackSecrets: [feedback],
      storageKeys: [production.FACET_STORAGE_KEYS],
      hsts: 'preload',
    },
  });
});

it('takes no stand-in for the CDN in a deploy, and none of another machine', () => {
  const FACET_CDN = 'http://127.0.0.1:4202';
  expect(readEnvironment({ FACET_CDN }, 'function')).toMatchObject({ environment: { cdn: FACET_CDN } });
  expect(problemsOf({ ...production, FACET_CDN }, 'function')).toContain('FACET_CDN is set in a deploy');
  expect(problemsOf({ FACET_CDN: 'http://192.0.2.1:4202' }, 'function')).toContain('FACET_CDN is');
});

it('reads what the build takes for now', () => {
  expect(readEnvironment({ FACET_BUILD_TIME: '2026-12-01T08:00:00Z' }, 'build')).toMatchObject({
    environment: { buildTime: new Date('2026-12-01T08:00:00Z') },
  });
  expect(problemsOf({ FACET_BUILD_TIME: 'tomorrow' })).toContain('FACET_BUILD_TIME is "tomorrow"');
});

it.each([
  ['production', {}, 100],
  ['production', { FACET_PLAN: 'pro' }, 1000],
  ['deploy-preview', {}, 100],
  ['production', { FACET_PLAN: 'pro', FACET_ASSESSMENTS_PER_DAY: '7' }, 7],
])('assesses so many sites in a day of %s with %j: %d', (context, more, assessmentsPerDay) => {
  expect(readEnvironment({ ...variablesIn(context), ...more }, 'function')).toMatchObject({
    environment: { assessmentsPerDay },
  });
});

it('names a number of assessments that is none, and a plan that there is not', () => {
  for (const count of ['0', '-1', '1.5', '007', '10000000']) {
    expect(problemsOf({ FACET_ASSESSMENTS_PER_DAY: count }, 'function')).toContain(
      `FACET_ASSESSMENTS_PER_DAY is "${count}"`,
    );
  }
  expect(problemsOf({ FACET_PLAN: 'constructor' })).toContain('FACET_PLAN is "constructor"');
});
