/** By the file's own name: Node.js has a deprecated module of the package's name. */
declare module 'punycode/punycode.js' {
  const punycode: {
    /** @throws RangeError at labels that cannot be decoded */
    readonly toUnicode: (domain: string) => string;
  };
  export = punycode;
}
