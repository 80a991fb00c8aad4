/**
 * What an operator does with all that a site stores.
 *
 * Usage: `npm run backup -- [folder]`, `npm run restore -- <file> [--check] [--without-deletions]`
 */
import { parseArgs } from 'node:util';
import { backup } from './backup';
import { restore } from './restore';
import { BackupError } from './sealed-file';

const USAGE = `Usage: npm run backup -- [folder]
       npm run restore -- <file> [--check] [--without-deletions]

backup writes facet-<time>.backup to the folder (by default ./backups) and removes expired backups from it.
restore brings a backup back, except what was deleted since. With --check it reads all of it and writes nothing.

Both need FACET_BACKUP_KEYS, NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID. restore also needs FACET_STORAGE_KEYS.
See docs/operate.md.`;

const COUNTS = {
  written: 'brought back',
  kept: 'there already, and kept',
  deleted: 'deleted since, and left out',
  unreadable: 'opened by none of the keys, and left out',
} as const;

async function runBackup([folder = 'backups']: readonly string[]): Promise<void> {
  const { file, records, expiresAt, takenAway } = await backup(folder, process.env, new Date());
  console.log(`${file}: ${records} records. It can be restored until ${expiresAt}.`);
  for (const name of takenAway) console.log(`${name} had expired and is gone.`);
}

async function runRestore(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, 'without-deletions': { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new BackupError(USAGE);
  const { check, 'without-deletions': withoutDeletions } = values;
  const { head, records, unreadable, deletions, restored } = await restore(
    { file, check, withoutDeletions },
    process.env,
    new Date(),
  );
  console.log(`A backup of ${head.begunAt}, whole: ${records} records. It can be restored until ${head.expiresAt}.`);
  console.log(deletions === null ? 'What was deleted since is not known.' : `${deletions} names were deleted since.`);
  if (restored === null) console.log(`${unreadable} records are opened by none of the keys. Nothing was written.`);
  else
    for (const [fate, what] of Object.entries(COUNTS)) console.log(`${restored[fate as keyof typeof COUNTS]} ${what}.`);
}

async function main([command, ...args]: readonly string[]): Promise<void> {
  if (args.includes('--help')) console.log(USAGE);
  else if (command === 'backup') await runBackup(args);
  else if (command === 'restore') await runRestore(args);
  else throw new BackupError(USAGE);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof BackupError ? error.message : error);
  process.exitCode = 1;
});
