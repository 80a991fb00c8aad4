import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContext } from '../../components/page-context';
import { CONTEXTS, type ContextPlaces } from '../../site/renderer-files';
import { shortDigest } from '../model/cache';

/** The contexts of a build's pages, for its renderer. */
export class PageContexts {
  private readonly texts = new Map<string, Buffer>();

  /** @returns the context's digest */
  add(context: PageContext): string {
    const text = JSON.stringify(context);
    const digest = shortDigest(text);
    this.texts.set(digest, Buffer.from(text));
    return digest;
  }

  write(root: string): void {
    let offset = 0;
    const places: ContextPlaces = Object.fromEntries(
      [...this.texts].map(([digest, { length }]) => [digest, [(offset += length) - length, length]]),
    );
    writeFileSync(join(root, CONTEXTS.texts), Buffer.concat([...this.texts.values()]));
    writeFileSync(join(root, CONTEXTS.places), JSON.stringify(places));
  }
}
