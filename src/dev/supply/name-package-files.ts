/**
 * Writes into `package-lock.json` where each package's file is, at a registry that does not exist: npm puts the
 * machine's own in its place (`replace-registry-host` in `.npmrc`). Without it `npm ci` asks the registry about each
 * package first, which is half of its work. `npm install` takes it out, so run this afterwards:
 *
 *     npx tsx src/dev/supply/name-package-files.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../site';
import { fileOf, type LockedPackage } from './package-file';

const LOCK_FILE = join(ROOT, 'package-lock.json');

const lockFile = JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as { packages: Readonly<Record<string, LockedPackage>> };
const packages = Object.entries(lockFile.packages).map(([path, entry]): [string, LockedPackage] => {
  const resolved = fileOf(path, entry);
  if (resolved === null) return [path, entry];
  const { version, resolved: _, ...rest } = entry;
  // In the order in which npm writes it.
  return [path, { ...(rest.name !== undefined && { name: rest.name }), version, resolved, ...rest } as LockedPackage];
});
writeFileSync(LOCK_FILE, `${JSON.stringify({ ...lockFile, packages: Object.fromEntries(packages) }, null, 2)}\n`);
