import { inTurns } from './turns';

interface Thing {
  readonly name: string;
  readonly target: string;
}

/** Work that the test ends. */
class Works {
  readonly begun: string[] = [];
  readonly #ends = new Map<string, { readonly end: () => void; readonly fail: (error: Error) => void }>();

  readonly work = ({ name }: Thing): Promise<void> => {
    this.begun.push(name);
    return new Promise((end, fail) => this.#ends.set(name, { end, fail }));
  };

  async end(name: string): Promise<void> {
    this.#ends.get(name)?.end();
    await settled();
  }

  async fail(name: string, error: Error): Promise<void> {
    this.#ends.get(name)?.fail(error);
    await settled();
  }
}

/** After everything that follows from what has happened. */
const settled = () => new Promise<void>((done) => setImmediate(done));

const things = (...names: readonly string[]): readonly Thing[] =>
  names.map((name) => ({ name, target: name.charAt(0) }));

describe('turns', () => {
  it('are so many at a time, never two of one target, and what waits lets others go first', async () => {
    const works = new Works();
    const all = inTurns(things('a1', 'a2', 'a3', 'b1', 'c1'), 2, works.work);
    await settled();
    expect(works.begun).toEqual(['a1', 'b1']);
    await works.end('b1');
    expect(works.begun).toEqual(['a1', 'b1', 'c1']);
    await works.end('c1');
    expect(works.begun).toEqual(['a1', 'b1', 'c1']);
    await works.end('a1');
    await works.end('a2');
    await works.end('a3');
    await all;
    expect(works.begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('begin nothing after a failure, and end once what is under way has', async () => {
    const works = new Works();
    const end = jest.fn();
    const all = inTurns(things('a1', 'b1', 'c1'), 2, works.work).catch(end);
    await settled();
    await works.fail('a1', new Error('full'));
    expect(end).not.toHaveBeenCalled();
    await works.end('b1');
    await all;
    expect(end).toHaveBeenCalledWith(new Error('full'));
    expect(works.begun).toEqual(['a1', 'b1']);
  });

  it('are empty for an empty list', async () => {
    await expect(inTurns([], 4, () => Promise.reject(new Error('none')))).resolves.toBeUndefined();
  });
});
