/** The JSON schemas that the package publishes, made from what parses. */
import * as z from 'zod';
import { changesSchema } from '../changes-format';
import { configSchema } from '../config';

/** File name → schema. */
export function schemas(): Readonly<Record<string, object>> {
  return {
    'config.schema.json': z.toJSONSchema(configSchema, { io: 'input' }),
    'changes.schema.json': z.toJSONSchema(changesSchema),
  };
}
