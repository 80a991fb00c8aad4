/** How storage keeps error reports: what the service behind them asked for, and how many there were. */
import { z } from 'zod';
import { Records } from '../platform/storage/record';

/** Under `limits`: category → until when nothing of it is wanted, ms since 1970; `all` for those that are not named. */
export const limits = new Records('error-reports/', z.record(z.string(), z.number()).catch({}));

/** By UTC day, `2026-06-01`: how many error reports were sent nowhere, since no DSN is set. */
export const unsent = new Records('error-reports/unsent/', z.number().catch(0));
