/**
 * Works on things in their order, at most `size` at a time and never on two of one target. What has to wait for its
 * target lets those behind it go first.
 *
 * @throws what `work` throws, once what is under way has ended; nothing new is begun then
 */
export async function inTurns<T extends { readonly target: string }>(
  things: readonly T[],
  size: number,
  work: (thing: T) => Promise<void>,
): Promise<void> {
  const waiting = [...things];
  const busy = new Map<string, Promise<void>>();
  const failures: unknown[] = [];
  for (;;) {
    const next = failures.length > 0 || busy.size >= size ? -1 : waiting.findIndex(({ target }) => !busy.has(target));
    const [thing] = next === -1 ? [] : waiting.splice(next, 1);
    if (thing !== undefined) {
      const { target } = thing;
      const working = work(thing)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => busy.delete(target));
      busy.set(target, working);
    } else if (busy.size > 0) {
      await Promise.race(busy.values());
    } else {
      if (failures.length > 0) throw failures[0];
      return;
    }
  }
}
