/**
 * JSON with positions, and with patience: structured data in pages is often wrapped in comments or has a comma too
 * many. Repairs are reported, so that nothing is mended silently.
 */

/** `start` and `end` are offsets in the text. */
export type JsonNode = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'string'; readonly value: string }
  /** Numbers, booleans and null, as written. */
  | { readonly kind: 'literal'; readonly value: string }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'object'; readonly members: readonly JsonMember[] }
);

export interface JsonMember {
  readonly key: string;
  /** Offset of the key. */
  readonly start: number;
  readonly value: JsonNode;
}

export type JsonResult =
  | { readonly ok: true; readonly node: JsonNode; /** Whether a strict parser accepts it. */ readonly strict: boolean }
  | { readonly ok: false; /** Offset of what could not be read. */ readonly at: number };

/** What is nested deeper is passed over as null: no page is written so by hand, and it would exhaust the call stack. */
const DEPTH_LIMIT = 100;

class Unreadable extends Error {
  constructor(readonly at: number) {
    super(`unreadable JSON at ${String(at)}`);
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

class Reader {
  private position = 0;
  strict = true;

  constructor(private readonly text: string) {}

  document(): JsonNode {
    if (this.text.startsWith('\ufeff')) this.position = 1;
    this.space();
    const node = this.value(0);
    this.space();
    while (this.text.charAt(this.position) === ';') {
      this.strict = false;
      this.position++;
      this.space();
    }
    if (this.position < this.text.length) throw new Unreadable(this.position);
    return node;
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.position += found.length;
    return found;
  }

  /** White space, and the comments of JavaScript, HTML and XML that wrap or interrupt JSON in the wild. */
  private space(): void {
    for (;;) {
      this.match(/[\t\n\r ]*/y);
      const comment = this.match(
        /\/\/[^\n\r]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|<!--[^"{}[\]<]*?-->|<!--|-->|<!\[CDATA\[|\]\]>|[\u00a0\ufeff]+/y,
      );
      if (comment === null) return;
      this.strict = false;
    }
  }

  private value(depth: number): JsonNode {
    const start = this.position;
    const first = this.text.charAt(start);
    if (depth > DEPTH_LIMIT && (first === '{' || first === '[')) return this.skipped(start);
    if (first === '"') return { kind: 'string', value: this.string(), start, end: this.position };
    if (first === '{') return this.object(depth, start);
    if (first === '[') return this.array(depth, start);
    const literal = this.match(/true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y);
    if (literal === null) throw new Unreadable(start);
    return { kind: 'literal', value: literal, start, end: this.position };
  }

  /** Skips an object or array without building it: brackets have to match, everything else is accepted. */
  private skipped(start: number): JsonNode {
    const open: string[] = [];
    do {
      this.match(/[^"[\]{}]+/y);
      const found = this.text.charAt(this.position);
      if (found === '') throw new Unreadable(this.position);
      if (found === '"') this.string();
      else if (found === '{' || found === '[') open.push(found === '{' ? '}' : ']');
      else if (open.pop() !== found) throw new Unreadable(this.position);
      if (found !== '"') this.position++;
    } while (open.length > 0);
    return { kind: 'literal', value: 'null', start, end: this.position };
  }

  private object(depth: number, start: number): JsonNode {
    const members: JsonMember[] = [];
    this.list('}', () => {
      const keyStart = this.position;
      if (this.text.charAt(keyStart) !== '"') throw new Unreadable(keyStart);
      const key = this.string();
      this.space();
      if (this.match(/:/y) === null) throw new Unreadable(this.position);
      this.space();
      members.push({ key, start: keyStart, value: this.value(depth + 1) });
    });
    return { kind: 'object', members, start, end: this.position };
  }

  private array(depth: number, start: number): JsonNode {
    const items: JsonNode[] = [];
    this.list(']', () => items.push(this.value(depth + 1)));
    return { kind: 'array', items, start, end: this.position };
  }

  /** The items between brackets, separated by commas; one trailing comma is accepted. */
  private list(close: string, entry: () => void): void {
    this.position++;
    this.space();
    while (this.text.charAt(this.position) !== close) {
      entry();
      this.space();
      if (this.text.charAt(this.position) === close) break;
      if (this.match(/,/y) === null) throw new Unreadable(this.position);
      this.space();
      if (this.text.charAt(this.position) === close) this.strict = false;
    }
    this.position++;
  }

  private string(): string {
    let value = '';
    const start = this.position++;
    for (;;) {
      value += this.match(/[^"\\]+/y) ?? '';
      const stop = this.text.charAt(this.position);
      if (stop === '"') break;
      if (stop === '') throw new Unreadable(this.position);
      const code = this.match(/\\u[0-9a-fA-F]{4}/y);
      if (code !== null) {
        value += String.fromCharCode(Number.parseInt(code.slice(2), 16));
        continue;
      }
      const escaped = ESCAPES[this.text.charAt(this.position + 1)];
      if (escaped === undefined) throw new Unreadable(this.position);
      value += escaped;
      this.position += 2;
    }
    this.position++;
    // Line breaks inside strings are common, and no JSON.
    if (/[\u0000-\u001f]/.test(this.text.slice(start, this.position))) this.strict = false;
    return value;
  }
}

/** Reads JSON, and repairs what can be repaired safely: comments around it, trailing commas, line breaks in strings. */
export function readJson(text: string): JsonResult {
  const reader = new Reader(text);
  try {
    return { ok: true, node: reader.document(), strict: reader.strict };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, at: error.at };
    throw error;
  }
}
