/** One measurement from an address to its report, by the gathering and the engine of the site, in this process. */
import { assessEvidence } from '../../brand/engine/assess-evidence';
import type { Evidence } from '../../brand/evidence/evidence';
import { readHomePage, type HomePage } from '../../brand/requests/home-page';
import { instantTarget } from '../../brand/reading/refresh';
import { readAlternates } from '../../brand/requests/links-back';
import { readEnvironment } from '../../site/environment';
import type { ErrorCode } from '../../site/errors';
import { INTERNET, type Network } from '../../server/fetching/network';
import { gather, type GatherOptions } from '../../server/assessing/gathering/gather';
import { homeInstead } from '../../server/assessing/home-instead';
import { homeProblem } from '../../server/assessing/gathering/problem';
import type { Measured } from '../measured';
import { parseAddress } from './address';
import { authoritiesOf } from './authorities';
import { Budget } from './budget';
import { LOCAL_NETWORK } from './local-network';
import { LocalTargets } from './local-targets';
import { headersFor, isHeaderField, withoutSent, type HeaderField } from './own-headers';
import { Proxies, wrongProxy, type Variables } from './proxies';

/** What the site never says; its words are in `locales/<locale>/cli-measuring.json`. */
export const OWN_PROBLEMS = [
  'address-private', // it could be asked with --local
  'header-refused', // a header that cannot be sent
  'proxy-malformed', // a variable that names no proxy
  'proxy-failed', // a proxy that cannot be reached, or lets nothing through
  'authorities-unreadable', // a variable that names no file of certificates
  // For lists: the results file contains something else, or results of another scope or rubric.
  'output-foreign',
  'output-differs',
] as const;

export type MeasureProblem = ErrorCode | (typeof OWN_PROBLEMS)[number];

export type MeasureResult =
  /** `leftOut`: a query or a fragment was typed, and is no part of what was measured. */
  | { readonly ok: true; readonly measured: Measured; readonly leftOut?: true }
  /**
   * `what`: the header, proxy or file that is wrong, as it was given; never a header's value. `status`: with which the
   * page was refused. `suggestion`: the address that was probably meant, or the home page in place of a page that cannot be
   * measured.
   */
  | {
      readonly ok: false;
      readonly code: MeasureProblem;
      readonly what?: string;
      readonly status?: number;
      readonly suggestion?: string;
    };

export interface MeasureOptions {
  /** Private addresses may be asked, on behalf of who sits at this machine. */
  readonly local: boolean;
  /** The site is not public yet. `local` says so too. */
  readonly preview: boolean;
  /** Sent only to the typed host. */
  readonly headers: readonly HeaderField[];
  /** Variables that name proxies and certificate authorities, and sample sites in development. */
  readonly environment: Variables;
  /** Aborting it rejects with its reason. */
  readonly signal: AbortSignal;
  readonly onRequest: GatherOptions['onRequest'];
  /** Origin of the site whose page about its crawler our User-Agent names. */
  readonly site?: string | null;
  /** Told of each request as it is sent, those of redirects too. */
  readonly onSend?: (url: URL) => void;
  /** Shared by measurements that are made together. */
  readonly budget?: Budget;
  /** For tests. The default is the clock. */
  readonly now?: () => Date;
}

/** What sets the command's requests apart from the site's. */
const BOT_MARK = 'cli';

/** Sample sites of a developer. @throws Error if the variable is malformed */
export function sampleHostsOf({ FACET_SAMPLE_HOSTS }: Variables) {
  if (FACET_SAMPLE_HOSTS === undefined) return {};
  const read = readEnvironment({ FACET_SAMPLE_HOSTS }, 'function');
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.environment.sampleHosts;
}

/** The network with proxies and certificate authorities, or why it cannot be used. */
async function networkOf({ local, environment }: MeasureOptions) {
  const proxy = wrongProxy(environment);
  if (proxy !== null) return { ok: false, code: 'proxy-malformed', what: withoutPassword(proxy) } as const;
  const authorities = await authoritiesOf(environment);
  if (!authorities.ok) return { ok: false, code: 'authorities-unreadable', what: authorities.file } as const;
  const { pem } = authorities;
  const proxies = new Proxies(environment, pem);
  const network: Network = {
    ...(local ? LOCAL_NETWORK : INTERNET),
    detour: proxies.detour,
    ...(pem !== undefined && { authorities: pem }),
  };
  return { ok: true, network, proxies } as const;
}

/** The status of the answer that refused the home page. */
function refusalOf({ requests }: Evidence): number | undefined {
  const homes = requests.filter(({ id }) => id === 'https-home' || id === 'http-home');
  return homes.flatMap((home) => (home.state === 'answered' && home.status >= 400 ? [home.status] : []))[0];
}

/** A proxy as it may be shown. */
function withoutPassword(proxy: string): string {
  return proxy.slice(proxy.lastIndexOf('@') + 1);
}

/**
 * Measures the site at an address, as the website does: it obeys robots.txt, makes at most
 * `LIMITS.requestsPerAssessment` requests, and limits requests to sites that no one typed.
 *
 * @throws the signal's reason if it was aborted
 */
export async function measure(address: string, options: MeasureOptions): Promise<MeasureResult> {
  const { local, headers, signal, budget = new Budget() } = options;
  const sampleHosts = sampleHostsOf(options.environment);
  const parsed = parseAddress(address, { local, sampleHosts: Object.keys(sampleHosts) });
  if (!parsed.ok) return parsed;
  const refused = headers.find((field) => !isHeaderField(field));
  if (refused !== undefined) return { ok: false, code: 'header-refused', what: refused[0] };
  const way = await networkOf(options);
  if (!way.ok) return way;

  const { origin, page: asked, leftOut } = parsed;
  const typed = new URL(origin);
  const policy = { sampleHosts, excludedSites: [] };
  const own = headersFor(typed, headers);
  const { untypedSites, giveBack } = budget.for(origin);
  let page: HomePage | null = null;
  let gathered: Evidence;
  try {
    gathered = await gather(
      { address: asked, origin },
      {
        signal,
        onRequest: options.onRequest,
        reader: {
          readHomePage: (home) => Promise.resolve((page = readHomePage(home))),
          readRefresh: (page) => Promise.resolve(instantTarget(page)),
          readAlternates: (answer) => Promise.resolve(readAlternates(answer)),
        },
        policy,
        ...(local && { allowed: new LocalTargets(typed, policy) }),
        scope: local || options.preview ? 'preview' : 'site',
        network: way.network,
        now: options.now ?? (() => new Date()),
        botOrigin: options.site ?? null,
        botMark: BOT_MARK,
        sign: (url) => Promise.resolve(own(url)),
        onSend: (_name, url) => options.onSend?.(url),
        untypedSites,
      },
    );
  } finally {
    await giveBack();
  }
  const evidence = withoutSent(gathered, headers);
  const code = homeProblem(evidence);
  if (code !== null) {
    const status = code === 'site-unreadable' ? refusalOf(evidence) : undefined;
    const suggestion = homeInstead(parsed, code);
    const more = { ...(status !== undefined && { status }), ...(suggestion !== null && { suggestion }) };
    return { ok: false, code: code === 'site-unreachable' && way.proxies.failed ? 'proxy-failed' : code, ...more };
  }
  // What was read of the page still holds what was taken out of it.
  const assessed = assessEvidence(evidence, evidence === gathered ? page : null);
  return { ok: true, measured: { evidence, ...assessed, signature: null }, ...(leftOut && { leftOut }) };
}
