/** How it lies in storage what our crawler asked of which site. */
import { z } from 'zod';
import { REQUEST_NAMES } from '../../components/CrawlerRequests';
import { Records } from '../platform/storage/record';

/** By day and site, a record of each assessment: a listing alone shows what may be deleted. */
export const requestLog = new Records(
  'crawler-requests/',
  z.array(z.object({ name: z.enum(REQUEST_NAMES), time: z.number() })).catch([]),
);
