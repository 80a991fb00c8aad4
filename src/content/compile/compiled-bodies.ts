/**
 * Compiled bodies on disk, each under the digest of all it was made from. They are kept where a change of Gatsby's
 * configuration does not delete them, and queries find there what the check compiled.
 */
import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import type { i18n } from 'i18next';
import type { Locale } from '../../site/locales';
import { cacheFolder, filesDigest, shortDigest } from '../model/cache';
import { CALIBRATION_FILE } from '../model/calibration';
import { PRECISION_FILE } from '../model/precision';
import { buildEnvironment } from '../model/environment';
import type { Problem } from '../model/problem';
import { buildI18n } from '../model/strings';
import { sameFiles } from './beside';
import { compileBody, type CompiledBody } from './mdx';
import { TextPack } from './text-pack';

/** Everything that decides what a content file becomes: code, strings, examples, figures, versions of packages. */
const COMPILER = [
  'src/content/compile',
  'src/content/model',
  // Query results hold differences between versions, and are asked for again when this digest changes.
  'src/content/versions',
  'src/components',
  'src/brand',
  'src/site',
  'src/texts',
  'locales',
  'content/examples',
  CALIBRATION_FILE,
  PRECISION_FILE,
  'package-lock.json',
];

/** A body and its location. */
export interface BodyToCompile {
  /** MDX without its front matter. */
  readonly body: string;
  /** Path from the root of the repository. */
  readonly file: string;
  /** 1-based line of the file the body begins on. */
  readonly bodyLine: number;
  readonly locale: Locale;
}

export type CompileResult =
  | { readonly ok: true; readonly compiled: CompiledBody; readonly key: string }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export class CompiledBodies {
  /** Digest of what all bodies are compiled by. */
  readonly compiler: string;
  /** The bodies as JSON, by their keys: what was compiled is in it, for queries and the next build, once it is saved. */
  readonly pack: TextPack;
  /** By language, read when a body in it is compiled: most runs find all bodies compiled. */
  private readonly strings = new Map<Locale, i18n>();
  private readonly operator;

  constructor(private readonly root: string) {
    this.operator = buildEnvironment().operator;
    this.compiler = shortDigest(filesDigest(root, COMPILER) + JSON.stringify(this.operator));
    this.pack = new TextPack(cacheFolder(root, 'content'));
  }

  /** @returns the body as compiled before by the same compiler, or compiled now; problems are never kept */
  compile({ body, file, bodyLine, locale }: BodyToCompile): CompileResult {
    // Pictures are found next to the text, so the same words in another folder are another body.
    const key = createHash('sha256')
      .update([this.compiler, locale, dirname(file), body].join('\0'))
      .digest('hex')
      .slice(0, 40);
    const kept = this.compiled(key);
    if (kept !== null && sameFiles(this.root, kept.files)) return { ok: true, compiled: kept, key };
    const result = compileBody(body, file, bodyLine, {
      root: this.root,
      i18n: this.stringsOf(locale),
      locale,
      operator: this.operator,
    });
    if (!result.ok) return result;
    this.pack.add(key, JSON.stringify(result.compiled));
    return { ...result, key };
  }

  private stringsOf(locale: Locale): i18n {
    const strings = this.strings.get(locale) ?? buildI18n(this.root, [locale]);
    this.strings.set(locale, strings);
    return strings;
  }

  /** A body compiled before, by its key. */
  compiled(key: string): CompiledBody | null {
    const text = this.pack.read(key);
    return text === null ? null : (JSON.parse(text) as CompiledBody);
  }
}
