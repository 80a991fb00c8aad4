/** The JSON schemas that the package publishes, made from what parses. */
import * as z from 'zod';
import { exportSchema } from '../../brand/sharing/export-parts';
import { changesSchema } from '../formats/changes-json';
import { configSchema } from '../config';
import { vocabularySchema } from '../formats/vocabulary-json';

/** File name → schema. */
export function schemas(): Readonly<Record<string, object>> {
  return {
    'report.schema.json': exportSchema('ReportExport', 'urn:facet:report:1'),
    'comparison.schema.json': exportSchema('ComparisonExport', 'urn:facet:comparison:1'),
    'config.schema.json': z.toJSONSchema(configSchema, { io: 'input' }),
    'changes.schema.json': z.toJSONSchema(changesSchema),
    'checks.schema.json': z.toJSONSchema(vocabularySchema),
  };
}
