/** What published files weigh. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { PUBLIC } from './pages';

export const readPublished = (path: string): string => readFileSync(join(PUBLIC, path), 'utf8');

/** Content → its bytes as packed by the CDN, kept because many pages have the same scripts. */
const known = new Map<string, number>();

export function packed(content: string, quality: number): number {
  const key = `${quality} ${content}`;
  const bytes =
    known.get(key) ?? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;
  known.set(key, bytes);
  return bytes;
}

/** As the CDN packs. */
export const compressed = (content: string): number => packed(content, 11);
