/** `npm run pack:cli`: makes the npm package of the command and the library, as a tarball. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle';
import { writeCompanions } from './companions';
import { thirdPartyLicences } from './licences';
import { manifest } from './manifest';
import { schemas } from './schemas';

/** Below the project's root. */
const FOLDER = '.facet/cli';

interface Packed {
  /** Path of the tarball. */
  readonly tarball: string;
  readonly bytes: number;
}

function asJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Runs npm, the one that runs this if there is one. */
function npm(cwd: string, ...args: readonly string[]): string {
  const file = process.env['npm_execpath'];
  const isScript = file?.endsWith('.js') === true;
  return execFileSync(isScript ? process.execPath : 'npm', isScript ? [file, ...args] : args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: !isScript && process.platform === 'win32',
  });
}

/**
 * @param root the repository
 * @param target folder for the tarball and what is in it; emptied first
 * @param options.types whether the library has its types, which take longer than all the rest
 */
export async function pack(root: string, target = join(root, FOLDER), { types = true } = {}): Promise<Packed> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  const folder = join(target, 'package');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(folder, 'schemas'), { recursive: true });
  const inputs = { ...(await bundle(root, folder, version)), ...(await writeCompanions(root, folder, version)) };
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
  write('package.json', asJson(manifest(version)));
  write('THIRD-PARTY-LICENSES.txt', thirdPartyLicences(root, Object.keys(inputs)));
  // The compiler is loaded only where it is needed: that takes a second.
  if (types) write('library.d.ts', (await import('./types')).libraryTypes(root));
  for (const [name, schema] of Object.entries(schemas())) write(join('schemas', name), asJson(schema));
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  cpSync(join(root, 'src/cli/package/README.md'), join(folder, 'README.md'));
  const [packed] = JSON.parse(npm(folder, 'pack', '--json', '--pack-destination', '..')) as readonly {
    readonly filename: string;
  }[];
  if (packed === undefined) throw new Error('npm packed nothing');
  const tarball = join(target, packed.filename);
  return { tarball, bytes: statSync(tarball).size };
}
