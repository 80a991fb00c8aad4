import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPlainWebp } from '../../brand/evidence/site-pictures';
import { EXAMPLE_IDS, examplePictures } from '../../site/examples';
import { EXAMPLES_FOLDER } from './examples';

describe('the pictures of examples', () => {
  const files = readdirSync(EXAMPLES_FOLDER).filter((name) => name.endsWith('.webp'));

  it('are those that the table names, at their paths', () => {
    const paths = EXAMPLE_IDS.flatMap((id) => Object.values(examplePictures(id)));
    expect(files.map((name) => `/examples/${name}`).sort()).toEqual(paths.sort());
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('are small files of nothing but pixels: %s', (name) => {
    expect(isPlainWebp(readFileSync(join(EXAMPLES_FOLDER, name)))).toBe(true);
  });
});
