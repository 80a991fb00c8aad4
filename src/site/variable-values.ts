/** How values of environment variables are read. */
import { getDomain } from 'tldts';

/**
 * Netlify's deploy contexts, `dev` for a developer's machine, and `other` for one that Netlify may have added since: a
 * preview to which nothing is opened that others open.
 */
export const DEPLOY_CONTEXTS = ['production', 'deploy-preview', 'branch-deploy', 'dev', 'other'] as const;

export type DeployContext = (typeof DEPLOY_CONTEXTS)[number];

/** @param text as Netlify names it */
export function deployContextOf(text: string): DeployContext {
  return DEPLOY_CONTEXTS.find((known) => known === text) ?? 'other';
}

/** Whether a deploy is there for reviewers, of a pull request or of a branch. */
export function isPreview(context: DeployContext | undefined): boolean {
  return context === 'deploy-preview' || context === 'branch-deploy' || context === 'other';
}

/** Where a sample site listens, instead of the host that it is requested by. It speaks plain HTTP. */
export interface SampleSite {
  /** An address of this machine: in 127.0.0.0/8, or `::1`. */
  readonly address: string;
  readonly port: number;
  /** Whether it is requested by https, which something in front of it is assumed to have ended. */
  readonly endsTls: boolean;
}

const SAMPLE = /^(https?:\/\/[^=]+)=(127(?:\.\d{1,3}){3}|\[::1\]):(\d{1,5})$/;

/** An origin of this machine, as a developer's stand-ins for services have it; null if it is not one. */
export function onThisMachine(value: string): string | null {
  return /^http:\/\/127\.0\.0\.1:\d{1,5}$/.test(value) ? value : null;
}

/** The origin a text names and nothing more; null if it names none of http or https. */
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

/** @param entry `https://northwind.example=127.0.0.1:4101` @returns null if the entry is malformed */
export function parseSample(entry: string): readonly [hostAndPort: string, site: SampleSite] | null {
  const [, asked = '', address = '', port = ''] = SAMPLE.exec(entry) ?? [];
  const origin = originOf(asked);
  // No number above 255, and none with a zero before it, which would be octal.
  const isAddress = URL.canParse(`http://${address}`) && new URL(`http://${address}`).hostname === address;
  if (origin === null || !isAddress || Number(port) > 65535) return null;
  const { hostname, port: askedPort, protocol } = new URL(origin);
  const endsTls = protocol === 'https:';
  return [
    `${hostname}:${askedPort || (endsTls ? '443' : '80')}`,
    { address: address === '[::1]' ? '::1' : address, port: Number(port), endsTls },
  ];
}

/** A registrable domain in punycode; null for anything else: an address, a subdomain, a public suffix. */
export function registrableDomainOf(entry: string): string | null {
  if (!/^[^\s/:@?#[\]\\]+$/.test(entry) || !URL.canParse(`https://${entry}`)) return null;
  const { hostname } = new URL(`https://${entry}`);
  // A brand that lends names to others (`github.io`) is registrable by the list's ICANN section alone.
  const domains = [true, false].map((allowPrivateDomains) => getDomain(hostname, { allowPrivateDomains }));
  return domains.includes(hostname) ? hostname : null;
}

/** The URL of a repository. Where the site was connected by SSH, it may be written as git writes it. */
export function repositoryUrl(value: string): string {
  return value.replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/').replace(/(?:\.git)?\/?$/, '');
}

/** Where a hosting service edits files of a repository, GitHub's form or GitLab's; null without an https URL. */
export function editAddress(repository: string): string | null {
  const url = repositoryUrl(repository);
  if (!/^https:\/\/[^/]+\/./.test(url)) return null;
  return `${url}${new URL(url).hostname.includes('gitlab') ? '/-' : ''}/edit`;
}

/** Whether posting to an address begins a build. Plain HTTP carries the secret only within a developer's machine. */
export function isBuildHook(value: string, context: DeployContext | undefined): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (context === 'dev' && protocol === 'http:' && hostname === '127.0.0.1');
}

/** Whether an address is a mail server's: `smtp://` or `smtps://`, with name and password. */
export function isMailServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}

