/** The types of the library as one file that needs no other. */
import { join } from 'node:path';
import { generateDtsBundle } from 'dts-bundle-generator';

/** @throws Error with the compiler's words */
export function libraryTypes(root: string): string {
  const [types] = generateDtsBundle(
    [
      {
        filePath: join(root, 'src/cli/package/library.ts'),
        output: { noBanner: true, exportReferencedTypes: false, sortNodes: true },
      },
    ],
    { preferredConfigPath: join(root, 'tsconfig.json') },
  );
  if (types === undefined) throw new Error('the library has no types');
  return types;
}
