/** @returns how often the decoder has begun or ended with a picture since: 0 if none was decoded */
export async function countDecodings(): Promise<() => number> {
  // As the server loads it: the same decoder must be counted.
  const { default: sharp } = await import('sharp');
  sharp.queue.removeAllListeners('change');
  let changes = 0;
  sharp.queue.on('change', () => (changes += 1));
  return () => changes;
}
