/** By the file's own name: Node.js has a deprecated module of the package's name. */
declare module 'punycode/punycode.es6.js' {
  /** @throws RangeError at labels that cannot be decoded */
  export function toUnicode(domain: string): string;
}
