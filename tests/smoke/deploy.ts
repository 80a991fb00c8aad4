/** What is known about a deploy before it is probed: what was said about it, and what its first answers say. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { DEPLOY_CONTEXTS, type DeployContext } from '../../src/site/environment';
import { DEFAULT_LOCALE, isLocale, type WrittenLocale } from '../../src/site/locales';
import { pathTo, ROUTES, type RouteId } from '../../src/site/routes';
import type { RawAnswer, RawRequest } from './exchange';
import type { SmokeOptions } from './options';

/** A page that the build wrote. */
export interface BuiltPage {
  readonly path: string;
  readonly locale: WrittenLocale;
  /** Null for the page about a missing page. */
  readonly route: RouteId | null;
  readonly status: string;
  readonly htmlBytes: number;
  readonly scriptBytes: number;
}

export interface Deploy extends Pick<SmokeOptions, 'local' | 'address' | 'compared' | 'unmeasured' | 'limits'> {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly context: DeployContext;
  /** Origin in canonical links: production's, in a preview too. */
  readonly canonicalOrigin: string;
  readonly pages: readonly BuiltPage[];
  /** Context that the build was made for. */
  readonly builtFor: string;
  /** Addresses that moved. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Sources in the policy: of the styles in pages, and where forms lead besides the site. */
  readonly styleHashes: readonly string[];
  readonly formTargets: readonly string[];
  /** `netlify dev` sends files with a Cache-Control of its own, and with the media type of their extension. */
  readonly sendsOwnFileHeaders: boolean;
}

/** Where the build says what it wrote. */
export const BUILD_FACTS_PATH = '/facet-build.json';

const factsSchema = z.object({
  context: z.enum(DEPLOY_CONTEXTS),
  pages: z.array(
    z.object({
      path: z.string(),
      locale: z.string(),
      route: z.string().nullable(),
      status: z.string(),
      htmlBytes: z.number(),
      scriptBytes: z.number(),
    }),
  ),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
});

/** A deploy that cannot be probed at all; the message says why, and what to do. */
export class Closed extends Error {}

/** Throws if something is in front of the site: for a protected site, Netlify responds with a page of its own. */
function assertOpen(origin: string, { status, headers, body }: RawAnswer): void {
  const isOurs = String(headers['content-security-policy']).startsWith("default-src 'none'");
  const location = String(headers['location'] ?? '');
  if (status === 401 || status === 403) {
    const reason = isOurs ? 'refuses its home page' : 'asks for a password or a login';
    throw new Closed(
      `${origin} ${reason} (${String(status)}). Nobody sees the site. In Netlify: Project configuration → ` +
        `Visitor access → turn password and login protection off for this context, then run this again.`,
    );
  }
  if (status >= 300 && status < 400) {
    throw new Closed(`${origin} leads to ${location} (${String(status)}): probe that address, or mend the redirect.`);
  }
  if (status !== 200 || !/<html[^>]* lang=/.test(body)) {
    throw new Closed(`${origin} does not serve the home page: it answers ${String(status)}.`);
  }
}

/** The CSP's sources of the styles in a page. */
export function styleHashesOf(html: string): readonly string[] {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  return styles.map((css) => `sha256-${createHash('sha256').update(css).digest('base64')}`);
}

/** Where forms may lead besides the site: outside development the identity provider and nothing else. */
function formTargetsOf(policy: string, context: DeployContext): readonly string[] {
  const sources = /(?:^|; )form-action ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  const known = context === 'dev' ? /^http:\/\/127\.0\.0\.1:\*$/ : /^https:\/\/[^*/ ]+$/;
  return sources.filter((source) => known.test(source)).slice(0, 1);
}

function canonicalOf(html: string): string {
  const href = /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0].match(/href="([^"]*)"/)?.[1] ?? '';
  return URL.canParse(href) ? new URL(href).origin : '';
}

/** @throws Closed if something else answers, or what answers is not a deploy of this site */
export async function openDeploy(
  { origin, context, ...said }: SmokeOptions,
  ask: (request: RawRequest) => Promise<RawAnswer>,
): Promise<Deploy> {
  const home = await ask({ path: pathTo(DEFAULT_LOCALE, 'home') });
  assertOpen(origin, home);
  const guide = await ask({ path: pathTo(DEFAULT_LOCALE, 'guide') });
  const written = await ask({ path: BUILD_FACTS_PATH });
  const facts = factsSchema.safeParse(written.status === 200 ? JSON.parse(written.body) : null);
  if (!facts.success) {
    throw new Closed(`${origin}${BUILD_FACTS_PATH} (${String(written.status)}) does not say what was built.`);
  }
  return {
    ...said,
    origin,
    context,
    canonicalOrigin: canonicalOf(home.body),
    pages: facts.data.pages.flatMap(({ locale, route, ...page }): BuiltPage[] =>
      isLocale(locale)
        ? [{ ...page, locale, route: route !== null && route in ROUTES ? (route as RouteId) : null }]
        : [],
    ),
    builtFor: facts.data.context,
    redirects: facts.data.redirects,
    // The two pages that carry styles beside those of every page.
    styleHashes: [...new Set([home, guide].flatMap(({ body }) => styleHashesOf(body)))],
    formTargets: formTargetsOf(String(home.headers['content-security-policy']), context),
    sendsOwnFileHeaders: said.local && home.headers['cache-control'] === 'public, max-age=0',
  };
}
