/** Responses for programs about our crawler. */
import { z } from 'zod';
import { REQUEST_NAMES } from '../../components/CrawlerRequests';

export const crawlerRequestsSchema = z.object({
  /** Registrable domain; null only where a page asks for it. */
  site: z.string().nullable(),
  /** Whether there are more. */
  cut: z.boolean(),
  requests: z.array(z.object({ name: z.enum(REQUEST_NAMES), time: z.iso.datetime() })),
});

export type CrawlerRequests = z.output<typeof crawlerRequestsSchema>;
