/** The recorded examples: invented brands, whose evidence lies in `content/examples/<id>.json`. */
export const EXAMPLES = [
  { id: 'northwind', name: 'Northwind Coffee' },
  { id: 'harbour', name: 'Harbour Line' },
  { id: 'tidewater', name: 'Tidewater' },
] as const;

export type ExampleId = (typeof EXAMPLES)[number]['id'];

export const EXAMPLE_IDS: readonly ExampleId[] = EXAMPLES.map(({ id }) => id);

/** The example that the home page shows. Its pictures are its site's own, in `static/`. */
export const SHOWN_EXAMPLE = {
  id: 'harbour',
  pictures: { previewImage: '/examples/harbour-share.png', icon: '/examples/harbour-icon.ico' },
} as const satisfies { readonly id: ExampleId } & Readonly<Record<string, unknown>>;

/** Where the site publishes an example, in the format of exported reports. */
export function examplePath(id: ExampleId): string {
  return `/examples/${id}.json`;
}
