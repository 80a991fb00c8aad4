/** Responses for programs about the site's health. */
import { z } from 'zod';
import { PARTS } from '../platform/seen';

/** Parts that are looked at when they are asked for, and those that were seen at work. */
export const HEALTH_PARTS = ['storage', 'schedules', ...PARTS] as const;

/** `unknown`: it was not seen at work yet. `off`: it is not set up here. */
const PART_STATUSES = ['pass', 'fail', 'unknown', 'off'] as const;

const partSchema = z.object({
  status: z.enum(PART_STATUSES),
  /** Times are whole quarters of an hour, but for those of storage and schedules. */
  answeredAt: z.iso.datetime().nullable(),
  failedAt: z.iso.datetime().nullable(),
});

export const healthSchema = z.object({
  /** `warn`: some part fails, and people can measure nevertheless. */
  status: z.enum(['pass', 'warn', 'fail']),
  version: z.string(),
  checkedAt: z.iso.datetime(),
  parts: z.object(
    Object.fromEntries(HEALTH_PARTS.map((part) => [part, partSchema])) as Record<
      (typeof HEALTH_PARTS)[number],
      typeof partSchema
    >,
  ),
});

export type Health = z.output<typeof healthSchema>;
export type HealthPart = z.output<typeof partSchema>;
