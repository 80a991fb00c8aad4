/** Whether requests are counted, across instances and at once. */
import { ENDPOINTS } from '../../../src/site/endpoints';
import { LIMITS } from '../../../src/site/limits';
import { header } from '../expected';
import { NotShown, type Probe } from '../probe';
import { problemCode } from './endpoints';

const { paths, rateLimit } = ENDPOINTS['feedback-challenge'];

/** How many times the limit we ask: counters spread over several documents may lag behind. */
const PATIENCE = 2;

/**
 * Counting is a conditional write for each request. If storage can't do that, either no one is ever refused, or
 * everyone is. So this tests storage without leaving a message.
 */
export const tooManyRequests: Probe = {
  name: 'Too many requests are refused with 429 and the time to come back, and not before they are too many',
  async run({ ask, expect, deploy }) {
    if (!deploy.limits) throw new NotShown('--no-limits was given');
    if (deploy.context === 'dev') {
      throw new NotShown(`limits are ${String(LIMITS.developmentFactor)} times wider on a developer's machine`);
    }
    const limit = rateLimit.windowLimit;
    const answers = await Promise.all(
      Array.from({ length: limit * PATIENCE }, () => ask({ path: paths[0], headers: { accept: 'application/json' } })),
    );
    const [path] = paths;
    const statuses = [...new Set(answers.map(({ status }) => status))].sort();
    expect(`GET ${path}, many at once: statuses`, statuses.join(', '), '200, 429');
    const served = answers.filter(({ status }) => status === 200).length;
    // Other probes have asked for some before.
    expect(`GET ${path}: served`, served >= limit / 2 && served <= limit * 1.2, true);
    const refused = answers.find(({ status }) => status === 429);
    if (refused === undefined) return;
    // What a client says about its own address changes nothing.
    const renamed = await ask({ path, headers: { 'x-forwarded-for': '203.0.113.9', 'client-ip': '203.0.113.9' } });
    expect(`GET ${path}, refused, with another X-Forwarded-For: status`, renamed.status, 429);
    const seconds = Number(header(refused, 'Retry-After') ?? Number.NaN);
    expect(`GET ${path}, refused: Retry-After`, seconds >= 1 && seconds <= rateLimit.windowSize, true);
    // The platform's own rules answer in its words.
    const code = problemCode(refused);
    if (code !== null) expect(`GET ${path}, refused: code`, code, 'too-many-requests');
  },
};
