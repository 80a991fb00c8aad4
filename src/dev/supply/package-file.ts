/** Where npm finds the file of a package. */

/** An entry of the lock file: https://docs.npmjs.com/cli/configuring-npm/package-lock-json */
export interface LockedPackage {
  /** For an alias: the package's own name. */
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly inBundle?: true;
  readonly hasInstallScript?: true;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
}

/** No host (RFC 2606): npm puts the machine's registry in its place, as `.npmrc` says. */
export const STAND_IN_REGISTRY = 'registry.invalid';

const FOLDER = 'node_modules/';

/** The name a package is installed under. @param path as the lock file names it: `node_modules/a/node_modules/b` */
export const installedName = (path: string): string => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/** The address of a package's file; null if it comes with another package, or is the project itself. */
export function fileOf(path: string, { name, version, inBundle }: LockedPackage): string | null {
  if (path === '' || inBundle || version === undefined) return null;
  const own = name ?? installedName(path);
  return `https://${STAND_IN_REGISTRY}/${own}/-/${own.slice(own.lastIndexOf('/') + 1)}-${version}.tgz`;
}
