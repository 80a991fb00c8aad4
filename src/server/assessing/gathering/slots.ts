/** Lets at most `size` tasks run at a time; the others wait in the order they came. */
export function slots(size: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = size;
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await task();
    } finally {
      // A slot goes straight to the next in line, so that no other task slips in between.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
