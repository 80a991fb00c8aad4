/** Runs a task without its slot, which others may have meanwhile. */
export type Aside = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Lets at most `size` tasks run at a time; the others wait in the order they came. A task that waits for another one
 * does so aside, or the two might wait for each other for ever.
 */
export function slots(size: number): <T>(task: (aside: Aside) => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = size;
  const enter = async (): Promise<void> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
  };
  const leave = (): void => {
    // A slot goes straight to the next in line, so that no other task slips in between.
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  const aside: Aside = async (task) => {
    leave();
    try {
      return await task();
    } finally {
      await enter();
    }
  };
  return async (task) => {
    await enter();
    try {
      return await task(aside);
    } finally {
      leave();
    }
  };
}
