/** A site of its own in a temporary folder, for tests of what writers do. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { LOCALES } from '../../../site/locales';
import { formatProblem } from '../../model/problem';
import { checkContent } from '../check';

function everywhere(text: string): Record<string, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, text]));
}

/** The site's strings, an author `ada`, tags `names` and `images`, version 1.2.3, and no content. */
export class ContentFixture {
  readonly root = mkdtempSync(join(tmpdir(), 'facet-content-'));

  /** @param code whether it has the code that asks for strings, which is a lot to read and digest */
  constructor({ code = false } = {}) {
    for (const folder of ['locales', ...(code ? ['src'] : [])]) {
      symlinkSync(resolve(folder), join(this.root, folder), 'junction');
    }
    if (!code) mkdirSync(join(this.root, 'src'));
    this.write('package.json', JSON.stringify({ version: '1.2.3' }));
    this.write(
      'content/authors.json',
      JSON.stringify({ ada: { name: everywhere('Ada'), about: everywhere('Writes.') } }),
    );
    this.write('content/tags.json', JSON.stringify({ names: everywhere('Names'), images: everywhere('Images') }));
  }

  remove(): void {
    rmSync(this.root, { recursive: true });
  }

  /** @param file path from the root, with forward slashes */
  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.root, file)), { recursive: true });
    writeFileSync(join(this.root, file), text);
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  has(file: string): boolean {
    return existsSync(join(this.root, file));
  }
}

/** A valid post; its body begins on line 8. */
export function post(body: string, { title = 'T', more = '' } = {}): string {
  return `---\ntitle: ${title}\ndescription: D\npublished: '2026-11-01'\nauthor: ada\ntags: [names]\n${more}---\n${body}`;
}

/** A valid legal document or page; its body begins on line 5. */
export function page(body: string, title = 'T'): string {
  return `---\ntitle: ${title}\ndescription: D\n---\n${body}`;
}

/** Front matter with these lines, and a text; the first line of YAML is line 2. */
export function front(yaml: string): string {
  return `---\n${yaml}---\nx\n`;
}

/** Path → text. */
export type Files = Readonly<Record<string, string>>;

/** Every problem of a site with these files, as it is printed. */
export function messagesOf(files: Files): string[] {
  const site = new ContentFixture();
  try {
    for (const [file, text] of Object.entries(files)) site.write(file, text);
    return checkContent(site.root).problems.map(formatProblem);
  } finally {
    site.remove();
  }
}

/** Place, rule and fix. */
export type Message = readonly [string, string, string];

/** Holds that a site with these files has exactly these problems. */
export function expectMessages(files: Files, expected: readonly Message[]): void {
  expect(messagesOf(files)).toEqual(expected.map(([place, rule, fix]) => `${place}\n  ${rule}\n  Fix: ${fix}`));
}
