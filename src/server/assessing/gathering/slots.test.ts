import { slots } from './slots';

describe('slots', () => {
  it('runs at most so many tasks at a time, in order, and goes on after one that fails', async () => {
    const inTurn = slots(2);
    const releases: (() => void)[] = [];
    const started: number[] = [];
    let running = 0;
    let most = 0;
    const results = Array.from({ length: 6 }, (_, task) =>
      inTurn(async () => {
        started.push(task);
        most = Math.max(most, (running += 1));
        await new Promise<void>((release) => releases.push(release));
        running -= 1;
        if (task === 1) throw new Error('task 1 failed');
        return task;
      }),
    );
    const settled = Promise.allSettled(results);
    for (let done = 0; done < 6; done += 1) {
      await new Promise((turn) => setImmediate(turn));
      expect(running).toBe(Math.min(2, 6 - done));
      releases.shift()?.();
    }
    const outcomes = await settled;
    expect(most).toBe(2);
    expect(started).toEqual([0, 1, 2, 3, 4, 5]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
  });

  it('lets a task wait for another one, aside', async () => {
    const inTurn = slots(1);
    let running = 0;
    const other = () => inTurn(() => Promise.resolve((running += 1)));
    const waited = await inTurn(async (aside) => {
      const result = await aside(other);
      // Its slot is its own again.
      void other();
      await new Promise((turn) => setImmediate(turn));
      return [result, running];
    });
    expect(waited).toEqual([1, 1]);
  });
});
