import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeProperties } from '../testing/properties';

const EXAMPLES = 'content/examples';

const recorded = readdirSync(EXAMPLES)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, readFileSync(join(EXAMPLES, file), 'utf8')] as const);

// properties.long.test.ts has many more runs.
describeProperties(Object.fromEntries(recorded), { ofSite: 6, ofVariant: 0.08 });
