/** The schemas of the API's document: of the very shapes and zod schemas that endpoints parse and answer by. */
import { z } from 'zod';
import { EXPORT_PARTS } from '../../brand/sharing/export-parts';
import { jsonSchemas, type Direction, type JsonSchema } from '../../brand/sharing/json-schema';
import { REPORT_PARTS, reportShape } from '../../brand/sharing/report-shape';
import type { Locale } from '../../site/locales';
import { EVERY_LOCALE } from '../../site/pseudo-locales';
import { assessBody } from '../assessing/assess-body';
import { keySetSchema } from '../assessing/answers';
import { STREAM_PARTS } from '../assessing/stream-lines';
import { compareBody } from '../comparing/compare-body';
import { crawlerRequestsSchema } from '../crawler/answers';
import {
  badgeSchema,
  heldSchema,
  oembedSchema,
  publishedDataSchema,
  receiptSchema,
} from '../published-reports/answers';
import { ownDeletionSchema, ownReportSchema } from '../published-reports/own-report-body';
import { linkSchema, publicationSchema } from '../published-reports/publication-body';
import { publicationChangeSchema } from '../published-reports/publication-change';
import { COMPONENT } from '../platform/shape-field';
import { healthSchema } from '../upkeep/answers';
import { SCHEMAS } from './words';

export const BELOW = '#/components/schemas/';

/** Prefix of the parts of a report as it is taken from others: of any version, with or without receipts. */
const RECEIVED = 'Received';

const READ = {
  AssessRequest: assessBody,
  CompareRequest: compareBody,
  ShareRequest: linkSchema,
  PublishRequest: publicationSchema,
  OwnReportChange: ownReportSchema,
  OwnReportDeletion: ownDeletionSchema,
  ChangeRequest: publicationChangeSchema,
} as const;

const MADE = {
  PublicationReceipt: receiptSchema,
  HeldReport: heldSchema,
  PublishedReport: publishedDataSchema,
  Badge: badgeSchema,
  Oembed: oembedSchema,
  KeySet: keySetSchema,
  CrawlerRequests: crawlerRequestsSchema,
  Health: healthSchema,
} as const;

export type SchemaName = keyof typeof READ | keyof typeof MADE | keyof typeof EXPORT_PARTS | keyof typeof STREAM_PARTS;

export const reference = (name: SchemaName): JsonSchema => ({ $ref: BELOW + name });

const isEveryLocale = (known: unknown): boolean =>
  Array.isArray(known) &&
  known.length === EVERY_LOCALE.length &&
  EVERY_LOCALE.every((locale) => known.includes(locale));

/** @param locales those the site was built in: schemas take those of any build */
function ofZod(schema: z.ZodType, direction: Direction, locales: readonly Locale[]): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: direction === 'read' ? 'input' : 'output',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      const named = jsonSchema[COMPONENT];
      if (typeof named === 'string') {
        for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
        jsonSchema.$ref = BELOW + named;
      }
      if (isEveryLocale(jsonSchema.enum)) jsonSchema.enum = [...locales];
      // A response may get more members later. A request must not have others.
      if (direction === 'made') delete jsonSchema.additionalProperties;
    },
  });
  return json;
}

function allOfZod(
  schemas: Readonly<Record<string, z.ZodType>>,
  direction: Direction,
  locales: readonly Locale[],
): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, ofZod(schema, direction, locales)]));
}

type Members = Readonly<Record<string, JsonSchema>>;

/** The description of a schema; for one that others accept too, that of ours. */
function described(name: string, schema: JsonSchema): JsonSchema {
  const [description, members = {}] = SCHEMAS[name.replace(RECEIVED, '')] ?? [];
  const { properties } = schema;
  return {
    ...(description !== undefined && { description }),
    ...schema,
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as Members).map(([member, its]) => {
          const said = members[member];
          return [member, said === undefined ? its : { ...its, description: said }];
        }),
      ),
    }),
  };
}

/** Every schema by its name. */
export function schemaComponents(locales: readonly Locale[]): Readonly<Record<string, JsonSchema>> {
  const schemas = {
    ...allOfZod(READ, 'read', locales),
    ...allOfZod(MADE, 'made', locales),
    ...jsonSchemas({ ...EXPORT_PARTS, ...STREAM_PARTS }, 'made', BELOW),
    ...jsonSchemas({ Report: reportShape, ...REPORT_PARTS }, 'read', BELOW, RECEIVED),
  };
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, described(name, schema)]));
}
