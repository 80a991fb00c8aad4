/** How storage keeps what our crawler requested from which site, and what it may still request. */
import { z } from 'zod';
import { REQUEST_NAMES } from '../../components/CrawlerRequests';
import { Budgets } from '../platform/storage/counter';
import { Records } from '../platform/storage/record';

/** By day and site, a record of each assessment: a listing alone shows what may be deleted. */
export const requestLog = new Records(
  'crawler-requests/',
  z.array(z.object({ name: z.enum(REQUEST_NAMES), time: z.number() })).catch([]),
);

/** Requests to sites and networks that nobody typed, by the hash of a name. */
export const neighbours = new Budgets('assessments/neighbours/', 2);
