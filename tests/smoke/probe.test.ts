import type { Deploy } from './deploy';
import { NotShown, runProbe, type Probe, type Visit } from './probe';

const visit = { deploy: {} as Deploy, ask: () => Promise.reject(new Error('nothing is asked')) };
const result = (run: (visit: Visit) => void) => {
  const probe: Probe = { name: 'a probe', run: async (given) => run(given) };
  return runProbe(probe, visit);
};

describe('runProbe', () => {
  it('counts what was compared', async () => {
    const passed = await result(({ expect: compare }) => {
      compare('a status', 404, 404);
      compare('one of several', 301, [301, 308]);
      compare('a form', 'text/html', /^text\//);
      compare('nothing', undefined, null);
    });
    expect(passed).toEqual({ state: 'passed', compared: 4 });
  });

  it('tells what was expected and what came', async () => {
    const failed = await result(({ expect: compare }) => {
      compare('GET /: status', 200, [301, 308]);
      compare('GET /: Vary', null, 'Cookie');
      compare('GET /: policy', 'none', /self/);
    });
    expect(failed).toEqual({
      state: 'failed',
      findings: [
        { of: 'GET /: status', expected: 'one of 301, 308', came: '200' },
        { of: 'GET /: Vary', expected: '"Cookie"', came: 'nothing' },
        { of: 'GET /: policy', expected: '/self/', came: '"none"' },
      ],
    });
  });

  it('fails where a probe looked at nothing, or did not reach its end', async () => {
    expect((await result(() => undefined)).state).toBe('failed');
    const broken = await result(({ expect: compare }) => {
      compare('a status', 200, 200);
      throw new Error('the connection was closed');
    });
    expect(broken).toMatchObject({ state: 'failed', findings: [{ came: 'Error: the connection was closed' }] });
  });

  it('is not shown only where nothing was wrong before', async () => {
    const why = (): never => {
      throw new NotShown('no TLS here');
    };
    expect(await result(why)).toEqual({ state: 'not-shown', why: 'no TLS here' });
    const wrong = await result(({ expect: compare }) => {
      compare('a status', 500, 200);
      why();
    });
    expect(wrong.state).toBe('failed');
  });
});
