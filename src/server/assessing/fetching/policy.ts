/** What may be fetched: beside the public web sample sites on a developer's machine, and of it not all. */

/** A sample site that answers in place of a host of the internet. */
export interface SampleHost {
  /** Loopback address it listens on; anything else is refused. */
  readonly address: '127.0.0.1' | '::1';
  readonly port: number;
  /**
   * True if https requests are to be sent in plain, as if TLS were terminated in front. It gives a sample brand https
   * URLs although it cannot have a certificate.
   */
  readonly endsTls?: boolean;
}

export interface FetchPolicy {
  /**
   * Sample sites by `host:port` as asked for, the port written out: `northwind.localhost:4101`, or
   * `northwind.example:443` for `https://northwind.example/`. Empty in production.
   */
  readonly sampleHosts: Readonly<Record<string, SampleHost>>;
  /** Registrable domains, in punycode, whose owners have asked us to stay away. Nothing is fetched from them. */
  readonly excludedSites: readonly string[];
}

/** The public web and nothing else. */
export const PUBLIC_ONLY: FetchPolicy = { sampleHosts: {}, excludedSites: [] };
