/** How often memory is looked at: meanwhile a decoder fills some 50 MB. */
const WATCH_MS = 10;

/**
 * Does something in a worker that ends itself if pixels take too much memory: they are outside the heap, and what
 * fills them works in threads, so that this one is free to look.
 */
export async function withinMemory<Result>(megabytes: number, work: () => Promise<Result>): Promise<Result> {
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() > megabytes * 1024 * 1024) process.kill(process.pid, 'SIGKILL');
  }, WATCH_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
