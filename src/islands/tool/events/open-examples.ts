import type { ExampleId } from '../../../site/examples';
import type { Desk } from '../desk';
import { openExample } from '../sharing/open-example';
import { open } from './open';

/** Opens the examples that are not there already. */
export function addExamples(desk: Desk, wanted: readonly ExampleId[]): Promise<boolean> {
  const examples = desk.now().columns.filter(({ source }) => source === 'example');
  const missing = wanted.filter((id) => !examples.some(({ name }) => name === id));
  return open(
    desk,
    'link',
    missing.map((id) => ({ source: 'example', name: id, open: async () => [await openExample(id)] })),
  );
}