/** What is wrong with a value, to be shown after the variable's name. Secrets are not repeated. */
export class Wrong {
  constructor(readonly problems: readonly string[]) {}
}

export type Context = DeployContext | undefined;

/** Reads the text of a variable, '' if it is unset and has no default. */
export type Parse<Value> = (text: string, context: Context) => Value | Wrong;

export const isIt = (text: string) => `is "${text}"`;
export const isNot = (noun: string) => (text: string) => `is "${text}", not ${noun}`;
export const holds = (entry: string) => `holds "${entry}"`;
export const holdsNot = (noun: string) => (entry: string) => `holds "${entry}", not ${noun}`;

/** Any text. */
export const anyText: Parse<string> = (text) => text;

/** Any text, null if unset. */
export const anyOrNull: Parse<string | null> = (text) => text || null;

/** One text that passes a test, '' if unset. */
export const tested =
  (passes: (text: string, context: Context) => boolean, say: (text: string) => string): Parse<string> =>
  (text, context) =>
    text === '' || passes(text, context) ? text : new Wrong([say(text)]);

/** One value of a variable with a default. @param read returns null if the text means nothing */
export const always =
  <Value>(read: (text: string) => Value | null, say: (text: string) => string): Parse<Value> =>
  (text) =>
    read(text) ?? new Wrong([say(text)]);

/** One value, null if unset. @param read returns null if the text means nothing */
export const one =
  <Value>(read: (text: string) => Value | null, say: (text: string) => string): Parse<Value | null> =>
  (text, context) =>
    text === '' ? null : always(read, say)(text, context);

/** Values between commas. @param read returns null if an entry means nothing @param say gets its place, from 1 */
export const list =
  <Value>(
    read: (entry: string) => Value | null,
    say: (entry: string, place: number) => string,
  ): Parse<readonly Value[]> =>
  (text) => {
    const values: Value[] = [];
    const problems: string[] = [];
    for (const [index, entry] of listed(text).entries()) {
      const value = read(entry);
      if (value === null) problems.push(say(entry, index + 1));
      else values.push(value);
    }
    return problems.length > 0 ? new Wrong(problems) : values;
  };

/** Secrets between commas, malformed ones named by their place: what is there may be most of a secret. */
export const secrets = (pattern: RegExp, noun: 'key' | 'secret') =>
  list(
    (entry) => (pattern.test(entry) ? entry : null),
    (_, place) => `holds no such ${noun} in place ${place}`,
  );

export const inDevelopment =
  <Value>(parse: Parse<Value>): Parse<Value> =>
  (text, context) =>
    text === '' || context === 'dev' ? parse(text, context) : new Wrong(['is set in a deploy, unset it']);

export const notInProduction =
  <Value>(parse: Parse<Value>): Parse<Value> =>
  (text, context) =>
    text === '' || context !== 'production' ? parse(text, context) : new Wrong(['is set in production, unset it']);

/** A value that no preview's code may see, since it opens what people have stored. */
export const onlyInProduction =
  <Value>(parse: Parse<Value>): Parse<Value> =>
  (text, context) =>
    text === '' || context === 'production'
      ? parse(text, context)
      : new Wrong(['is set outside production, where the code of a pull request could read it: unset it there']);

/** The entry in the list of storage's keys that means records stored before any was sealed. */
export const UNSEALED = 'unsealed';

/** Secrets and, after the one that seals, `UNSEALED`. */
export const storageKeys =
  (pattern: RegExp): Parse<readonly string[]> =>
  (text, context) => {
    const keys = list(
      (entry) => (pattern.test(entry) || entry === UNSEALED ? entry : null),
      (_, place) => `holds no such key in place ${place}`,
    )(text, context);
    if (keys instanceof Wrong || keys[0] !== UNSEALED) return keys;
    return new Wrong([`begins with "${UNSEALED}", which seals nothing: put a key before it`]);
  };

/** A value as messages show it: a secret in the wrong variable, or a password in an address, is not repeated. */
export function shown(value: string): string {
  const { protocol, host } = URL.canParse(value) ? new URL(value) : { protocol: '', host: '' };
  return /^https?:$/.test(protocol) ? `is at "${protocol}//${host}" and` : 'is';
}
