import { workOf } from './remedies';

describe('workOf', () => {
  it('tells of each role the most there is to do', () => {
    const work = workOf(['canonical', 'one-host', 'text-without-script', 'meta-description']);
    expect(work).toHaveLength(3);
    expect(work).toEqual(
      expect.arrayContaining([
        { who: 'development', effort: 'template', time: 'project' },
        { who: 'hosting', effort: 'server', time: 'hour' },
        { who: 'editorial', effort: 'text', time: 'hour' },
      ]),
    );
  });

  it('knows nothing of checks of other rubrics', () => {
    expect(workOf(['toString', 'a-check-of-tomorrow'])).toEqual([]);
  });
});
