/** The recorded examples: invented brands, whose evidence and pictures are in `content/examples/`. */
export const EXAMPLES = [
  { id: 'northwind', name: 'Northwind Coffee', pictures: ['previewImage', 'icon', 'logo'] },
  { id: 'harbour', name: 'Harbour Line', pictures: ['previewImage', 'icon'] },
  { id: 'tidewater', name: 'Tidewater', pictures: [] },
] as const;

export type ExampleId = (typeof EXAMPLES)[number]['id'];

export const EXAMPLE_IDS: readonly ExampleId[] = EXAMPLES.map(({ id }) => id);

/** The example that the home page shows. */
export const SHOWN_EXAMPLE: ExampleId = 'harbour';

/** Where the site publishes an example, in the format of exported reports. */
export function examplePath(id: ExampleId): string {
  return `/examples/${id}.json`;
}

/** Small pictures of an example's site by name, each where this site publishes it. */
export function examplePictures(id: ExampleId): Readonly<Partial<Record<'previewImage' | 'icon' | 'logo', string>>> {
  const names = EXAMPLES.find((example) => example.id === id)?.pictures ?? [];
  return Object.fromEntries(names.map((name) => [name, `/examples/${id}-${name}.webp`]));
}
