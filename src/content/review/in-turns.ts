/** As many as a machine does side by side. */
const AT_ONCE = 4;

/** Does the same with each element, a few at a time. @returns results in the order of the elements */
export async function inTurns<T, R>(
  elements: readonly T[],
  task: (element: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const left = elements.entries();
  const worker = async () => {
    for (const [index, element] of left) results[index] = await task(element, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
