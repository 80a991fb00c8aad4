/** Takes values of environment variables apart. */
import { getDomain } from 'tldts';

/** Where a sample site listens, in place of the host it is asked for by. It speaks plain HTTP. */
export interface SampleSite {
  readonly address: '127.0.0.1' | '::1';
  readonly port: number;
  /** Whether it is asked for by https, which something before it is taken to have ended. */
  readonly endsTls: boolean;
}

const SAMPLE = /^(https?:\/\/[^=]+)=(127\.0\.0\.1|\[::1\]):(\d{1,5})$/;

/** The origin a text names and nothing more; null where it names none of http or https. */
export function originOf(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  const bare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return bare && (url.protocol === 'https:' || url.protocol === 'http:') ? url.origin : null;
}

/** What stands between commas, empty entries left out. */
export function listed(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** @param entry `https://northwind.example=127.0.0.1:4101`; null for what is none */
export function parseSample(entry: string): readonly [hostAndPort: string, site: SampleSite] | null {
  const [, asked = '', address = '', port = ''] = SAMPLE.exec(entry) ?? [];
  const origin = originOf(asked);
  if (origin === null || Number(port) > 65535) return null;
  const { hostname, port: askedPort, protocol } = new URL(origin);
  const endsTls = protocol === 'https:';
  return [
    `${hostname}:${askedPort || (endsTls ? '443' : '80')}`,
    { address: address === '127.0.0.1' ? address : '::1', port: Number(port), endsTls },
  ];
}

/** A registrable domain in punycode; null for what is none: an address, a subdomain, a public suffix. */
export function registrableDomainOf(entry: string): string | null {
  if (!/^[^\s/:@?#[\]\\]+$/.test(entry) || !URL.canParse(`https://${entry}`)) return null;
  const { hostname } = new URL(`https://${entry}`);
  // A brand that lends names to others (`github.io`) is registrable by the list's ICANN section alone.
  const domains = [true, false].map((allowPrivateDomains) => getDomain(hostname, { allowPrivateDomains }));
  return domains.includes(hostname) ? hostname : null;
}

/** The https URL of a repository. Where the site was connected by SSH, it may be written as git writes it. */
export function repositoryUrl(value: string): { readonly url: string; readonly isHttps: boolean } {
  const url = value.replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/').replace(/(?:\.git)?\/?$/, '');
  return { url, isHttps: /^https:\/\/[^/]+\/./.test(url) };
}
