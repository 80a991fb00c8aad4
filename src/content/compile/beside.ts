/** The files that are next to a text: pictures and films it shows. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { percentDecoded } from '../../brand/basics/text';
import { publishedDigest } from '../model/cache';
import type { Flaw } from '../model/problem';

/** Path these files are served from, under names that hold a digest of the content. */
export const MEDIA_FOLDER = '/media';

/** What is written to `public/` for one file next to a text. */
export interface MediaJob {
  /** The file, from the root of the repository. */
  readonly source: string;
  /** Digest of the file when the text was compiled. */
  readonly digest: string;
  /** Paths below `public/`, with a leading slash; a picture's width in pixels, or null for a copy as it is. */
  readonly outputs: readonly { readonly path: string; readonly width: number | null }[];
}

/** Jobs as one for each file; translations share the files of their source. */
export function mergedJobs(jobs: readonly MediaJob[]): MediaJob[] {
  const bySource = new Map<string, MediaJob>();
  for (const job of jobs) {
    const known = bySource.get(job.source)?.outputs ?? [];
    const more = job.outputs.filter(({ path }) => !known.some((output) => output.path === path));
    bySource.set(job.source, { ...job, outputs: [...known, ...more] });
  }
  return [...bySource.values()];
}

/** A file a body was compiled with. */
export interface UsedFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly digest: string;
}

export interface FoundFile extends UsedFile {
  readonly bytes: Buffer;
  /** The name's ending in lower case, without the dot. */
  readonly type: string;
}

const MEGABYTE = 1024 * 1024;

/** Whether all files a body was compiled with are still what they were. */
export function sameFiles(root: string, files: readonly UsedFile[]): boolean {
  return files.every(({ path, digest }) => {
    const place = join(root, path);
    return existsSync(place) && publishedDigest(readFileSync(place)) === digest;
  });
}

/** What one kind of file may be. */
export interface FileKind {
  /** As a message begins with it: `The picture`. */
  readonly name: string;
  readonly types: readonly string[];
  readonly megabytes: number;
}

/** Finds files next to one text and keeps what was found. */
export class FilesBeside {
  private readonly folder: string;
  private readonly found = new Map<string, UsedFile>();
  private readonly jobs: MediaJob[] = [];

  /**
   * @param root folder of the repository
   * @param file the text, from the root
   */
  constructor(
    private readonly root: string,
    file: string,
  ) {
    this.folder = dirname(file);
  }

  /** Every file found so far, in the order of first use. */
  get files(): UsedFile[] {
    return [...this.found.values()];
  }

  /** What has to be written for the files found so far. */
  get media(): MediaJob[] {
    return mergedJobs(this.jobs);
  }

  /** @param src as the writer put it: `picture.png` or `./picture.png` */
  find(src: string, { name, types, megabytes }: FileKind): FoundFile | Flaw {
    if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(src)) {
      return {
        message: `${name} ${src} lies on another site, which the security policy forbids.`,
        fix: 'Put the file beside the text, if its licence allows, and write its name.',
      };
    }
    // Markdown writes a target in percent-encoding.
    const file = percentDecoded(src).replace(/^\.\//, '');
    if (!/^[a-z0-9][a-z0-9._-]*$/.test(file)) {
      return {
        message: `${name} ${src} is not named as a file beside the text.`,
        fix: 'Put the file into the folder of the text; its name is lower-case letters, digits, hyphens and dots.',
      };
    }
    const type = file.slice(file.lastIndexOf('.') + 1);
    if (!types.includes(type)) {
      return { message: `${name} ${src} is of no known kind.`, fix: `Use one of ${types.join(', ')}.` };
    }
    // The listing is case-sensitive, even if the file system is not.
    const beside = readdirSync(join(this.root, this.folder)).filter((entry) => !/\.(?:mdx|json)$/.test(entry));
    if (!beside.includes(file)) {
      const there = beside.length === 0 ? 'nothing lies there now' : `there are ${beside.sort().join(', ')}`;
      return { message: `${name} ${src} does not exist.`, fix: `Put it into ${this.folder}/; ${there}.` };
    }
    const path = `${this.folder}/${file}`;
    const { size } = statSync(join(this.root, path));
    if (size > megabytes * MEGABYTE) {
      return {
        message: `${name} ${src} has ${Math.ceil(size / MEGABYTE)} MB.`,
        fix: `Make it smaller; at most ${megabytes} MB are taken.`,
      };
    }
    const bytes = readFileSync(join(this.root, path));
    const digest = publishedDigest(bytes);
    this.found.set(path, { path, digest });
    return { path, digest, bytes, type };
  }

  /** Asks for files to be written to `public/`. */
  publish({ path, digest }: UsedFile, outputs: MediaJob['outputs']): void {
    this.jobs.push({ source: path, digest, outputs });
  }

  /** Asks for a file to be copied as it is. @returns its path */
  publishCopy(file: FoundFile): string {
    const path = `${MEDIA_FOLDER}/${file.digest}.${file.type}`;
    this.publish(file, [{ path, width: null }]);
    return path;
  }
}
