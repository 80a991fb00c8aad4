import { mergedJobs } from './beside';

it('the jobs of translations that show one file are one, each of its outputs once', () => {
  const [small, large] = [400, 800].map((width) => ({ path: `/media/a-${width}.webp`, width }));
  if (small === undefined || large === undefined) throw new Error('there are two');
  const job = { source: 'content/posts/a/a.png', digest: 'a' };
  const other = { source: 'content/posts/a/b.mp4', digest: 'b', outputs: [{ path: '/media/b.mp4', width: null }] };
  expect(mergedJobs([{ ...job, outputs: [small] }, other, { ...job, outputs: [small, large] }])).toEqual([
    { ...job, outputs: [small, large] },
    other,
  ]);
});
