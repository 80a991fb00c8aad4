/** The recorded examples: invented brands, whose evidence lies in `content/examples/<id>.json`. */
export const EXAMPLES = [
  { id: 'northwind', name: 'Northwind Coffee' },
  { id: 'harbour', name: 'Harbour Line' },
  { id: 'tidewater', name: 'Tidewater' },
] as const;

export type ExampleId = (typeof EXAMPLES)[number]['id'];

export const EXAMPLE_IDS: readonly ExampleId[] = EXAMPLES.map(({ id }) => id);

/** Where the site publishes an example, in the format of exported reports. */
export function examplePath(id: ExampleId): string {
  return `/examples/${id}.json`;
}
