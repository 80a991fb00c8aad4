/** What programs are told about publications. These schemas type the handlers' answers and describe the API. */
import { z } from 'zod';
import { PUBLISHED_ID_FORM, PUBLISHER_KEY_FORM, REPORT_STATES } from '../../site/published-reports';
import { reportField, signatureField } from '../platform/shape-field';
import { recordFields } from '../reports/record';

/** The receipt for a report that got an address. */
export const receiptSchema = z.object({
  id: z.string().regex(PUBLISHED_ID_FORM),
  path: z.string(),
  deleteKey: z.union([z.string().regex(PUBLISHER_KEY_FORM), z.literal('')]),
  state: z.enum(REPORT_STATES),
  expiresAt: z.iso.datetime(),
});

/** The response after deleting a report that can be restored. */
export const heldSchema = z.object({ held: z.string() });

export const publishedDataSchema = z
  .object(recordFields)
  .pick({ id: true, kind: true, publishedAt: true, expiresAt: true, previous: true, next: true })
  .extend({
    format: z.literal(1),
    state: z.enum(REPORT_STATES),
    reports: z.array(z.object({ report: reportField, signature: signatureField }).nullable()),
  });

/** https://shields.io/badges/endpoint-badge */
export const badgeSchema = z.object({
  schemaVersion: z.literal(1),
  label: z.string(),
  message: z.string(),
  color: z.string(),
  cacheSeconds: z.number().int(),
});

/** https://oembed.com/#section2.3 */
export const oembedSchema = z.object({
  version: z.literal('1.0'),
  type: z.literal('link'),
  title: z.string(),
  author_name: z.string(),
  author_url: z.url(),
  provider_name: z.string(),
  provider_url: z.url(),
  cache_age: z.number().int(),
  thumbnail_url: z.url().optional(),
  thumbnail_width: z.number().int().optional(),
  thumbnail_height: z.number().int().optional(),
});

export type Receipt = z.output<typeof receiptSchema>;
export type PublishedData = z.output<typeof publishedDataSchema>;
export type BadgeData = z.output<typeof badgeSchema>;
export type Oembed = z.output<typeof oembedSchema>;
