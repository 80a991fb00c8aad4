/** What the direct platform's storage holds, as bytes on the disk. */
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BLOBS_FOLDER } from '../../src/dev/platform/blobs';

function folders(): string[] {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith(BLOBS_FOLDER))
    .map((name) => join(tmpdir(), name));
}

/** Files that come and go while others use the storage, too. */
function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

function holds(folder: string, text: string): boolean {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.some(
    (entry) =>
      entry.name.includes(text) || (entry.isFile() && bytesOf(join(entry.parentPath, entry.name)).includes(text)),
  );
}

/** Whether a name or the content of a stored file holds a text that nothing else does: an id, a secret. */
export function isStored(text: string): boolean {
  return folders().some((folder) => holds(folder, text));
}
