import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeProperties } from '../testing/properties';

const EXAMPLES = 'content/examples';

const recorded = readdirSync(EXAMPLES)
  .filter((file) => file.endsWith('.json'))
  .map((file) => [file, readFileSync(join(EXAMPLES, file), 'utf8')] as const);

describeProperties(Object.fromEntries(recorded), { ofSite: 150, ofVariant: 4 });
