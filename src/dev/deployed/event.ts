/** What Netlify hands to a function: the event that `@netlify/serverless-functions-api` takes in every bundle. */
import { randomBytes } from 'node:crypto';
import type { DeployContext } from '../../site/environment';

/** The deploy a request reaches. */
export interface Deploy {
  /** One that Netlify knows, or another one. */
  readonly context: Exclude<DeployContext, 'dev'> | (string & {});
  readonly id: string;
  readonly branch: string;
  readonly siteId: string;
}

/** Where a function finds Netlify Blobs. */
export interface BlobsAccess {
  /** Reads may be a minute old there. */
  readonly url: string;
  readonly url_uncached: string;
  readonly token: string;
  readonly primary_region: string;
}

export interface LambdaEvent {
  readonly rawUrl: string;
  readonly path: string;
  readonly httpMethod: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly isBase64Encoded: boolean;
  /** Base64 of `BlobsAccess` in JSON. */
  readonly blobs: string;
  readonly flags: Readonly<Record<string, unknown>>;
  readonly invocationMetadata: { readonly branch: string; readonly function_name: string };
}

/** How many bytes an event may have for Lambda. */
export const EVENT_LIMIT = 6 * 1024 * 1024;

/** Bodies of any other type are bytes. */
const TEXT = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded|[\w.-]+\+(json|xml))\b)/i;

/** @param address the client's IP address */
export async function eventOf(
  request: Request,
  name: string,
  address: string,
  deploy: Deploy,
  blobs: BlobsAccess,
): Promise<LambdaEvent> {
  const body = Buffer.from(await request.arrayBuffer());
  const isText = TEXT.test(request.headers.get('content-type') ?? '');
  return {
    rawUrl: request.url,
    path: new URL(request.url).pathname,
    httpMethod: request.method,
    headers: {
      ...Object.fromEntries(request.headers),
      'x-forwarded-for': address,
      'x-forwarded-proto': new URL(request.url).protocol.slice(0, -1),
      'x-nf-client-connection-ip': address,
      'x-nf-account-id': 'local',
      'x-nf-branch': deploy.branch,
      'x-nf-deploy-context': deploy.context,
      'x-nf-deploy-id': deploy.id,
      'x-nf-deploy-published': deploy.context === 'production' ? '1' : '0',
      'x-nf-request-id': randomBytes(13).toString('hex').toUpperCase(),
      'x-nf-site-id': deploy.siteId,
    },
    body: body.byteLength === 0 ? undefined : body.toString(isText ? 'utf8' : 'base64'),
    isBase64Encoded: !isText && body.byteLength > 0,
    blobs: Buffer.from(JSON.stringify(blobs)).toString('base64'),
    flags: {},
    invocationMetadata: { branch: deploy.branch, function_name: name },
  };
}

/** The event of a scheduled function: its body says when it runs next. */
export function clockRequest(origin: string, name: string): Request {
  const next = new Date(Date.now() + 60_000).toISOString();
  return new Request(`${origin}/.netlify/functions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Netlify Clockwork', 'x-nf-event': 'schedule' },
    body: JSON.stringify({ next_run: next }),
  });
}
