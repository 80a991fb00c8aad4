/** The arguments of `npm run smoke --`. */
import { parseArgs } from 'node:util';
import type { DeployContext } from '../../src/site/environment';
import { BRANDS } from '../../src/dev/samples/brands';

export interface SmokeOptions {
  /** The deploy's origin, without a trailing slash. */
  readonly origin: string;
  readonly context: DeployContext;
  /** Whether a platform on this machine takes the place of the deploy: it has no name of its own, and may do less. */
  readonly local: boolean;
  /** The site to be assessed; null if none is assessed. */
  readonly address: string | null;
  /** Sites to be compared; null for `unmeasured`, the assessed site and the recorded examples. */
  readonly compared: readonly string[] | null;
  /** A site that is measured for the comparison alone: a stored result would not show whether that function can. */
  readonly unmeasured: string;
  /** Whether requests are counted until they are refused. */
  readonly limits: boolean;
}

/** Kept by IANA for examples (RFC 2606 §3), and served. */
const UNMEASURED = ['example.net', 'example.org'] as const;

export const USAGE = `npm run smoke -- https://… --production | --preview
npm run smoke -- http://localhost:8888

  --production  a production deploy: nothing is sent that anybody will have to read
  --preview     a deploy preview or branch deploy: sends a message and an error report, marked as tests
  --address A   assesses A in place of the deploy itself: one assessment, as a visitor asks for it
  --compare A,B compares these sites, two to four, in place of ${UNMEASURED[0]}, A and the recorded examples
  --no-limits   does not ask until it is refused, which keeps this client from sending messages for three minutes`;

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname.startsWith('127.') || hostname === '[::1]';
}

/** Returns null if the arguments cannot be parsed: then the usage is shown. */
export function readOptions(args: readonly string[]): SmokeOptions | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: {
        production: { type: 'boolean', default: false },
        preview: { type: 'boolean', default: false },
        limits: { type: 'boolean', default: true },
        address: { type: 'string' },
        compare: { type: 'string' },
      },
    });
    const { production, preview, limits, address, compare } = values;
    const [site = '', ...more] = positionals;
    const url = new URL(site);
    const local = isLoopback(url);
    if (more.length > 0 || (production && preview) || !/^https?:$/.test(url.protocol)) return null;
    // A deploy's context decides what must hold, so it is never guessed.
    if (!local && !production && !preview) return null;
    const context = production ? 'production' : preview ? 'deploy-preview' : 'dev';
    const [sample, otherSample] = context === 'dev' ? BRANDS.map(({ host }) => host) : [];
    const assessed = address ?? (local ? (sample ?? null) : url.origin);
    return {
      origin: url.origin,
      context,
      local,
      address: assessed,
      compared: compare?.split(',') ?? null,
      unmeasured: otherSample ?? (assessed === UNMEASURED[0] ? UNMEASURED[1] : UNMEASURED[0]),
      limits,
    };
  } catch {
    return null;
  }
}
